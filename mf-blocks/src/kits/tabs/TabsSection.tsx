import { Container } from '@showroom/shared-ui/container';
import { useMessages } from '@showroom/shared-ui/messages';
import { Tabs } from '@showroom/shared-ui/tabs';
import { type ReactNode, useRef } from 'react';
import { SectionTitle, type SectionTitleProps } from '../section/SectionTitle';
import { type Theme, themeClass } from '../section/theme-class';
import { GroupName } from './GroupName';
import messages from './messages/en.json';
import { panelIds } from './panel-ids';
import { useOpenTab } from './use-open-tab';
import './TabsSection.css';

interface TabGroup {
  readonly tab_label: string;
  readonly tab_id: string;
}

interface TabsSectionProps<Group extends TabGroup> extends SectionTitleProps {
  /** Of the block, for ids of tabs that have none of their own. */
  readonly id: string;
  readonly className: string;
  readonly theme: Theme;
  readonly groups: readonly Group[];
  /** What stands in each group. */
  readonly panels: readonly (readonly ReactNode[])[];
  /** What a tab shows: its name, and more if the block has more to show. */
  readonly labelOf: (name: string, group: Group) => ReactNode;
}

/** All panels are in the HTML, seen or not; a tab without anything to show is not offered. */
export function TabsSection<Group extends TabGroup>({
  id,
  className,
  theme,
  groups,
  panels,
  labelOf,
  ...title
}: TabsSectionProps<Group>) {
  const { label } = useMessages(messages);
  const root = useRef<HTMLElement>(null);
  const ids = panelIds(id, groups);
  const tabs = groups
    .map((group, index) => {
      const name = group.tab_label.trim() || String(index + 1);
      return { id: ids[index] ?? '', name, label: labelOf(name, group), panel: panels[index] ?? [] };
    })
    .filter(({ panel }) => panel.length > 0);
  const [open, setOpen] = useOpenTab(
    root,
    tabs.map((tab) => tab.id),
  );
  if (tabs.length === 0) return null;
  return (
    <section
      ref={root}
      className={['section tabs-panels tabs-section', className, themeClass(theme)].filter(Boolean).join(' ')}
    >
      <Container className="section-inside">
        <SectionTitle {...title} />
      </Container>
      <Tabs
        label={title.title || label}
        items={tabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          content: (
            <div id={tab.id}>
              <GroupName>{tab.name}</GroupName>
              {tab.panel}
            </div>
          ),
        }))}
        selected={open}
        onSelect={setOpen}
      />
    </section>
  );
}
