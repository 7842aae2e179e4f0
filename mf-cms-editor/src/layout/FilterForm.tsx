import { Button } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { useNavigation } from '@showroom/shared-ui/router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import messages from './messages/en.json';
import './FilterForm.css';

interface FilterFormProps {
  /** Address of the list. */
  readonly list: string;
  /** The list without anything that is looked for. */
  readonly clearHref: string;
  readonly onFind: () => void;
  readonly children: ReactNode;
}

/**
 * What is looked for: a form that the server understands, sent without a new page where scripts
 * run.
 */
export function FilterForm({ list, clearHref, onFind, children }: FilterFormProps) {
  const { state } = useNavigation();
  const texts = useMessages(messages);

  /** Enter clicks the button as well. */
  function find(event: MouseEvent): void {
    event.preventDefault();
    onFind();
  }

  return (
    <search>
      <form method="get" action={list} className="editor-filters">
        {children}
        <p className="editor-actions editor-filters-buttons">
          <Button type="submit" busy={state === 'loading'} onClick={find}>
            {texts.find}
          </Button>
          <SiteLink href={clearHref} look="standalone">
            {texts.clear}
          </SiteLink>
        </p>
      </form>
    </search>
  );
}

/** What each field of such a form needs, and the query of what was typed into them. */
export function useFilters<F extends string>(first: Readonly<Partial<Record<F, string | undefined>>>) {
  const [asked, setAsked] = useState(first);
  const field = (name: F) => ({
    name,
    value: asked[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setAsked((before) => ({ ...before, [name]: target.value })),
  });
  const typed = () =>
    new URLSearchParams(
      Object.entries<string | undefined>(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
  return { field, typed };
}
