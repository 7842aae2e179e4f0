import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { resource } from '../schema/schema';
import { formDefinition, INTEGRATION_KINDS } from './form';

/**
 * `delivered` once the other system has the lead; `retrying` after a try that failed; `dead` when
 * nobody tries any more and a person has to.
 */
export const INTEGRATION_STATUSES = ['pending', 'sending', 'retrying', 'delivered', 'dead'] as const;
/** How far the delivery of a lead to one system is. */
export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number];

/**
 * Why a lead may be a robot's: it filled in what people do not see, was quicker than a person, says
 * what an earlier one said, or reCAPTCHA takes its sender for a robot. Such a lead is stored, and
 * sent once a person releases it.
 */
export const LEAD_SUSPICIONS = ['trap', 'too_quick', 'duplicate', 'score'] as const;
/** Why a lead waits for a person. */
export type LeadSuspicion = (typeof LEAD_SUSPICIONS)[number];

/** A lead's id, which is a UUID. */
export const leadId = z.uuid('must be the id of a lead');

const scalar = z.union([z.string(), z.number(), z.boolean()]);
/** What somebody filled in, by the names of the fields; ticked checkboxes are a list. */
export const leadValues = z.record(z.string(), z.union([scalar, z.array(z.string())]));
/** What was filled in, by the name of its field. */
export type LeadValues = z.output<typeof leadValues>;

/** A lead as people of the market see it; times are ISO 8601. */
export const lead = resource(
  'lead',
  leadId,
  z.object({
    form_id: z.string(),
    /** The version of the form that was filled in, and what it said then. */
    form_version: z.int(),
    form: formDefinition,
    created_at: z.string(),
    updated_at: z.string(),
    /** Why it waits for a person before it is sent anywhere; null for most. */
    suspicion: z.nullable(z.enum(LEAD_SUSPICIONS)),
    market: z.enum(MARKET_CODES),
    locale: z.string(),
    values: leadValues,
    hidden_fields: leadValues,
    /** Where it was filled in. */
    source_url: z.string(),
    /** Campaign parameters of the visit. */
    tracking: z.record(z.string(), z.string()),
    /** The reservation that it tells of. */
    order_number: z.nullable(z.string()),
    integrations: z.array(
      z.object({ id: z.string(), kind: z.enum(INTEGRATION_KINDS), status: z.enum(INTEGRATION_STATUSES) }),
    ),
  }),
);
/** A lead with its values and how far its deliveries are. */
export type Lead = z.output<typeof lead>;

/** One try to hand a lead over; without an end the process that tried went down. */
const attempt = z.object({
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['delivered', 'refused', 'unreachable'])),
  /** HTTP status of the other system, when it answered. */
  http_status: z.nullable(z.int()),
  /** What it said; never anything of the lead. */
  detail: z.string(),
  /** Who asked for it, when a person did. */
  who: z.string(),
});

/** The delivery of one lead to one system, with its tries; times are ISO 8601. */
export const leadIntegration = resource(
  'lead_integration',
  z.string(),
  z.object({
    kind: z.enum(INTEGRATION_KINDS),
    status: z.enum(INTEGRATION_STATUSES),
    /** Its id in the other system. */
    remote_id: z.nullable(z.string()),
    tries: z.int(),
    next_try_at: z.nullable(z.string()),
    delivered_at: z.nullable(z.string()),
    last_error: z.nullable(z.string()),
    /** Newest first. */
    attempts: z.array(attempt),
  }),
);
/** A delivery of a lead. */
export type LeadIntegration = z.output<typeof leadIntegration>;

/** An e-mail that a lead has caused, and whether it went out; times are ISO 8601. */
export const leadMail = resource(
  'lead_mail',
  z.string(),
  z.object({
    /** Of the form's notifications; null for the confirmation. */
    rule: z.nullable(z.string()),
    to: z.string(),
    asked_at: z.string(),
    /** Null while it waits. */
    sent_at: z.nullable(z.string()),
    /** Given up after the last try. */
    failed: z.boolean(),
  }),
);
/** An e-mail of a lead, sent, waiting or given up. */
export type LeadMail = z.output<typeof leadMail>;

/** How far an export can be; the last two are ends. */
export const EXPORT_STATUSES = ['pending', 'processing', 'done', 'failed'] as const;

/** A file of leads that is being made; times are ISO 8601. */
export const leadExport = resource(
  'lead_export',
  z.uuid('must be the id of an export'),
  z.object({
    form_id: z.string(),
    status: z.enum(EXPORT_STATUSES),
    /** Leads written so far. */
    rows: z.int(),
    created_at: z.string(),
    finished_at: z.nullable(z.string()),
  }),
);
/** An export, made or in the making. */
export type LeadExport = z.output<typeof leadExport>;
