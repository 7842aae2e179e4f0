import { FORM_TYPES, type FormDefinition, formDefinition } from '@showroom/contracts/entities/form';
import { nameOrder } from '@showroom/contracts/entities/full-name';
import type { Market, MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import { loadJson } from '../data';
import { fill } from './fill';
import { languageOf, textsIn } from './texts';

/** Forms that every market begins with. */
const DEMO_FORM_TYPES = [...FORM_TYPES, 'service'] as const;
/** A form that every market begins with. */
export type DemoFormType = (typeof DEMO_FORM_TYPES)[number];

const TEMPLATES = loadJson('content/forms.json', z.record(z.enum(DEMO_FORM_TYPES), z.record(z.string(), z.unknown())));
const PLACEHOLDER = /^\{[\w-]+(\.[\w-]+)+\}$/;

export interface DemoForm {
  readonly id: string;
  readonly market: MarketCode;
  readonly definition: FormDefinition;
}

/** Each text of a template in every language of a market. */
function inEveryLanguage(template: unknown, locales: readonly string[]): unknown {
  if (typeof template === 'string') {
    if (!PLACEHOLDER.test(template)) return template;
    return Object.fromEntries(locales.map((locale) => [locale, fill(template, textsIn(languageOf(locale)))]));
  }
  if (Array.isArray(template)) return template.map((entry) => inEveryLanguage(entry, locales));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, inEveryLanguage(value, locales)]));
}

/** The form that a market has of a type, names in the order of its first language. */
export function formOf(type: DemoFormType, { code, locales }: Market): DemoForm {
  const [first] = locales;
  const written = z.record(z.string(), z.unknown()).parse(inEveryLanguage(TEMPLATES[type], locales));
  const title = z.record(z.string(), z.string()).parse(written['title']);
  const { fields, ...rest } = formDefinition.parse({ ...written, type, name: title[first] ?? type });
  const names: readonly string[] = nameOrder(first);
  const ordered = names.flatMap((part) => fields.filter((field) => field.name === part));
  const inOrder = fields.map((field) => (names.includes(field.name) ? (ordered.shift() ?? field) : field));
  return { id: `${type}-${code}`, market: code, definition: { ...rest, fields: inOrder } };
}

/** The forms that a market begins with. */
export function formsIn(market: Market): DemoForm[] {
  return DEMO_FORM_TYPES.map((type) => formOf(type, market));
}
