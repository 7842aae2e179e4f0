import type { EditedForm, Form, FormDefinition } from '@showroom/contracts/entities/form';
import type { Lead, LeadIntegration, LeadMail } from '@showroom/contracts/entities/lead';

const WIDE = { width: 'full', step: 0 } as const;

/** What the form of the examples says. */
export const contactDefinition: FormDefinition = {
  name: 'Contact us',
  type: 'contact',
  title: { 'en-AU': 'Contact us' },
  introduction: {},
  submit_text: { 'en-AU': 'Send' },
  steps: [],
  fields: [
    { ...WIDE, name: 'first_name', label: { 'en-AU': 'First name' }, kind: 'text', is_required: true, max: 80 },
    { ...WIDE, name: 'message', label: { 'en-AU': 'Your message' }, kind: 'long_text', is_required: true, max: 4000 },
  ],
  thank_you: { kind: 'text', title: { 'en-AU': 'Thank you' }, body: {}, url: '', link_text: {} },
  notifications: [],
  confirmation: { is_sent: false, subject: {}, body: {} },
};

const SAVED = { revision: 3, author: 'Mary Manager', saved_at: '2026-03-01T12:05:00.000Z' } as const;
const { name, type, fields } = contactDefinition;

export const contactForm: Form = {
  id: 'contact-au',
  type: 'form',
  attributes: { name, type, market: 'au', fields, ...SAVED, has_draft: false, leads: 1204, dead: 1 },
};

export const editedContact: EditedForm = {
  id: contactForm.id,
  type: 'edited_form',
  attributes: {
    market: 'au',
    definition: contactDefinition,
    integrations: [{ kind: 'crm' }],
    retention_days: null,
    ...SAVED,
    draft: null,
    draft_revision: 0,
    leads: 1204,
    dead: 1,
  },
};

export const quietForm: Form = {
  id: 'test_drive-au',
  type: 'form',
  attributes: { ...contactForm.attributes, name: 'Book a test drive', type: 'test_drive', leads: 1, dead: 0 },
};

/** A page of a list of forms. */
export const formList = (data: Form[]) => ({
  data,
  meta: { total: data.length, page: 1, pages: data.length === 0 ? 0 : 1, items: 50 },
});

const DEAD = { id: '5f4a3c1e-0000-4000-8000-0000000000d1', kind: 'crm', status: 'dead' } as const;

export const deadLead: Lead = {
  id: '5f4a3c1e-0000-4000-8000-000000000001',
  type: 'lead',
  attributes: {
    form_id: 'contact-au',
    form_version: 3,
    form: contactDefinition,
    suspicion: null,
    created_at: '2026-03-01T12:05:00.000Z',
    updated_at: '2026-03-01T12:05:00.000Z',
    market: 'au',
    locale: 'en-AU',
    values: {
      first_name: 'Ada',
      last_name: 'Adams',
      email: 'ada@example.test',
      phone: '+61412345678',
      message: 'Call me',
    },
    hidden_fields: { campaign: 'Autumn' },
    source_url: 'https://site.test/contact',
    tracking: { utm_source: 'news' },
    order_number: null,
    integrations: [DEAD],
  },
};

export const orderLead: Lead = {
  id: '5f4a3c1e-0000-4000-8000-000000000002',
  type: 'lead',
  attributes: {
    ...deadLead.attributes,
    values: { first_name: 'Zoë', last_name: 'Zander', email: 'zoe@example.test' },
    order_number: 'SR-4711',
    integrations: [{ ...DEAD, id: '5f4a3c1e-0000-4000-8000-0000000000d2', status: 'delivered' }],
  },
};

export const deadDelivery: LeadIntegration = {
  id: DEAD.id,
  type: 'lead_integration',
  attributes: {
    kind: 'crm',
    status: 'dead',
    remote_id: null,
    tries: 2,
    next_try_at: null,
    delivered_at: null,
    last_error: 'INVALID_EMAIL_ADDRESS (Email)',
    attempts: [
      {
        started_at: '2026-03-01T12:06:00.000Z',
        finished_at: '2026-03-01T12:06:01.000Z',
        outcome: 'refused',
        http_status: 400,
        detail: 'INVALID_EMAIL_ADDRESS (Email)',
        who: 'manager@showroom.test',
      },
      {
        started_at: '2026-03-01T12:05:00.000Z',
        finished_at: '2026-03-01T12:05:08.000Z',
        outcome: 'unreachable',
        http_status: null,
        detail: 'The CRM does not answer',
        who: '',
      },
    ],
  },
};

export const sentMail: LeadMail = {
  id: `lead-${deadLead.id}-confirmation`,
  type: 'lead_mail',
  attributes: {
    rule: null,
    to: 'ada@example.test',
    asked_at: '2026-03-01T12:05:01.000Z',
    sent_at: '2026-03-01T12:05:02.000Z',
    failed: false,
  },
};
