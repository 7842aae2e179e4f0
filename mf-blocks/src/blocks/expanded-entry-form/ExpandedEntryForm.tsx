import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Container } from '@showroom/shared-ui/container';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { Tabs } from '@showroom/shared-ui/tabs';
import { useRef, useState } from 'react';
import { FormPlace, hasForm } from '../../kits/form/FormPlace';
import { type BlockForm, loadBlockForm } from '../../kits/form/load-block-form';
import { levelInside } from '../../kits/levels/levels';
import { RichText } from '../../kits/rich-text/RichText';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { panelIds } from '../../kits/tabs/panel-ids';
import { useOpenTab } from '../../kits/tabs/use-open-tab';
import messages from './messages/en.json';
import type { template } from './template';
import './ExpandedEntryForm.css';

type Content = ContentOf<typeof template>;

const THEMES = { page: '', light: 'light-theme', dark: 'dark-theme' } as const;

/** The form of each tab, in the language of the page. */
export function load(input: LoadInput<Content>): Promise<readonly BlockForm[]> {
  return Promise.all(input.content.groups.map(({ form_id }) => loadBlockForm(input, form_id)));
}

/** Every form is in the HTML, seen or not; a tab without one has nothing to show. */
export function Component({
  id,
  content: { theme, groups, disclaimer, mobile_top_tabs_limit: limit, ...title },
  data,
}: BlockProps<Content, readonly BlockForm[] | undefined>) {
  const { label } = useMessages(messages);
  const root = useRef<HTMLElement>(null);
  const ids = panelIds(
    id,
    groups.map(({ anchor_id }) => ({ tab_id: anchor_id })),
  );
  const tabs = groups
    .map((group, index) => ({ ...group, id: ids[index] ?? '', data: data?.[index], index }))
    .filter((tab) => hasForm(tab.form_id, tab.data));
  const [open = '', setOpen] = useOpenTab(
    root,
    tabs.map((tab) => tab.id),
  );
  const more = useMore(
    tabs.findIndex((tab) => tab.id === open),
    limit,
  );
  if (tabs.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  const classes = ['section expanded-entry-form', THEMES[theme], !more.isOpen && `expanded-entry-form-limit-${limit}`];
  return (
    <section ref={root} className={classes.filter(Boolean).join(' ')}>
      <Container className="section-inside">
        <SectionTitle {...title} />
        <div className="expanded-entry-form-place">
          <Tabs
            label={title.title || label}
            items={tabs.map((tab) => ({
              id: tab.id,
              label: <TabLabel icon={tab.icon} name={tab.label.trim() || String(tab.index + 1)} />,
              content: (
                <div id={tab.id}>
                  <FormPlace id={tab.form_id} data={tab.data} headingLevel={level} />
                </div>
              ),
            }))}
            selected={open}
            onSelect={setOpen}
          />
          {tabs.length > limit && <MoreButton {...more} />}
          <RichText html={disclaimer} className="expanded-entry-form-disclaimer" />
        </div>
      </Container>
    </section>
  );
}

/** On phones so many tabs are in sight; a tab beyond them that is open shows all. */
function useMore(index: number, limit: number) {
  const [isAsked, setAsked] = useState(false);
  return { isOpen: isAsked || index >= limit, toggle: () => setAsked(!isAsked) };
}

function MoreButton({ isOpen, toggle }: ReturnType<typeof useMore>) {
  const { more, less } = useMessages(messages);
  return (
    <button type="button" className="expanded-entry-form-more" aria-expanded={isOpen} onClick={toggle}>
      {isOpen ? less : more}
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
    </button>
  );
}

function TabLabel({ icon, name }: { readonly icon: string; readonly name: string }) {
  return (
    <span className="expanded-entry-form-tab">
      {isIconName(icon) && <Icon name={icon} size={20} />}
      {name}
    </span>
  );
}
