import { getActiveSystem } from '@showroom/contracts/calls/forms';
import {
  createCrmLead,
  createLead,
  deleteLead,
  eraseFormLeads,
  fixLeadIntegrations,
  fixLeadMails,
  getLead,
  getLeadIntegrations,
  getLeadMails,
  listLeads,
  releaseLead,
  verifyIntegration,
} from '@showroom/contracts/calls/leads';
import { marketForm, ownForm } from '../forms/form-store';
import type { Api, Service } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { runJobsInside } from '../kernel/run-jobs';
import { marketSettings } from '../market/market-settings';
import { createBuyOnline } from '../orders/orders';
import { eraseLead, fixIntegrations, releaseSuspect } from './change-leads';
import { askErasure } from './erase-form';
import { registerExports } from './exports/exports';
import { integrationsOf, leadById, leadsOf } from './find-leads';
import { leadJobs } from './jobs';
import { elsewhere } from './lead-api/elsewhere';
import { registerLeadApi } from './lead-api/register-lead-api';
import { registerFiles } from './lead-files';
import { leftLeadAnswer } from './left-lead';
import { fixMails, mailsOfLead } from './mails/lead-mails';
import { type PersonCheck, personCheck } from './recaptcha';
import { createLeads, type Leads } from './services';
import { submitLead } from './submit-lead';

/** Leads: left by visitors, delivered to the CRM by jobs, looked after by the market's people. */
export const leads: Service = (api, context) => {
  const { config, database } = context;
  const services = createLeads(config, database);
  const checkPerson = personCheck(config);
  const settingsOf = marketSettings(context);
  registerSubmissions(api, services, checkPerson);
  registerLook(api, services);
  registerMails(api, services);
  registerExports(api, database);
  registerFiles(api, services);
  registerLeadApi(api, {
    services,
    buyOnline: createBuyOnline(config, database, settingsOf),
    ask: elsewhere(settingsOf, services.askOutside),
    checkPerson,
  });
  runJobsInside(api, context, leadJobs(services));
};

function registerSubmissions(api: Api, services: Leads, checkPerson: PersonCheck): void {
  const { db } = services.database;
  implement(api, createLead, async ({ params, body: submission, caller }) => {
    const form = await services.openForm(params.id);
    return leftLeadAnswer(await submitLead(services, checkPerson, caller, { form, submission }), services);
  });
  implement(api, createCrmLead, async ({ body, caller }) => {
    const { market, form_id, category, flags, offer, ...submission } = body;
    const form = form_id === undefined ? await marketForm(db, 'offers', market) : await services.openForm(form_id);
    if (form.market !== market) throw new Refusal(404, 'There is no such form.');
    const added = {
      ...(category !== undefined && { category }),
      ...(flags !== undefined && { flags: flags.join(', ') }),
      ...(offer !== undefined && { offer }),
    };
    return leftLeadAnswer(await submitLead(services, checkPerson, caller, { form, submission, added }), services);
  });
}

function registerMails(api: Api, { database: { db } }: Leads): void {
  implement(api, getLeadMails, async ({ params, caller }) => {
    const form = await ownForm(db, params.id, caller);
    const { data } = await leadById(db, form.id, params.leadId);
    return mailsOfLead(db, data.id);
  });
  implement(api, fixLeadMails, async ({ params, caller }) => {
    const form = await ownForm(db, params.id, caller);
    const { data } = await leadById(db, form.id, params.leadId);
    await fixMails(db, data.id);
    return mailsOfLead(db, data.id);
  });
}

function registerLook(api: Api, { database: { db }, crm }: Leads): void {
  implement(api, listLeads, async ({ params, query, caller }) =>
    leadsOf(db, await ownForm(db, params.id, caller), query),
  );
  implement(api, getLead, async ({ params, caller }) => {
    const form = await ownForm(db, params.id, caller);
    return leadById(db, form.id, params.leadId);
  });
  implement(api, deleteLead, async ({ params, caller }) => {
    const form = await ownForm(db, params.id, caller);
    await eraseLead(db, form.id, params.leadId, caller.subject ?? 'unknown');
    return undefined;
  });
  implement(api, eraseFormLeads, async ({ params, body: { 'filter[created_at_lteq]': until, count }, caller }) => {
    const form = await ownForm(db, params.id, caller);
    return askErasure(db, form, { until, count, who: caller.subject ?? 'unknown' });
  });
  implement(api, releaseLead, async ({ params, caller }) => {
    const form = await ownForm(db, params.id, caller);
    await releaseSuspect(db, form, params.leadId, caller.subject ?? 'unknown');
    return leadById(db, form.id, params.leadId);
  });
  implement(api, getLeadIntegrations, async ({ params, caller }) => {
    const form = await ownForm(db, params.id, caller);
    const { data } = await leadById(db, form.id, params.leadId);
    return integrationsOf(db, data.id);
  });
  implement(api, fixLeadIntegrations, async ({ params, body, caller }) => {
    const form = await ownForm(db, params.id, caller);
    const { data } = await leadById(db, form.id, params.leadId);
    await fixIntegrations(db, data.id, body.integrations, caller.subject ?? 'unknown');
    return integrationsOf(db, data.id);
  });
  implement(api, getActiveSystem, ({ caller }) => {
    caller.markets.doNotMatter();
    return { name: 'Salesforce', enabled: crm !== undefined };
  });
  implement(api, verifyIntegration, async ({ caller }) => {
    caller.markets.doNotMatter();
    if (!crm) return { ok: false, message: 'No CRM is configured: leads wait here.' };
    return crm.verify();
  });
}
