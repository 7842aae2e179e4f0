import { useState } from 'react';

/** Which block somebody works on, in the list or on the canvas. */
export interface Selection {
  readonly id: string | undefined;
  /** What was chosen on the canvas last, and how often anything was. */
  readonly chosen: { readonly id: string; readonly times: number } | undefined;
  /** Behind which block the next one comes; null: before all. Undefined: nobody adds one. */
  readonly after: string | null | undefined;
  /** Somebody works in the form of a block. */
  work(id: string): void;
  /** Somebody pressed a block on the canvas. */
  choose(id: string): void;
  insert(after: string | null): void;
  closePicker(): void;
}

export function useSelection(): Selection {
  const [id, setId] = useState<string>();
  const [chosen, setChosen] = useState<Selection['chosen']>();
  const [after, setAfter] = useState<string | null>();
  return {
    id,
    chosen,
    after,
    work: setId,
    choose(pressed) {
      setId(pressed);
      setChosen((before) => ({ id: pressed, times: (before?.times ?? 0) + 1 }));
    },
    insert: setAfter,
    closePicker: () => setAfter(undefined),
  };
}
