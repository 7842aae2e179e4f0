declare global {
  interface Window {
    /** Fields that were changed before all code; the inline script of the page notes them. */
    earlyChanges?: Set<EventTarget>;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

const fire = (field: Field, type: 'input' | 'change') => field.dispatchEvent(new Event(type, { bubbles: true }));

/**
 * What changes a field to what it shows at this moment, later. React hears nothing of a change that
 * came before it took the field over, and draws over it whenever something else changes.
 */
export function changeOf(field: Field): () => void {
  const change = howToChange(field);
  return () => {
    if (!field.isConnected || field.disabled) return;
    // What React has not taken over yet it takes over for this event, and drops it.
    fire(field, 'input');
    change();
  };
}

function howToChange(field: Field): () => void {
  if (field instanceof HTMLSelectElement) return choiceOf(field);
  if (field instanceof HTMLInputElement && BOX.has(field.type)) return clickOf(field);
  if (field.type === 'file') return () => finish(field);
  return typingOf(field);
}

function finish(field: Field): void {
  fire(field, 'input');
  fire(field, 'change');
}

const BOX = new Set(['checkbox', 'radio']);

function clickOf(field: HTMLInputElement): () => void {
  const { checked } = field;
  return () => {
    // A radio button that gave way to another one is changed with that one.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
  };
}

function choiceOf(field: HTMLSelectElement): () => void {
  const chosen = new Set(field.selectedOptions);
  return () => {
    for (const option of field.options) option.selected = chosen.has(option);
    finish(field);
  };
}

/** React notices values that it was not told of: it is told the former one, and not the new. */
function typingOf(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    field.value = field.defaultValue;
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Reflect.set(prototype, 'value', value, field);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    finish(field);
    // The hand lets a slider go.
    if (field.type === 'range') field.dispatchEvent(new Event('pointerup', { bubbles: true }));
  };
}
