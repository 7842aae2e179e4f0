import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Database } from '../../../database/database';
import type { Api } from '../../kernel/api';
import { Refusal } from '../../kernel/refusal';
import type { Paypal } from '../providers/paypal-client';
import { unexpected } from '../providers/provider-http';
import { takeEvent, takeEventsAt, wrongSignature } from './take-event';

/** A transmission that is older, or from the future, is refused: PayPal signs the time of each. */
const TOLERANCE = 300_000;

interface WebhookOptions {
  readonly database: Database;
  readonly paypal: Paypal;
  /** The webhook's id at PayPal, part of what is signed. */
  readonly webhookId: string;
  readonly now: () => Date;
}

const signed = z.object({
  'paypal-auth-algo': z.string().max(100),
  'paypal-cert-url': z.url().max(500),
  'paypal-transmission-id': z.string().max(50),
  'paypal-transmission-sig': z.string().max(500),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
});
type Signed = z.output<typeof signed>;

const paypalEvent = z.object({
  id: z.string().max(100),
  event_type: z.string().max(100),
  resource_type: z.string(),
  resource: z.object({
    id: z.string().max(100),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().max(100).optional() }) }).optional(),
  }),
});
type PaypalEvent = z.output<typeof paypalEvent>;

const verification = z.object({ verification_status: z.string() });

/**
 * PayPal's events, whose signature PayPal itself checks; while it cannot, the event is not taken
 * and comes again.
 */
export function registerPaypalWebhook({ server }: Api, options: WebhookOptions): void {
  takeEventsAt(server, '/webhooks/paypal', async (request, body) => {
    const headers = headersOf(request, options.now());
    const text = body.toString();
    const event = parse(text);
    if (!(await isPaypals(options, headers, text))) throw wrongSignature();
    const reference = orderOf(event);
    if (reference === undefined) return;
    await takeEvent(options.database, { provider: 'PAYPAL', id: event.id, type: event.event_type, reference });
  });
}

function headersOf({ headers }: FastifyRequest, now: Date): Signed {
  const parsed = signed.safeParse(headers);
  if (!parsed.success) throw new Refusal(400, 'The event is not signed.');
  const sentAt = Date.parse(parsed.data['paypal-transmission-time']);
  if (Math.abs(now.getTime() - sentAt) > TOLERANCE) throw wrongSignature();
  return parsed.data;
}

function parse(text: string): PaypalEvent {
  try {
    return paypalEvent.parse(JSON.parse(text));
  } catch (cause) {
    throw new Refusal(400, 'The event cannot be read.', undefined, { cause });
  }
}

/**
 * The event goes back as the bytes that came: written anew, it would have another checksum. That it
 * is JSON was seen before.
 */
async function isPaypals({ paypal, webhookId }: WebhookOptions, headers: Signed, event: string): Promise<boolean> {
  const question = JSON.stringify({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  const answer = await paypal.ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${question.slice(0, -1)},"webhook_event":${event}}`,
  });
  if (answer.status === 400 || answer.status === 422) return false;
  const parsed = verification.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success) throw unexpected('PayPal', 'verifying an event', answer);
  return parsed.data.verification_status === 'SUCCESS';
}

/**
 * The order that an event is about: itself, or the one that an authorisation, a capture or a refund
 * belongs to.
 */
function orderOf({ resource_type, resource }: PaypalEvent): string | undefined {
  return resource_type === 'checkout-order' ? resource.id : resource.supplementary_data?.related_ids.order_id;
}
