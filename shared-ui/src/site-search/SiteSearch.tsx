import { useNavigate } from '@showroom/shared-ui/router';
import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import { buttonClass } from '../button/Button';
import { Icon } from '../icon/Icon';
import { useSiteHref } from '../link/SiteLink';
import { useMessages } from '../texts/messages';
import searchMessages from './messages/en.json';
import type { ActiveSuggestion, SuggestionsProps } from './Suggestions';
import '../visually-hidden/VisuallyHidden.css';
import './SiteSearch.css';

/** Where results are, without the page's language. */
export const SEARCH_PATH = '/search';
/** No text that is looked for is longer. */
const MOST_CHARACTERS = 100;

/** A field to look for something on the site. */
export interface SiteSearchProps {
  /** What was looked for last. */
  readonly text?: string | undefined;
  /** A result page or a suggestion is on its way: whatever holds the field may close. */
  readonly onLeave?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * A form that leads to the results, with and without scripts. Suggestions come with the first touch
 * of the field: their code is no part of a page that nobody searches.
 */
export function SiteSearch({ text = '', onLeave, className }: SiteSearchProps) {
  const texts = useMessages(searchMessages);
  const action = useSiteHref(SEARCH_PATH);
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { Suggestions, load } = useSuggestions();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState<ActiveSuggestion>({ isOpen: false, id: undefined });

  function leave() {
    setTyped(undefined);
    onLeave?.();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const asked = input.current?.value.trim() ?? '';
    if (asked === '') {
      input.current?.focus();
      return;
    }
    leave();
    void navigate(`${SEARCH_PATH}?${new URLSearchParams({ q: asked })}`);
  }
  const combobox = Suggestions && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': active.isOpen,
    'aria-controls': active.isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': active.id,
  };
  return (
    <search className={['ui-site-search', className].filter(Boolean).join(' ')}>
      <form action={action} method="get" className="ui-site-search-form" onSubmit={onSubmit}>
        <label htmlFor={id} className="ui-visually-hidden">
          {texts.label}
        </label>
        <input
          {...combobox}
          ref={input}
          id={id}
          className="ui-site-search-input"
          type="search"
          name="q"
          defaultValue={text}
          placeholder={texts.placeholder}
          maxLength={MOST_CHARACTERS}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={load}
          onChange={({ target }) => {
            load();
            setTyped(target.value);
          }}
        />
        <button type="submit" className={buttonClass({}, 'ui-site-search-submit')} aria-label={texts.submit}>
          <Icon name="search" size={20} />
        </button>
      </form>
      {Suggestions && input.current && (
        <Suggestions id={`${id}-list`} input={input.current} text={typed} onActive={setActive} onLeave={leave} />
      )}
    </search>
  );
}

/** Without their code the form does what it does without scripts; the next touch tries again. */
function useSuggestions() {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const isComing = useRef(false);
  const load = () => {
    if (Suggestions || isComing.current) return;
    isComing.current = true;
    import('./Suggestions').then(
      (code) => setSuggestions(() => code.Suggestions),
      (cause: unknown) => {
        isComing.current = false;
        console.info('Searching goes on without suggestions:', cause);
      },
    );
  };
  return { Suggestions, load };
}
