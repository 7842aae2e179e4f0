import { type RefObject, useEffect, useRef } from 'react';

/** Opens and closes a native dialog as a modal; the browser keeps the focus inside and gives it back. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return ref;
}
