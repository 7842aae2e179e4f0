import { useEffect, useRef, useState } from 'react';
import { idOfPath } from '../layout/issue';
import type { FormEdit } from './use-form-edit';

/** Which field is open, by its name, and what its row is known by while it is renamed and moved. */
export interface Opened {
  readonly name: string | undefined;
  readonly toggle: (name: string) => void;
  /** Opens a field, not closing it. */
  readonly show: (name: string) => void;
  /** Opens a field that was just added, with its label selected. */
  readonly begin: (name: string) => void;
  readonly rename: (from: string, to: string) => void;
  /** A key for each row, which stays with a field that gets another name. */
  readonly keysOf: (names: readonly string[]) => readonly string[];
}

export function useOpened({ draft, locale }: Pick<FormEdit, 'draft' | 'locale'>): Opened {
  const [name, setName] = useState<string>();
  const keys = useRef(new Map<string, string>());
  const begun = useRef<string>(undefined);

  useEffect(() => {
    const index = draft.fields.findIndex((field) => field.name === begun.current);
    const label = document.getElementById(idOfPath(`fields.${index}.label.${locale}`));
    if (label instanceof HTMLInputElement || label instanceof HTMLTextAreaElement) {
      label.focus();
      label.select();
    }
    begun.current = undefined;
  }, [draft, locale]);

  return {
    name,
    show: setName,
    toggle: (wanted) => setName((now) => (now === wanted ? undefined : wanted)),
    begin: (added) => {
      begun.current = added;
      setName(added);
    },
    rename: (from, to) => {
      keys.current.set(to, keys.current.get(from) ?? from);
      setName((now) => (now === from ? to : now));
    },
    keysOf: (names) => {
      const used = new Set<string>();
      return names.map((own, index) => {
        const known = keys.current.get(own) ?? own;
        const key = used.has(known) ? `${known} ${index}` : known;
        used.add(key);
        return key;
      });
    },
  };
}
