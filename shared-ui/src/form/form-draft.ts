import type { Answers } from '@showroom/contracts/forms/check-answers';
import { parseJson } from '@showroom/contracts/schema/parse-json';
import { loadStoredText, removeStored, store } from '../storage/storage';

/** What a tab holds of a form that is not sent yet. */
export interface FormDraft {
  readonly answers: Answers;
  /** Names the sending: the same for every try, so that one of them counts. */
  readonly key: string;
  /** Of what was saved of it to go on later. */
  readonly token?: string | undefined;
}

const keyOf = (id: string) => `form:${id}`;

/** What was typed before, as far as it can be read. */
export function loadDraft(id: string): FormDraft | undefined {
  const found = parseJson(loadStoredText(keyOf(id), 'session'));
  return isDraft(found) ? found : undefined;
}

/** Stores what is typed, in this tab alone. */
export function storeDraft(id: string, draft: FormDraft): void {
  store(keyOf(id), draft, 'session');
}

/** What was sent is not filled in again. */
export function removeDraft(id: string): void {
  removeStored(keyOf(id), 'session');
}

function isDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('answers' in value)) return false;
  return typeof value.key === 'string' && typeof value.answers === 'object' && value.answers !== null;
}

/** Puts values into inputs that nobody has touched; hidden ones and files are left alone. */
export function fillInputs(form: HTMLFormElement, answers: Answers): void {
  for (const input of form.elements) {
    if (isBox(input)) fillBox(input, answers[input.name]);
    else if (isTextual(input)) fillText(input, answers[input.name]);
  }
}

type Textual = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const OTHERS: readonly string[] = ['hidden', 'file', 'password', 'checkbox', 'radio'];

function isBox(input: Element): input is HTMLInputElement {
  return input instanceof HTMLInputElement && (input.type === 'checkbox' || input.type === 'radio');
}

function isTextual(input: Element): input is Textual {
  if (input instanceof HTMLInputElement) return !OTHERS.includes(input.type);
  return input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement;
}

function fillBox(input: HTMLInputElement, value: Answers[string] | undefined): void {
  if (value === undefined || input.checked !== input.defaultChecked) return;
  input.checked = typeof value === 'boolean' ? value : [value].flat().some((one) => String(one) === input.value);
}

function fillText(input: Textual, value: Answers[string] | undefined): void {
  if (typeof value === 'string' && isUntouched(input)) input.value = value;
}

function isUntouched(input: Textual): boolean {
  if (!(input instanceof HTMLSelectElement)) return input.value === input.defaultValue;
  const chosen = [...input.options].find(({ defaultSelected }) => defaultSelected) ?? input.options[0];
  return input.value === chosen?.value;
}

/** What the inputs of a form hold, as a plain form would send it. */
export function filledIn(form: HTMLFormElement | null): URLSearchParams {
  const filled = new URLSearchParams();
  for (const input of form?.elements ?? []) {
    if (isBox(input)) {
      if (input.checked) filled.append(input.name, input.value);
    } else if (input instanceof HTMLInputElement || isTextual(input)) {
      if (input.name !== '') filled.append(input.name, input.value);
    }
  }
  return filled;
}
