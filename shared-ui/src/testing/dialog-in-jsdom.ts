/**
 * jsdom knows the element but not its methods; this is what tests need of them: open, close,
 * Escape.
 */
export function provideDialogMethods(): void {
  if (typeof HTMLDialogElement === 'undefined' || 'showModal' in HTMLDialogElement.prototype) return;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const open = [...document.querySelectorAll('dialog[open]')].pop();
    if (open instanceof HTMLDialogElement) open.close();
  };
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
      const focusable = this.querySelector<HTMLElement>('button, [href], input, select, textarea, [tabindex]');
      focusable?.focus();
      document.addEventListener('keydown', closeOnEscape);
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
}
