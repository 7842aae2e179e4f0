import { listTemplates } from '@showroom/contracts/calls/content';
import { getEditedForm, listForms, listFormsSettings, listLocations } from '@showroom/contracts/calls/forms';
import {
  getLead,
  getLeadIntegrations,
  getLeadMails,
  listLeads,
  verifyIntegration,
} from '@showroom/contracts/calls/leads';
import { getOrderRecord, listOrders } from '@showroom/contracts/calls/orders';
import { getPage, listPages } from '@showroom/contracts/calls/pages';
import { getReleases, listAudit } from '@showroom/contracts/calls/releases';
import { listEditedSettings } from '@showroom/contracts/calls/settings';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { everyField, examplePage, exampleSummary } from './examples';
import { exampleLocation } from './forms/examples';
import { contactForm, deadDelivery, deadLead, editedContact, formList, orderLead, sentMail } from './leads/examples';
import { begunOrder, confirmedOrder, confirmedRecord } from './orders/examples';
import { entry, overview } from './releases/examples';
import { exampleSetting, SWITCH } from './settings/examples';

const { id } = examplePage();

/** What the harness page shows while no API runs. */
export const answers = [
  answerTo(listPages, { data: [exampleSummary(id)] }),
  answerTo(getPage, { data: examplePage() }),
  answerTo(listTemplates, { data: [{ id: everyField.key, type: 'template', attributes: everyField }] }),
  answerTo(listEditedSettings, { data: [exampleSetting('price.symbol'), exampleSetting('login.required', SWITCH)] }),
  answerTo(getReleases, { data: { id: overview.market, type: 'release-overview', attributes: overview } }),
  answerTo(listAudit, {
    data: [{ id: '7', type: 'audit-entry', attributes: entry }],
    meta: { total: 1, page: 1, pages: 1, items: 10 },
  }),
  answerTo(listOrders, {
    data: [
      { id: '7K4M-9QTX-2HVD', type: 'order-summary', attributes: confirmedOrder },
      { id: 'AAAA-BBBB-CCCC', type: 'order-summary', attributes: begunOrder },
    ],
    meta: { total: 2, page: 1, pages: 1, items: 20, markets: ['international', 'au'] },
  }),
  answerTo(getOrderRecord, { data: { id: '7K4M-9QTX-2HVD', type: 'order-record', attributes: confirmedRecord } }),
  answerTo(listForms, formList([contactForm])),
  answerTo(listLocations, { data: [exampleLocation] }),
  answerTo(listFormsSettings, { data: [] }),
  answerTo(getEditedForm, { data: editedContact }),
  answerTo(verifyIntegration, { ok: true, message: 'The CRM answers and lets us in.' }),
  answerTo(listLeads, { data: [deadLead, orderLead], meta: { total: 2, page: 1, pages: 1, items: 20 } }),
  answerTo(getLead, { data: deadLead }),
  answerTo(getLeadIntegrations, { data: [deadDelivery] }),
  answerTo(getLeadMails, { data: [sentMail] }),
];

/** Addresses under its mounts that are looked at before a release, beside the mounts themselves. */
export const addresses = [
  `/cms/pages/${id}`,
  '/admin/releases',
  '/admin/orders',
  '/admin/orders/7K4M-9QTX-2HVD',
  '/admin/leads/contact-au',
  '/admin/locations',
  '/cms/forms',
  '/cms/forms/contact-au',
];
