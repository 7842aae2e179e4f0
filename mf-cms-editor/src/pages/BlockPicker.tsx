import type { Template } from '@showroom/contracts/blocks/template';
import type { Templates } from '@showroom/contracts/content/content-form';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { CommonIcon } from '@showroom/shared-ui/common-icon';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { TextField } from '@showroom/shared-ui/text-field';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import blockMessages from './messages/blocks/en.json';
import { useCatalogue } from './use-catalogue';

interface BlockPickerProps {
  readonly templates: Templates;
  /** Whether the person may add what is for managers. */
  readonly mayAddRestricted: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onPick: (template: Template) => void;
}

/** The button that opens the catalogue of blocks. */
export function BlockPicker({ templates, mayAddRestricted, open, onOpen, onClose, onPick }: BlockPickerProps) {
  const texts = useMessages(blockMessages);
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) search.current?.focus();
  }, [open]);
  const offered = [...templates.values()].filter(({ restricted }) => mayAddRestricted || !restricted);
  const { favourites, mostUsed, isFavourite, toggle, use } = useCatalogue(open, offered);
  const habits = [[texts.favourites, favourites] as const, [texts.most_used, mostUsed] as const];
  const found = groupsOf(foundTemplates(offered, text));
  const isSearching = text.trim() !== '';
  const groups = [...(isSearching ? [] : habits.filter(([, list]) => list.length > 0)), ...found];
  const first = isSearching ? found[0]?.[1][0] : undefined;

  function pick(template: Template): void {
    setText('');
    use(template);
    // A dialog gives the focus back as it closes: the new block takes it then.
    flushSync(onClose);
    onPick(template);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (first) pick(first);
  }

  return (
    <>
      <Button kind="secondary" onClick={onOpen}>
        {texts.add_block}
      </Button>
      <Dialog open={open} onClose={onClose} title={texts.add_block} size="wide">
        <TextField
          ref={search}
          type="search"
          label={texts.search_blocks}
          hint={first ? fillText(texts.enter_adds, { name: first.name }) : texts.enter_adds_first}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        {groups.length === 0 && <p role="status">{texts.no_block_found}</p>}
        {groups.map(([group, list]) => (
          <section key={group} aria-label={group} className="block-picker-group">
            <Heading level={3} size="s">
              {group}
            </Heading>
            <ul className="block-picker-list">
              {list.map((template) => (
                <li key={template.key} className="block-picker-box">
                  <Item template={template} onPick={pick} />
                  <button
                    type="button"
                    className="block-picker-favourite"
                    aria-pressed={isFavourite(template)}
                    aria-label={fillText(texts.favourite, { name: template.name })}
                    onClick={() => toggle(template)}
                  >
                    <CommonIcon name="heart" size={20} filled={isFavourite(template)} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </>
  );
}

interface ItemProps {
  readonly template: Template;
  readonly onPick: (template: Template) => void;
}

function Item({ template, onPick }: ItemProps) {
  const { name, description, short_description, thumbnail_url } = template;
  return (
    <button type="button" className="block-picker-item" title={description} onClick={() => onPick(template)}>
      {thumbnail_url && <img src={thumbnail_url} alt="" width={90} height={90} loading="lazy" />}
      <strong>{name}</strong>
      <span>{short_description}</span>
    </button>
  );
}

/** Templates whose name or description has every word of the text. */
export function foundTemplates(templates: readonly Template[], text: string): readonly Template[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter(({ name, short_description, group }) => {
    const searched = `${name} ${short_description} ${group}`.toLocaleLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** Groups in the order of their first template; higher priorities stand earlier. */
function groupsOf(templates: readonly Template[]): readonly (readonly [string, readonly Template[]])[] {
  const sorted = templates.toSorted((one, other) => other.list_priority - one.list_priority);
  const groups = [...new Set(sorted.map(({ group }) => group))];
  return groups.map((group) => [group, sorted.filter((template) => template.group === group)]);
}
