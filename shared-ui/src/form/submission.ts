import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { ShownField, ShownForm } from '@showroom/contracts/entities/form';
import { type Answers, askedFields } from '@showroom/contracts/forms/check-answers';
import { answersOf } from './answers-of';
import { OWN_INPUTS } from './own-inputs';
import { hiddenValue, type PageValues } from './page-values';
import { trackingOf } from './visit-parameters';

/** What is known of a visitor's page beside what they filled in. */
export interface SendingPage {
  readonly values: PageValues;
  readonly address: string;
  readonly cookies: string;
  readonly locale: string;
  /** The same for every try to send what was filled in. */
  readonly key: string;
  readonly seconds: number | undefined;
  readonly proof: string | undefined;
}

const LONGEST_ADDRESS = 2000;

/** What was filled in, with hidden fields as the page has them. */
export function allAnswers(
  fields: readonly ShownField[],
  data: URLSearchParams,
  hidden: Readonly<Record<string, string>>,
  page: PageValues,
): Answers {
  const answers = answersOf(fields, data);
  const own = fields
    .filter(({ kind, name }) => kind === 'hidden' && !answers[name])
    .map((field) => [field.name, hiddenValue(field, hidden, page)] as const);
  return { ...answers, ...Object.fromEntries(own) };
}

/** What a form is sent with: asked fields that hold something, and how it came to be filled in. */
export function submissionOf(
  { attributes: { fields, version } }: ShownForm,
  data: URLSearchParams,
  hidden: Readonly<Record<string, string>>,
  page: SendingPage,
): LeadSubmission {
  const answers = allAnswers(fields, data, hidden, page.values);
  const values = askedFields(fields, answers).flatMap(({ name }) => {
    const value = answers[name] ?? '';
    if (String(value).trim() === '') return [];
    return [[name, typeof value === 'object' ? [...value] : value] as const];
  });
  const others = Object.entries(hidden).filter(([name]) => !fields.some((field) => field.name === name));
  const trap = data.get(OWN_INPUTS.trap);
  return {
    values: Object.fromEntries(values),
    ...(others.length > 0 && { hidden_fields: Object.fromEntries(others) }),
    locale: page.locale,
    source_url: page.address.split('#')[0]?.slice(0, LONGEST_ADDRESS) ?? '',
    tracking: trackingOf(page.cookies),
    idempotency_key: page.key,
    form_version: version,
    ...(trap && { trap: trap.slice(0, 500) }),
    ...(page.seconds !== undefined && { seconds: Math.round(page.seconds * 10) / 10 }),
    ...(page.proof !== undefined && { 'g-recaptcha-response': page.proof }),
  };
}
