import { fillText } from '@showroom/contracts/fill-text';
import { Link } from '@showroom/shared-ui/router';
import type { MouseEvent } from 'react';
import { useTextsOf } from '../language/use-language';
import { type Choice, cleared, withoutChoice } from './choices';
import type { ListState } from './url-state';
import { useLabels } from './use-labels';

interface FilterChipsProps {
  readonly state: ListState;
  readonly choices: readonly Choice[];
  readonly searchOf: (state: ListState) => string;
  readonly onChange: (state: ListState) => void;
}

function keyOf(choice: Choice): string {
  if (choice.kind === 'family') return choice.kind;
  return choice.kind === 'option' ? `${choice.key} ${choice.value}` : choice.key;
}

/** What is chosen, each with a link that takes it back. */
export function FilterChips({ state, choices, searchOf, onChange }: FilterChipsProps) {
  const texts = useTextsOf('facets');
  const labels = useLabels();
  if (choices.length === 0) return null;

  const link = (next: ListState) => ({
    to: { search: searchOf(next) },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      retainFocus(event.currentTarget);
      onChange(next);
    },
  });
  return (
    <ul className="facets-chips" aria-label={texts.chosen}>
      {choices.map((choice) => (
        <li key={keyOf(choice)}>
          <Link
            {...link(withoutChoice(state, choice))}
            className="facets-chip"
            aria-label={fillText(texts.remove, { choice: labels.choice(choice) })}
          >
            {labels.choice(choice)}
            <svg viewBox="0 0 12 12" width="12" height="12" stroke="currentColor" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" />
            </svg>
          </Link>
        </li>
      ))}
      <li>
        <Link {...link(cleared(state))} className="facets-clear">
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}

/**
 * The pressed link goes away: the next one takes the focus, or the list's heading after the last.
 */
function retainFocus(pressed: HTMLElement): void {
  const item = pressed.closest('li');
  const isAlone = (item?.parentElement?.children.length ?? 0) <= 2;
  const neighbour = isAlone ? undefined : (item?.nextElementSibling ?? undefined)?.querySelector<HTMLElement>('a');
  const target = neighbour ?? pressed.closest('.listing')?.querySelector<HTMLElement>('[data-list-heading]');
  target?.focus({ preventScroll: true });
}
