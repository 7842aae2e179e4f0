import { listen, originOfParent } from '../../payments/browser/frames';
import { brandOf } from '../cards';
import {
  type CardValues,
  checkField,
  digitsOf,
  type FieldName,
  formatCvc,
  formatExpiry,
  formatNumber,
} from './card-fields';
import { confirmIntent, retrieveIntent } from './card-provider';
import { type CardChange, type ElementStyle, type FromFrame, isToFrame, type ToFrame } from './messages';

const NAMES: readonly FieldName[] = ['number', 'expiry', 'cvc'];
const inputs = { number: input('number'), expiry: input('expiry'), cvc: input('cvc') } as const;
const touched = new Set<FieldName>();

function input(name: FieldName): HTMLInputElement {
  const found = document.getElementById(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`The card page has no field ${name}`);
  return found;
}

function tell(message: FromFrame): void {
  parent.postMessage(message, originOfParent());
}

function values(): CardValues {
  return { number: inputs.number.value, expiry: inputs.expiry.value, cvc: inputs.cvc.value };
}

function rewrite(name: FieldName, isDeleting: boolean): void {
  const field = inputs[name];
  const atEnd = field.selectionStart === field.value.length;
  const digitsBefore = digitsOf(field.value.slice(0, field.selectionStart ?? 0)).length;
  field.value = write(name, field.value, isDeleting);
  const caret = atEnd ? field.value.length : positionOfDigit(field.value, digitsBefore);
  field.setSelectionRange(caret, caret);
}

function write(name: FieldName, text: string, isDeleting: boolean): string {
  if (name === 'number') return formatNumber(text);
  return name === 'expiry' ? formatExpiry(text, isDeleting) : formatCvc(text);
}

function positionOfDigit(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}

/** What is wrong with a field, in words that the page brought along. */
function errorOf(name: FieldName) {
  const code = checkField(name, values(), new Date());
  return code === undefined ? undefined : { code, message: inputs[name].dataset[code] ?? code };
}

/** An error shows once its field was left, so that nobody is corrected while typing. */
function showErrors(): void {
  for (const name of NAMES) {
    const error = touched.has(name) ? errorOf(name) : undefined;
    const place = document.getElementById(`${name}-error`);
    if (place) place.textContent = error?.message ?? '';
    inputs[name].toggleAttribute('aria-invalid', error !== undefined);
    if (error) inputs[name].setAttribute('aria-invalid', 'true');
  }
  document.documentElement.dataset['brand'] = brandOf(digitsOf(inputs.number.value));
  tellHeight();
}

function change(): CardChange {
  const errors = NAMES.map((name) => ({ name, error: errorOf(name) }));
  const shown = errors.find(({ name, error }) => error && touched.has(name))?.error;
  return {
    elementType: 'card',
    empty: NAMES.every((name) => inputs[name].value === ''),
    complete: errors.every(({ error }) => error === undefined),
    brand: brandOf(digitsOf(inputs.number.value)),
    value: { postalCode: '' },
    ...(shown && { error: { type: 'validation_error', ...shown } }),
  };
}

function tellChange(): void {
  showErrors();
  tell({ sandbox: 'stripe', type: 'change', change: change() });
}

function tellHeight(): void {
  tell({ sandbox: 'stripe', type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}

function dress({ base = {}, invalid = {} }: ElementStyle): void {
  const properties = {
    '--text': base['color'],
    '--size': base['fontSize'],
    '--family': base['fontFamily'],
    '--weight': base['fontWeight'],
    '--accent': base['iconColor'],
    '--danger': invalid['color'],
  };
  for (const [property, value] of Object.entries(properties)) {
    if (typeof value === 'string' && value.length < 200) document.documentElement.style.setProperty(property, value);
  }
  tellHeight();
}

async function answer(message: ToFrame): Promise<void> {
  switch (message.type) {
    case 'style':
      return dress(message.style);
    case 'disabled':
      for (const name of NAMES) inputs[name].disabled = message.disabled;
      return;
    case 'focus-first':
      return inputs.number.focus();
    case 'clear':
      for (const name of NAMES) inputs[name].value = '';
      touched.clear();
      return tellChange();
    case 'confirm':
    case 'retrieve':
      return tell({ sandbox: 'stripe', type: 'answer', request: message.request, answer: await ask(message) });
  }
}

async function ask(message: Extract<ToFrame, { readonly request: number }>) {
  if (message.type === 'retrieve') return retrieveIntent(message.key, message.clientSecret);
  for (const name of NAMES) touched.add(name);
  tellChange();
  const { error } = change();
  if (error) return { error };
  return confirmIntent(message.key, message.clientSecret, values(), message.billing);
}

function wire(name: FieldName): void {
  const field = inputs[name];
  field.addEventListener('input', (event) => {
    rewrite(name, event instanceof InputEvent && event.inputType.startsWith('delete'));
    moveOn(name);
    tellChange();
  });
  field.addEventListener('focus', () => tell({ sandbox: 'stripe', type: 'focus' }));
  field.addEventListener('blur', () => {
    if (field.value !== '') touched.add(name);
    tellChange();
    tell({ sandbox: 'stripe', type: 'blur' });
  });
}

/** A complete and correct field hands over to the next one. */
function moveOn(name: FieldName): void {
  const next = NAMES[NAMES.indexOf(name) + 1];
  const atEnd = inputs[name].selectionStart === inputs[name].value.length;
  if (next && atEnd && inputs[next].value === '' && !errorOf(name)) inputs[next].focus();
}

listen(
  originOfParent(),
  () => parent,
  isToFrame,
  (message) => void answer(message),
);
for (const name of NAMES) wire(name);
new ResizeObserver(tellHeight).observe(document.body);
tell({ sandbox: 'stripe', type: 'ready' });
tellHeight();
