import { createHash } from 'node:crypto';
import { getForm } from '@showroom/contracts/calls/forms';
import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { Client } from '@showroom/contracts/client/client';
import type { ShownForm } from '@showroom/contracts/entities/form';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { type Answers, askedFields, checkAnswers } from '@showroom/contracts/forms/check-answers';
import type { FilledForm } from '@showroom/shared-ui/filled-form';
import { answersOf } from '@showroom/shared-ui/form-answers';
import { OWN_INPUTS } from '@showroom/shared-ui/form-inputs';
import { mappedValues } from '@showroom/shared-ui/mapped-values';
import { outcomeOf, sendForm } from '@showroom/shared-ui/send-form';

const LONGEST_ADDRESS = 2000;
const NOT_FOUND: readonly number[] = [400, 404, 422];

/** A form without scripts, as it came. */
interface PlainForm {
  readonly client: Client;
  readonly id: string;
  readonly locale: string;
  readonly body: URLSearchParams;
  readonly visitor: string;
  /** Address of the page that it stood on; empty where the browser does not say. */
  readonly source: string;
  /** The market's, of parameters to fields. */
  readonly mapping: Readonly<Record<string, string>>;
}

/** What became of a form without scripts. */
export type Delivered =
  | { readonly outcome: 'sent'; readonly form: ShownForm }
  | { readonly outcome: 'refused'; readonly filled: FilledForm }
  | { readonly outcome: 'missing' | 'failed' };

/** Holds a form against its rules and hands it to the API, under one key for the same body. */
export async function deliverForm(plain: PlainForm): Promise<Delivered> {
  const { client, id, locale, body } = plain;
  const form = await client.send(getForm, { params: { id }, query: { locale } }).then(
    ({ data }) => data,
    (error: unknown) => (error instanceof ShowroomError && NOT_FOUND.includes(error.status) ? 'missing' : 'failed'),
  );
  if (form === 'missing' || form === 'failed') return { outcome: form };
  const { fields } = form.attributes;
  const answers = { ...answersOf(fields, body), ...answersOfPage(plain, fields) };
  const hidden = hiddenIn(body);
  const refused = (problems: FilledForm['problems'], outcome: FilledForm['outcome'] = 'refused'): Delivered => ({
    outcome: 'refused',
    filled: { id, answers, problems, outcome, hidden },
  });
  const { problems } = checkAnswers(fields, answers);
  if (Object.keys(problems).length > 0) return refused(problems);
  const submission = submissionOf(plain, fields, answers, hidden);
  const sent = await outcomeOf(
    sendForm(client, id, submission),
    fields.map(({ name }) => name),
  );
  switch (sent.status) {
    case 'sent':
      return { outcome: 'sent', form };
    case 'refused':
      return refused(sent.problems);
    case 'limited':
      return refused({}, 'limited');
    case 'unproven':
      return refused({}, 'unproven');
    case 'failed':
      return { outcome: 'failed' };
  }
}

/** Hidden fields that a cached page left as they are by default, as its address says them. */
function answersOfPage({ body, source, mapping }: PlainForm, fields: ShownForm['attributes']['fields']): Answers {
  const page = URL.canParse(source) ? new URL(source) : undefined;
  const hidden = fields.filter(({ kind }) => kind === 'hidden');
  const paths = hidden
    .filter(({ name, page_value }) => page_value === 'path' && !body.get(name))
    .map(({ name }) => [name, page?.pathname ?? ''] as const);
  const open = hidden.filter(({ name, default_value = '' }) => (body.get(name) || default_value) === default_value);
  const mapped = page ? mappedValues(open, mapping, page.searchParams) : {};
  return { ...Object.fromEntries(paths), ...mapped };
}

function hiddenIn(body: URLSearchParams): Readonly<Record<string, string>> {
  const { hidden } = OWN_INPUTS;
  const given = [...body].filter(([name]) => name.startsWith(hidden));
  return Object.fromEntries(given.map(([name, value]) => [name.slice(hidden.length), value]));
}

function submissionOf(
  { id, locale, body, visitor, source }: PlainForm,
  fields: ShownForm['attributes']['fields'],
  answers: Answers,
  hidden: Readonly<Record<string, string>>,
): LeadSubmission {
  const values = askedFields(fields, answers).flatMap(({ name }) => {
    const value = answers[name] ?? '';
    if (String(value).trim() === '') return [];
    return [[name, typeof value === 'object' ? [...value] : value] as const];
  });
  const version = Number(body.get(OWN_INPUTS.version));
  const trap = body.get(OWN_INPUTS.trap);
  return {
    values: Object.fromEntries(values),
    ...(Object.keys(hidden).length > 0 && { hidden_fields: hidden }),
    locale,
    source_url: source.slice(0, LONGEST_ADDRESS),
    // Whoever presses twice, or loads the answer again, leaves one lead.
    idempotency_key: createHash('sha256').update(`${visitor} ${id} ${body}`).digest('base64url'),
    ...(Number.isInteger(version) && version > 0 && { form_version: version }),
    ...(trap && { trap: trap.slice(0, 500) }),
  };
}
