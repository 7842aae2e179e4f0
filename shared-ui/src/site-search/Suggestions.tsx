import { withBasePath } from '@showroom/contracts/base-path';
import { SEARCH_KINDS, type Suggestion } from '@showroom/contracts/entities/search-result';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { SiteLink } from '../link/SiteLink';
import { formatCount } from '../texts/format-count';
import { useMessages } from '../texts/messages';
import searchMessages from './messages/en.json';
import { Pieces } from './Pieces';
import { useSuggested } from './use-suggested';

/** What the field says of its suggestions. */
export interface ActiveSuggestion {
  readonly isOpen: boolean;
  /** Id of the suggestion that Enter follows. */
  readonly id: string | undefined;
}

/** A list of suggestions below a field. */
export interface SuggestionsProps {
  readonly id: string;
  readonly input: HTMLInputElement;
  /** What was typed; undefined before anything was, and once it led somewhere. */
  readonly text: string | undefined;
  readonly onActive: (active: ActiveSuggestion) => void;
  readonly onLeave: () => void;
}

/** Where each key leads among so many suggestions; -1 is the field itself. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1 < count ? index + 1 : -1),
  ArrowUp: (index, count) => (index < 0 ? count - 1 : index - 1),
};

/** The list box of a combobox: the focus stays in the field, and each suggestion is a link. */
export function Suggestions({ id, input, text, onActive, onLeave }: SuggestionsProps) {
  const texts = useMessages(searchMessages);
  const { locale } = usePageLocale();
  const { suggestions, of } = useSuggested(text);
  const [closed, setClosed] = useState<string>();
  const [chosen, setChosen] = useState({ index: -1, of });
  const isOpen = text !== undefined && text !== closed && suggestions.length > 0;
  // Another text has other suggestions, none of which anybody has chosen.
  const index = isOpen && chosen.of === of ? chosen.index : -1;
  const idOf = (at: number) => `${id}-${at}`;
  useEffect(() => onActive({ isOpen, id: index < 0 ? undefined : `${id}-${index}` }), [onActive, isOpen, id, index]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Enter and arrows of somebody who writes Japanese choose characters.
    if (!isOpen || event.isComposing) return;
    const step = STEPS[event.key];
    if (step) setChosen({ index: step(index, suggestions.length), of });
    else if (event.key === 'Enter' && index >= 0) document.getElementById(idOf(index))?.click();
    else if (event.key === 'Escape') setClosed(text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onBlur = useEffectEvent(() => setClosed(text));
  useEffect(() => {
    const keydown = (event: KeyboardEvent) => onKey(event);
    const blur = () => onBlur();
    input.addEventListener('keydown', keydown);
    input.addEventListener('blur', blur);
    return () => {
      input.removeEventListener('keydown', keydown);
      input.removeEventListener('blur', blur);
    };
  }, [input]);

  return (
    <>
      <p role="status" className="ui-visually-hidden">
        {isOpen && formatCount(suggestions.length, texts.found, locale)}
        {text !== undefined && of === text && suggestions.length === 0 && texts.none}
      </p>
      {isOpen && (
        <div
          role="listbox"
          id={id}
          aria-label={texts.suggestions}
          className="ui-site-search-list"
          onMouseDown={(event) => event.preventDefault()}
        >
          <Groups suggestions={suggestions} index={index} idOf={idOf} onLeave={onLeave} />
        </div>
      )}
    </>
  );
}

interface GroupsProps {
  readonly suggestions: readonly Suggestion[];
  readonly index: number;
  readonly idOf: (at: number) => string;
  readonly onLeave: () => void;
}

function Groups({ suggestions, index, idOf, onLeave }: GroupsProps) {
  const texts = useMessages(searchMessages);
  const numbered = suggestions.map((suggestion, at) => ({ ...suggestion, at }));
  return SEARCH_KINDS.map((kind) => {
    const own = numbered.filter(({ attributes }) => attributes.kind === kind);
    if (own.length === 0) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: options are grouped, and no fields
      <div key={kind} role="group" aria-label={texts.kinds[kind]}>
        <p className="ui-site-search-kind" aria-hidden="true">
          {texts.kinds[kind]}
        </p>
        {own.map(({ id, attributes: { path, picture, title }, at }) => (
          <SiteLink
            key={id}
            id={idOf(at)}
            role="option"
            aria-selected={at === index}
            tabIndex={-1}
            look="plain"
            href={path}
            className="ui-site-search-option"
            onClick={onLeave}
          >
            {picture && <img src={withBasePath(picture)} alt="" width={64} height={36} loading="lazy" />}
            <span>
              <Pieces of={title} />
            </span>
          </SiteLink>
        ))}
      </div>
    );
  });
}
