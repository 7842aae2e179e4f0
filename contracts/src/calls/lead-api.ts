import * as z from 'zod/mini';
import { leadId } from '../entities/lead';
import { PAYMENT_STATUSES } from '../entities/order-states';
import { MARKET_CODES } from '../markets';
import { resource, single } from '../schema/schema';
import { call } from './call';
import { leadSubmission, leftLead } from './leads';

/** Whose lead API is meant (`l460.lead_api_url`). Default: international. */
const market = z.optional(z.enum(MARKET_CODES));
/** Of a link: opens the lead to whoever has it. */
const token = z.optional(z.string().check(z.maxLength(200)));
const oneLead = z.object({ id: leadId });

/** `awaiting_cancellation` until the money is let go or given back. */
export const RESERVATION_LEAD_STATUSES = ['new', 'reserved', 'paid', 'awaiting_cancellation', 'cancelled'] as const;

/** 404 for everybody but the visitor who left the lead and the holder of the link's `token`. */
export const getSalesforceData = call({
  method: 'GET',
  path: '/api/leads/:id/salesforce_data',
  summary: 'What the CRM has of a lead, and how its reservation stands.',
  access: 'anyone',
  params: oneLead,
  query: z.object({ token, market }),
  answer: single(
    resource(
      'salesforce_data',
      leadId,
      z.object({
        /** Null until the lead was delivered. */
        salesforce_lead_id: z.nullable(z.string()),
        status: z.enum(RESERVATION_LEAD_STATUSES),
        order_number: z.nullable(z.string()),
        payment_status: z.nullable(z.enum(PAYMENT_STATUSES)),
        /** Major units. */
        amount: z.nullable(z.number()),
        currency: z.nullable(z.string()),
        vehicle: z.nullable(z.object({ id: z.nullable(z.string()), title: z.string() })),
      }),
    ),
  ),
});

/** Creates the lead of a reservation. */
export const createApiLead = call({
  method: 'POST',
  path: '/api/leads',
  summary: 'Creates a lead of a reservation.',
  access: 'visitor',
  body: z.extend(leadSubmission, { market }),
  status: 201,
  answer: single(leftLead),
});

/**
 * Pays for the open order that names the lead as its `rdx_forms_lead_id`; amount and currency are
 * the order's.
 */
export const createLeadPaymentIntent = call({
  method: 'POST',
  path: '/api/stripe/create_payment_intent',
  summary: "Starts the card payment of a lead's reservation.",
  access: 'visitor',
  body: z.object({
    payment_intent: z.object({
      /** The lead's id here, or the one that the CRM gave it. */
      salesforce_lead_id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
    }),
    market,
  }),
  answer: single(
    resource('payment_intent', z.string(), z.object({ client_secret: z.string(), order_number: z.string() })),
  ),
});

/**
 * 409 `lead.not-paid` without a reservation that can be cancelled; repeating it answers how the
 * cancellation stands.
 */
export const initializeCancellation = call({
  method: 'PUT',
  path: '/api/leads/:id/initialize_cancellation',
  summary: "Starts the cancellation of a lead's reservation.",
  access: 'anyone',
  params: oneLead,
  query: z.object({ token, market }),
  status: 202,
  answer: single(
    resource('cancellation', leadId, z.object({ status: z.enum(['awaiting_cancellation', 'cancelled']) })),
  ),
});
