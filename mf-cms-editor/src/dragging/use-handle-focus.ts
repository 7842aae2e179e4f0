import { useEffect, useRef } from 'react';

/** A row that moves loses the focus: once the list has changed its handle gets it back. */
export function useHandleFocus<E extends HTMLElement>(changed: unknown) {
  const list = useRef<E>(null);
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what has changed place that is focused
  useEffect(() => {
    const handles = [...(list.current?.querySelectorAll('[data-mf-handle]') ?? [])];
    const handle = handles.find((one) => one.getAttribute('data-mf-handle') === wanted.current);
    if (handle instanceof HTMLElement) handle.focus();
    wanted.current = undefined;
  }, [changed]);
  return {
    list,
    focusOn: (id: string | number) => {
      wanted.current = String(id);
    },
  };
}
