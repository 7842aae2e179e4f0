import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens and closes a native dialog as a modal; the browser keeps the focus inside and gives it
 * back.
 */
export function useModal(open: boolean, closable = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open || closable) return;
    const stay = (event: Event) => event.preventDefault();
    // A second Escape closes a dialog whatever its page says.
    const standAgain = () => dialog.open || dialog.showModal();
    dialog.addEventListener('cancel', stay);
    dialog.addEventListener('close', standAgain);
    return () => {
      dialog.removeEventListener('cancel', stay);
      dialog.removeEventListener('close', standAgain);
    };
  }, [open, closable]);
  return ref;
}
