import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Button } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { SelectField } from '@showroom/shared-ui/select-field';
import { useRef } from 'react';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { themeClass } from '../../kits/section/theme-class';
import { GroupName } from '../../kits/tabs/GroupName';
import { panelIds } from '../../kits/tabs/panel-ids';
import { useOpenTab } from '../../kits/tabs/use-open-tab';
import messages from './messages/en.json';
import type { template } from './template';
import './DropdownSectionsSelect.css';

/** The blocks of all options are in the HTML, seen or not; an option without any is not offered. */
export function Component({
  id,
  content: { theme, groups, select_label, clear_text, ...title },
  panels = [],
}: BlockProps<ContentOf<typeof template>>) {
  const { choose, clear } = useMessages(messages);
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const ids = panelIds(
    id,
    groups.map(({ option_id }) => ({ tab_id: option_id })),
  );
  const options = groups
    .map(({ option_label }, index) => ({
      id: ids[index] ?? '',
      name: option_label.trim() || String(index + 1),
      blocks: panels[index] ?? [],
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const [open, setOpen] = useOpenTab(
    root,
    options.map((option) => option.id),
    '',
  );
  if (options.length === 0) return null;
  return (
    <section
      ref={root}
      className={['section tabs-panels dropdown-sections-select', themeClass(theme)].filter(Boolean).join(' ')}
    >
      <Container className="section-inside">
        <SectionTitle {...title} />
        <div className="dropdown-sections-select-choice">
          <SelectField
            ref={list}
            label={select_label}
            placeholder={choose}
            options={options.map((option) => ({ value: option.id, label: option.name }))}
            value={open}
            onChange={({ target }) => setOpen(target.value)}
          />
          {open !== '' && (
            <Button
              kind="secondary"
              onClick={() => {
                setOpen('');
                // The button goes with what it hides: whoever works by keys stands at the list.
                list.current?.focus();
              }}
            >
              {clear_text.trim() || clear}
            </Button>
          )}
        </div>
      </Container>
      {options.map((option) => (
        <section
          key={option.id}
          id={option.id}
          aria-label={option.name}
          hidden={option.id !== open}
          className="tabs-panel"
        >
          <GroupName>{option.name}</GroupName>
          {option.blocks}
        </section>
      ))}
    </section>
  );
}
