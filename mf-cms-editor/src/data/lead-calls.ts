import type { CallInput } from '@showroom/contracts/calls/call';
import type { LeadChoice, listLeads } from '@showroom/contracts/calls/leads';
import type { Client } from '@showroom/contracts/client/client';
import type { Form, Lead, LeadExport, LeadIntegration } from '@showroom/contracts/entities/lead';

const declared = () => import('@showroom/contracts/calls/leads');

export type ListedForm = Form['attributes'] & { readonly id: string };
export type ListedLead = Lead['attributes'] & { readonly id: string };
export type Delivery = LeadIntegration['attributes'] & { readonly id: string };
export type ExportState = LeadExport['attributes'] & { readonly id: string };
export type LeadQuery = CallInput<typeof listLeads>['query'];

/** Whether the CRM answers, in words. */
export interface Connection {
  readonly ok: boolean;
  readonly message: string;
}

export interface FoundLeads {
  readonly form: ListedForm;
  readonly leads: readonly ListedLead[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export interface LeadRecord {
  readonly form: ListedForm;
  readonly lead: ListedLead;
  readonly deliveries: readonly Delivery[];
}

const ITEMS = '20';

const withId = <A>({ id, attributes }: { readonly id: string; readonly attributes: A }) => ({ ...attributes, id });

export async function fetchForms(client: Client, signal: AbortSignal): Promise<readonly ListedForm[]> {
  const { listForms } = await declared();
  const { data } = await client.send(listForms, { query: {} }, { signal });
  return data.map(withId);
}

async function readForm(client: Client, id: string, signal: AbortSignal): Promise<ListedForm | undefined> {
  return (await fetchForms(client, signal)).find((form) => form.id === id);
}

export async function fetchConnection(client: Client, signal: AbortSignal): Promise<Connection> {
  const { verifyIntegration } = await declared();
  return client.send(verifyIntegration, {}, { signal });
}

/** The leads of a form; undefined for a form that is not there, or not for this person. */
export async function fetchLeads(
  client: Client,
  formId: string,
  query: LeadQuery,
  signal: AbortSignal,
): Promise<FoundLeads | undefined> {
  const form = await readForm(client, formId, signal);
  if (!form) return undefined;
  const { listLeads } = await declared();
  const { data, meta } = await client.send(
    listLeads,
    { params: { id: formId }, query: { ...query, items: ITEMS } },
    { signal },
  );
  return { form, leads: data.map(withId), total: meta.total, page: meta.page, pages: meta.pages };
}

export async function fetchLead(
  client: Client,
  formId: string,
  leadId: string,
  signal: AbortSignal,
): Promise<LeadRecord | undefined> {
  const { getLead, getLeadIntegrations } = await declared();
  const params = { id: formId, leadId };
  const [form, lead, deliveries] = await Promise.all([
    readForm(client, formId, signal),
    client.send(getLead, { params }, { signal }),
    client.send(getLeadIntegrations, { params }, { signal }),
  ]);
  return form && { form, lead: withId(lead.data), deliveries: deliveries.data.map(withId) };
}

export async function sendAgain(client: Client, formId: string, leadId: string, delivery: string): Promise<void> {
  const { fixLeadIntegrations } = await declared();
  await client.send(fixLeadIntegrations, { params: { id: formId, leadId }, body: { integrations: [delivery] } });
}

export async function eraseLead(client: Client, formId: string, leadId: string): Promise<void> {
  const { deleteLead } = await declared();
  await client.send(deleteLead, { params: { id: formId, leadId } });
}

export async function beginExport(client: Client, formId: string, choice: LeadChoice): Promise<ExportState> {
  const { createLeadExport } = await declared();
  const { data } = await client.send(createLeadExport, { params: { id: formId }, body: choice });
  return withId(data);
}

export async function fetchExport(
  client: Client,
  formId: string,
  exportId: string,
  signal: AbortSignal,
): Promise<ExportState> {
  const { getLeadExport } = await declared();
  const { data } = await client.send(getLeadExport, { params: { id: formId, exportId } }, { signal });
  return withId(data);
}
