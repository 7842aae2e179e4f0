import { useCallback, useState } from 'react';

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
  /** The block whose texts somebody goes on at on the canvas. */
  readonly entered: { readonly block: string } | undefined;
  enter(block: string): void;
  /** Somebody changes a text of a block on the canvas: the cursor stays there. */
  workOnCanvas(id: string): void;
  closePicker(): void;
}

export function useSelection(): Selection {
  const [id, setId] = useState<string>();
  const [chosen, setChosen] = useState<Selection['chosen']>();
  const [after, setAfter] = useState<string | null>();
  const [entered, setEntered] = useState<Selection['entered']>();
  const enter = useCallback((block: string) => {
    setId(block);
    setEntered({ block });
  }, []);
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
    entered,
    enter,
    workOnCanvas(pressed) {
      setId(pressed);
      setChosen(undefined);
    },
    closePicker: () => setAfter(undefined),
  };
}
