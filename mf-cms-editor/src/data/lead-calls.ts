import type { CallInput } from '@showroom/contracts/calls/call';
import type { LeadChoice, listLeads } from '@showroom/contracts/calls/leads';
import type { Client } from '@showroom/contracts/client/client';
import type { Lead, LeadExport, LeadIntegration, LeadMail } from '@showroom/contracts/entities/lead';
import type { MarketCode } from '@showroom/contracts/markets';
import { findForm } from './form-calls';

const declared = () => import('@showroom/contracts/calls/leads');

export type ListedLead = Lead['attributes'] & { readonly id: string };
export type Delivery = LeadIntegration['attributes'] & { readonly id: string };
export type Mailing = LeadMail['attributes'] & { readonly id: string };
export type ExportState = LeadExport['attributes'] & { readonly id: string };
export type LeadQuery = CallInput<typeof listLeads>['query'];

/** Whether the CRM answers, in words. */
export interface Connection {
  readonly ok: boolean;
  readonly message: string;
}

/** The form whose leads are looked at. */
interface LeadForm {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly market: MarketCode;
}

export interface FoundLeads {
  readonly form: LeadForm;
  readonly leads: readonly ListedLead[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export interface LeadRecord {
  readonly lead: ListedLead;
  readonly deliveries: readonly Delivery[];
  readonly mails: readonly Mailing[];
}

const ITEMS = '20';

const withId = <A>({ id, attributes }: { readonly id: string; readonly attributes: A }) => ({ ...attributes, id });

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
  const form = await findForm(client, formId, signal);
  if (!form) return undefined;
  const { market, definition } = form.attributes;
  const { listLeads } = await declared();
  const { data, meta } = await client.send(
    listLeads,
    { params: { id: formId }, query: { ...query, items: ITEMS } },
    { signal },
  );
  return {
    form: { id: form.id, market, name: definition.name, type: definition.type },
    leads: data.map(withId),
    total: meta.total,
    page: meta.page,
    pages: meta.pages,
  };
}

export async function fetchLead(
  client: Client,
  formId: string,
  leadId: string,
  signal: AbortSignal,
): Promise<LeadRecord> {
  const { getLead, getLeadIntegrations, getLeadMails } = await declared();
  const params = { id: formId, leadId };
  const [lead, deliveries, mails] = await Promise.all([
    client.send(getLead, { params }, { signal }),
    client.send(getLeadIntegrations, { params }, { signal }),
    client.send(getLeadMails, { params }, { signal }),
  ]);
  return { lead: withId(lead.data), deliveries: deliveries.data.map(withId), mails: mails.data.map(withId) };
}

/** Says that a suspicious lead is a person's. */
export async function letLeadGo(client: Client, formId: string, leadId: string): Promise<void> {
  const { releaseLead } = await declared();
  await client.send(releaseLead, { params: { id: formId, leadId } });
}

export async function sendAgain(client: Client, formId: string, leadId: string, delivery: string): Promise<void> {
  const { fixLeadIntegrations } = await declared();
  await client.send(fixLeadIntegrations, { params: { id: formId, leadId }, body: { integrations: [delivery] } });
}

export async function mailAgain(client: Client, formId: string, leadId: string): Promise<void> {
  const { fixLeadMails } = await declared();
  await client.send(fixLeadMails, { params: { id: formId, leadId } });
}

export async function eraseLead(client: Client, formId: string, leadId: string): Promise<void> {
  const { deleteLead } = await declared();
  await client.send(deleteLead, { params: { id: formId, leadId } });
}

/** Erases the leads of a form up to a day, or all of them, if they are as many as were seen. */
export async function eraseAll(
  client: Client,
  formId: string,
  until: string | undefined,
  count: number,
): Promise<void> {
  const { eraseFormLeads } = await declared();
  const body = { ...(until !== undefined && { 'filter[created_at_lteq]': until }), count };
  await client.send(eraseFormLeads, { params: { id: formId }, body });
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
