import type { CallOutput } from '@showroom/contracts/calls/call';
import type { exportForm, getFormStatistics } from '@showroom/contracts/calls/forms';
import type { Client } from '@showroom/contracts/client/client';
import type { EditedForm, Form, FormDefinition, FormIntegration } from '@showroom/contracts/entities/form';
import type { Location } from '@showroom/contracts/entities/location';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import { ifMatch } from './if-match';

const declared = () => import('@showroom/contracts/calls/forms');

export type FormFile = CallOutput<typeof exportForm>;
export type FormStep = CallOutput<typeof getFormStatistics>['data'][number];

export interface ListedForms {
  readonly forms: readonly Form[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

interface FormQuery {
  /** Default: all markets of the person. */
  readonly market?: MarketCode;
  readonly q: string;
  readonly page: number;
}

export async function fetchForms(client: Client, query: FormQuery, signal?: AbortSignal): Promise<ListedForms> {
  const { listForms } = await declared();
  const asked = { query: { ...query, page: String(query.page) } };
  const { data, meta } = await client.send(listForms, asked, signal ? { signal } : {});
  return { forms: data, total: meta.total, page: meta.page, pages: meta.pages };
}

export async function fetchForm(client: Client, id: string, signal?: AbortSignal): Promise<EditedForm> {
  const { getEditedForm } = await declared();
  return (await client.send(getEditedForm, { params: { id } }, signal ? { signal } : {})).data;
}

/** A form, or undefined where there is none for this person. */
export async function findForm(client: Client, id: string, signal: AbortSignal): Promise<EditedForm | undefined> {
  try {
    return await fetchForm(client, id, signal);
  } catch (error) {
    if (error instanceof ShowroomError && error.status === 404) return undefined;
    throw error;
  }
}

export async function createNewForm(
  client: Client,
  market: MarketCode,
  definition: FormDefinition,
): Promise<EditedForm> {
  const { createForm } = await declared();
  return (await client.send(createForm, { body: { market, definition } })).data;
}

export async function publishForm(
  client: Client,
  { id, attributes: { revision, draft_revision } }: EditedForm,
  definition: FormDefinition,
): Promise<EditedForm> {
  const { updateForm } = await declared();
  const input = { params: { id }, headers: ifMatch(revision), body: { definition, draft_revision } };
  return (await client.send(updateForm, input)).data;
}

export async function saveDraft(
  client: Client,
  { id, attributes }: EditedForm,
  definition: FormDefinition,
): Promise<EditedForm> {
  const { saveFormDraft } = await declared();
  const body = { definition: { ...definition }, base: attributes.draft?.base ?? attributes.revision };
  const headers = ifMatch(attributes.draft_revision);
  return (await client.send(saveFormDraft, { params: { id }, headers, body })).data;
}

export async function discardDraft(client: Client, { id, attributes }: EditedForm): Promise<EditedForm> {
  const { discardFormDraft } = await declared();
  return (await client.send(discardFormDraft, { params: { id }, headers: ifMatch(attributes.draft_revision) })).data;
}

/** A link to the draft for people without an account. */
export async function linkToFormPreview(client: Client, id: string): Promise<{ path: string; expires_at: string }> {
  const { linkFormPreview } = await declared();
  return client.send(linkFormPreview, { params: { id } });
}

export async function removeForm(client: Client, { id, attributes }: Form): Promise<void> {
  const { deleteForm } = await declared();
  await client.send(deleteForm, { params: { id }, headers: ifMatch(attributes.revision) });
}

export async function copyForm(client: Client, id: string, name: string): Promise<EditedForm> {
  const { duplicateForm } = await declared();
  return (await client.send(duplicateForm, { params: { id }, query: { name } })).data;
}

export async function importFormFile(client: Client, market: MarketCode, file: FormFile): Promise<EditedForm> {
  const { importForm } = await declared();
  return (await client.send(importForm, { body: { market, file } })).data;
}

export async function saveIntegrations(
  client: Client,
  id: string,
  integrations: readonly FormIntegration[],
  secret: string,
): Promise<readonly FormIntegration[]> {
  const { updateFormIntegrations } = await declared();
  const body = { integrations: [...integrations], ...(secret !== '' && { webhook_secret: secret }) };
  return (await client.send(updateFormIntegrations, { params: { id }, body })).data.attributes.integrations;
}

export async function saveRetention(client: Client, id: string, days: number | null): Promise<number | null> {
  const { updateFormRetention } = await declared();
  return (await client.send(updateFormRetention, { params: { id }, body: { days } })).data.attributes.days;
}

export async function fetchStatistics(
  client: Client,
  id: string,
  days: number,
  signal: AbortSignal,
): Promise<readonly FormStep[]> {
  const { getFormStatistics } = await declared();
  return (await client.send(getFormStatistics, { params: { id }, query: { days: String(days) } }, { signal })).data;
}

export async function fetchLocations(
  client: Client,
  market: MarketCode,
  signal: AbortSignal,
): Promise<readonly Location[]> {
  const { listLocations } = await declared();
  return (await client.send(listLocations, { query: { market } }, { signal })).data;
}
