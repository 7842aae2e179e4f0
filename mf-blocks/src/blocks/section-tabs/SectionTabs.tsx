import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Container } from '@showroom/shared-ui/container';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Tabs } from '@showroom/shared-ui/tabs';
import { type ReactNode, useRef } from 'react';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { GroupName } from '../../kits/tabs/GroupName';
import { panelIds } from '../../kits/tabs/panel-ids';
import { useOpenTab } from '../../kits/tabs/use-open-tab';
import messages from './messages/en.json';
import type { template } from './template';
import './SectionTabs.css';

const THEMES = { page: '', light: 'light-theme', dark: 'dark-theme' } as const;

/** The blocks of a tab are in the HTML, seen or not; a tab without any has nothing to show. */
export function Component({
  id,
  content: { theme, groups, ...title },
  panels = [],
}: BlockProps<ContentOf<typeof template>>) {
  const { label } = useMessages(messages);
  const root = useRef<HTMLElement>(null);
  const ids = panelIds(id, groups);
  const tabs = groups
    .map(({ tab_label, tab_icon }, index) => ({
      id: ids[index] ?? '',
      name: tab_label.trim() || String(index + 1),
      icon: tab_icon,
      blocks: panels[index] ?? [],
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const [open, setOpen] = useOpenTab(
    root,
    tabs.map((tab) => tab.id),
  );
  if (tabs.length === 0) return null;
  return (
    <section ref={root} className={['section tabs-panels section-tabs', THEMES[theme]].filter(Boolean).join(' ')}>
      <Container>
        <SectionTitle {...title} />
      </Container>
      <Tabs
        label={title.title || label}
        items={tabs.map((tab) => ({ id: tab.id, label: <Label {...tab} />, content: <Panel {...tab} /> }))}
        selected={open}
        onSelect={setOpen}
      />
    </section>
  );
}

interface ShownTab {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly blocks: readonly ReactNode[];
}

function Label({ name, icon }: ShownTab) {
  return (
    <span className="section-tabs-tab">
      {isIconName(icon) && <Icon name={icon} size={20} />}
      {name}
    </span>
  );
}

function Panel({ id, name, blocks }: ShownTab) {
  return (
    <div id={id}>
      <GroupName>{name}</GroupName>
      {blocks}
    </div>
  );
}
