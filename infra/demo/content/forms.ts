import { nameOrder } from '@showroom/contracts/entities/full-name';
import { FORM_TYPES, type FormType, formField } from '@showroom/contracts/entities/lead';
import type { Market } from '@showroom/contracts/markets';
import * as z from 'zod';
import type { FormRow } from '../../database/schema/leads';
import { loadJson } from '../data';
import { fill } from './fill';
import { languageOf, textsIn } from './texts';

const TEMPLATES = loadJson('content/forms.json', z.record(z.enum(FORM_TYPES), z.unknown()));
const form = z.object({ name: z.string(), fields: z.array(formField) });

export type FormDefinition = Pick<FormRow, 'id' | 'market' | 'type' | 'name' | 'locale' | 'fields'>;

/** The form that a market has of a type; of a locale that is not its first one, that locale's. */
export function formOf(type: FormType, { code, locales }: Market, locale: string = locales[0]): FormDefinition {
  const language = languageOf(locale);
  const { name, fields } = form.parse(fill(TEMPLATES[type], textsIn(language)));
  const names: readonly string[] = nameOrder(language);
  const suffix = locale === locales[0] ? '' : `-${locale.split('-')[0]}`;
  return {
    id: `${type}-${code}${suffix}`,
    market: code,
    type,
    name,
    locale,
    fields: [
      ...names.flatMap((part) => fields.filter((field) => field.name === part)),
      ...fields.filter((field) => !names.includes(field.name)),
    ],
  };
}

/** What visitors fill in: in every language of the market; what the site itself fills in: once. */
export function formsIn(market: Market): FormDefinition[] {
  return [
    ...market.locales.flatMap((locale) => [formOf('contact', market, locale), formOf('test_drive', market, locale)]),
    formOf('offers', market),
    formOf('reservation', market),
  ];
}
