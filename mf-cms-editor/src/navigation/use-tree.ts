import type { EditedEntry, NavTree } from '@showroom/contracts/calls/nav-trees';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { fetchNavTrees, saveTree } from '../data/nav-calls';
import { type Failure, useSending } from '../layout/use-sending';
import type { Entries } from './tree-edit';

/** One place of the site while somebody writes it. */
export interface EditedTree {
  readonly entries: Entries;
  readonly isUnsaved: boolean;
  readonly isSending: boolean;
  readonly isSaved: boolean;
  readonly failure: Failure | undefined;
  /** What somebody else has written since, beside what is written here. */
  readonly theirs: NavTree | undefined;
  readonly change: (entries: Entries) => void;
  readonly save: () => void;
  readonly loadTheirs: () => void;
  readonly saveOver: () => void;
}

/** A tree with what was changed of it; a conflict keeps both sides. */
export function useTree(tree: NavTree): EditedTree {
  const { client, market } = usePlatform();
  const { isSending, failure, send } = useSending();
  const [saved, setSaved] = useState(tree);
  const [entries, setEntries] = useState<Entries>(tree.attributes.entries);
  const [theirs, setTheirs] = useState<NavTree>();
  const spot = { market: market.code, locale: tree.attributes.locale, place: tree.id };

  function show(next: NavTree): void {
    setSaved(next);
    setEntries(next.attributes.entries);
    setTheirs(undefined);
  }

  async function saveFrom({ attributes: { revision } }: NavTree): Promise<void> {
    try {
      show(await saveTree(client, spot, revision, entries));
    } catch (error) {
      if (!(error instanceof ShowroomError) || error.status !== 412) throw error;
      const now = (await fetchNavTrees(client, spot)).find(({ id }) => id === tree.id);
      setTheirs(now);
    }
  }

  const isUnsaved = entries !== saved.attributes.entries;
  return {
    ...{ entries, isUnsaved, isSending, failure, theirs },
    isSaved: !isUnsaved && saved !== tree,
    change: setEntries,
    save: () => send(() => saveFrom(saved)),
    loadTheirs: () => theirs && show(theirs),
    saveOver: () => theirs && send(() => saveFrom(theirs)),
  };
}

/** What the API says of one entry: `entries.2.url` is about the third one. */
export function issuesOf(failure: Failure | undefined, index: number): Readonly<Record<string, string>> {
  const start = `entries.${index}.`;
  return Object.fromEntries(
    Object.entries(failure?.fields ?? {}).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message]] : [],
    ),
  );
}

/** A link that nobody has filled in yet. */
export function newEntry(parent: string | null): EditedEntry {
  return { id: crypto.randomUUID(), parent, label: '', url: '', target: '_self', type: 'link' };
}
