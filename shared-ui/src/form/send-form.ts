import { uploadFormFile } from '@showroom/contracts/calls/forms';
import { createLead, type LeadSubmission } from '@showroom/contracts/calls/leads';
import type { Client } from '@showroom/contracts/client/client';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';

/** Milliseconds for a file on a slow line. */
const UPLOAD_DEADLINE = 120_000;

/** What became of a form that was sent. */
export type SendOutcome =
  | { readonly status: 'sent' | 'failed' | 'limited' | 'unproven' }
  /** What the API does not take, by the names of fields. */
  | { readonly status: 'refused'; readonly problems: Readonly<Record<string, string>> };

/** How a form is sent; default: as a lead of its own. */
export type SendForm = (client: Client, id: string, submission: LeadSubmission) => Promise<void>;

/** Leaves a lead; its code and schemas come with the first form that is sent. */
export async function sendForm(client: Client, id: string, submission: LeadSubmission): Promise<void> {
  await client.send(createLead, { params: { id }, body: submission });
}

/** What became of a sending; `names` are those of the form's fields. */
export async function outcomeOf(sending: Promise<void>, names: readonly string[]): Promise<SendOutcome> {
  try {
    await sending;
    return { status: 'sent' };
  } catch (error) {
    if (!(error instanceof ShowroomError)) console.error('A form was not sent:', error);
    return failureOf(error, names);
  }
}

function failureOf(error: unknown, names: readonly string[]): SendOutcome {
  if (!(error instanceof ShowroomError)) return { status: 'failed' };
  if (error.status === 429) return { status: 'limited' };
  const errors = error.problem?.errors ?? [];
  if (errors.some(({ path }) => path.endsWith('g-recaptcha-response'))) return { status: 'unproven' };
  // A path may begin with the part of the request: `values.email`, `body.values.email`.
  const found = errors.flatMap(({ path, message }) => {
    const name = path.split(/[./]/).find((part) => names.includes(part));
    return name === undefined ? [] : [[name, message] as const];
  });
  return found.length > 0 ? { status: 'refused', problems: Object.fromEntries(found) } : { status: 'failed' };
}

/** Uploads a file of a field; answers the id that the form is sent with. */
export async function uploadFile(client: Client, id: string, field: string, file: File): Promise<string> {
  const call = { params: { id }, query: { field, name: file.name.slice(-200) }, file };
  const { data } = await client.send(uploadFormFile, call, { deadline: UPLOAD_DEADLINE });
  return data.id;
}
