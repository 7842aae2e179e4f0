import * as z from 'zod/mini';
import { formId } from '../entities/form';
import { INTEGRATION_STATUSES, lead, leadExport, leadId, leadIntegration, leadMail } from '../entities/lead';
import { MARKET_CODES } from '../markets';
import { integerText, list, resource, single } from '../schema/schema';
import { call } from './call';

/** Leads are people's data: who may see them is a right of its own, apart from editing forms. */
const LOOK = ['lead_manager', 'market_manager', 'admin'] as const;
const CHANGE = ['market_manager', 'admin'] as const;

const oneForm = z.object({ id: formId });
const oneLead = z.object({ id: formId, leadId });

/** A day is the market's: from its first to its last moment; a time is taken as it stands. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'must be a date');

/**
 * `created_at`, `id`, `locale` or a field of the form, `-` in front for descending; a second key
 * orders what the first leaves equal.
 */
const sort = z
  .string()
  .check(z.regex(/^-?[a-z][a-z0-9_]{0,39}(,-?[a-z][a-z0-9_]{0,39})?$/, 'must be one or two fields'));

/** Which leads, and in what order; an export takes the same. */
const choice = {
  'filter[created_at_gteq]': z.optional(moment),
  'filter[created_at_lteq]': z.optional(moment),
  'filter[integration_status_eq]': z.optional(z.enum(INTEGRATION_STATUSES)),
  sort: z.optional(sort),
} as const;
/** Filters and order of leads, as query of the list and as body of an export. */
export const leadChoice = z.object(choice);
/** A parsed choice of leads; times are days of the market or moments, as they were asked. */
export type LeadChoice = z.output<typeof leadChoice>;

const name = z.string().check(z.regex(/^[A-Za-z][\w-]{0,59}$/, 'must be the name of a field'));
const text = z.string().check(z.maxLength(4000));
const value = z.union([text, z.number(), z.boolean(), z.array(text).check(z.maxLength(200))]);
const MOST_FIELDS = 60;
const values = z
  .record(name, value)
  .check(z.refine((record) => Object.keys(record).length <= MOST_FIELDS, `at most ${MOST_FIELDS} fields`));

/** What every way of leaving a lead takes. */
export const leadSubmission = z.object({
  values,
  hidden_fields: z.optional(values),
  locale: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(20))),
  source_url: z.optional(z.string().check(z.maxLength(2000))),
  /** Campaign parameters of the visit. */
  tracking: z.optional(
    z
      .record(name, z.string().check(z.maxLength(500)))
      .check(z.refine((record) => Object.keys(record).length <= MOST_FIELDS, `at most ${MOST_FIELDS} parameters`)),
  ),
  /** The same key leaves one lead, however often it is sent. */
  idempotency_key: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  'g-recaptcha-response': z.optional(z.string().check(z.maxLength(4000))),
  /** The form's version that was filled in. Default: the present one. */
  form_version: z.optional(z.int()),
  /** A field that people do not see: what is in it was a robot's. */
  trap: z.optional(z.string().check(z.maxLength(500))),
  /** Seconds between the form's first field and its sending, as the page counted them. */
  seconds: z.optional(z.number().check(z.gte(0))),
});
/** What a visitor sends with a form, before the form's own rules are applied. */
export type LeadSubmission = z.output<typeof leadSubmission>;

/** What a visitor learns of a lead; `token` opens it on another device. */
export const leftLead = resource('lead', leadId, z.object({ created_at: z.string(), token: z.string() }));

/** Leaves a lead with one form, in the name of a visitor. */
export const createLead = call({
  method: 'POST',
  path: '/forms/:id/leads',
  summary: 'Leaves a lead with a form; it is kept first and delivered afterwards.',
  access: 'visitor',
  params: oneForm,
  body: leadSubmission,
  status: 201,
  answer: single(leftLead),
});

/** Leaves a lead of an offer; its form is found by market unless it is named. */
export const createCrmLead = call({
  method: 'POST',
  path: '/crm/leads',
  summary: 'Leaves a lead of an offer for the CRM.',
  access: 'visitor',
  body: z.extend(leadSubmission, {
    market: z.enum(MARKET_CODES),
    /** The form of the block. Default: the market's form for offers. */
    form_id: z.optional(formId),
    category: z.optional(z.string().check(z.maxLength(120))),
    /** What the visitor is interested in, such as `new_cars` or `defender`. */
    flags: z.optional(z.array(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/))).check(z.maxLength(20))),
    offer: z.optional(z.string().check(z.maxLength(200))),
  }),
  status: 201,
  answer: single(leftLead),
});

/** Leads of one form, in pages of at most 100. */
export const listLeads = call({
  method: 'GET',
  path: '/forms/:id/leads',
  summary: 'Leads of a form. Default: newest first.',
  access: LOOK,
  params: oneForm,
  query: z.object({ ...choice, items: z.optional(integerText(1, 100)), page: z.optional(integerText(1, 1_000_000)) }),
  answer: list(lead),
});

/** One lead of a form, with all that was filled in. */
export const getLead = call({
  method: 'GET',
  path: '/forms/:id/leads/:leadId',
  summary: 'One lead with everything that was filled in.',
  access: LOOK,
  params: oneLead,
  answer: single(lead),
});

/** Erases the lead of a person who asks for it, wherever it was sent. */
export const deleteLead = call({
  method: 'DELETE',
  path: '/forms/:id/leads/:leadId',
  summary: 'Erases a lead here, in the exports of its form and in the systems that it was sent to.',
  access: CHANGE,
  params: oneLead,
  status: 204,
  answer: z.undefined(),
});

/** Erases the leads of a form, as `deleteLead` does each of them. */
export const eraseFormLeads = call({
  method: 'POST',
  path: '/forms/:id/lead_erasures',
  summary: 'Erases all leads of a form, or those up to a day; refused where they are not as many as were seen.',
  access: CHANGE,
  params: oneForm,
  body: z.object({
    'filter[created_at_lteq]': z.optional(moment),
    /** How many that are: what came meanwhile is not erased unseen. */
    count: z.int().check(z.gte(1)),
  }),
  status: 202,
  answer: z.object({ data: z.object({ count: z.int() }) }),
});

/** Sends a lead that waited for a person on its way. */
export const releaseLead = call({
  method: 'POST',
  path: '/forms/:id/leads/:leadId/release',
  summary: 'Says that a suspicious lead is a person’s: it is sent like any other.',
  access: LOOK,
  params: oneLead,
  status: 202,
  answer: single(lead),
});

/** The systems that one lead is for, each with its tries. */
export const getLeadIntegrations = call({
  method: 'GET',
  path: '/forms/:id/leads/:leadId/integrations',
  summary: 'What became of handing a lead over, with every try.',
  access: LOOK,
  params: oneLead,
  answer: z.object({ data: z.array(leadIntegration) }),
});

/** Tries once more to deliver a lead that did not arrive. */
export const fixLeadIntegrations = call({
  method: 'POST',
  path: '/forms/:id/leads/:leadId/integrations/fix',
  summary: 'Sends a lead again where it did not arrive; where it did, or is on its way, nothing happens.',
  access: CHANGE,
  params: oneLead,
  body: z.object({
    /** Default: all of the lead. */
    integrations: z.optional(z.array(z.uuid()).check(z.maxLength(20))),
  }),
  status: 202,
  answer: z.object({ data: z.array(leadIntegration) }),
});

/** The e-mails that one lead has caused, in the order in which they were written. */
export const getLeadMails = call({
  method: 'GET',
  path: '/forms/:id/leads/:leadId/mails',
  summary: 'Who was told of a lead by e-mail, by which rule, and what became of it.',
  access: LOOK,
  params: oneLead,
  answer: z.object({ data: z.array(leadMail) }),
});

/** Tries once more to send what was given up. */
export const fixLeadMails = call({
  method: 'POST',
  path: '/forms/:id/leads/:leadId/mails/fix',
  summary: 'Sends the e-mails of a lead again that were given up; to all others nothing happens.',
  access: CHANGE,
  params: oneLead,
  status: 202,
  answer: z.object({ data: z.array(leadMail) }),
});

/** Begins an export of leads; `getLeadExport` says how far it is. */
export const createLeadExport = call({
  method: 'POST',
  path: '/forms/:id/lead_exports',
  summary: 'Begins to write the leads of a form into a file, with the filters and the order of the list.',
  access: LOOK,
  params: oneForm,
  body: leadChoice,
  status: 202,
  answer: single(leadExport),
});

/**
 * The file itself is `GET /forms/{id}/lead_exports/{exportId}/download`, once the status is `done`.
 */
export const getLeadExport = call({
  method: 'GET',
  path: '/forms/:id/lead_exports/:exportId',
  summary: 'How far an export is.',
  access: LOOK,
  params: z.object({ id: formId, exportId: z.uuid('must be the id of an export') }),
  answer: single(leadExport),
});

/** Whether the CRM answers and accepts our credentials. */
export const verifyIntegration = call({
  method: 'GET',
  path: '/integrations/verify',
  summary: 'Whether the system that leads are sent to answers and lets us in.',
  access: LOOK,
  answer: z.object({ ok: z.boolean(), message: z.string() }),
});
