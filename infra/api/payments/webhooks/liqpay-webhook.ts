import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../../../database/database';
import type { Api } from '../../kernel/api';
import { Refusal } from '../../kernel/refusal';
import type { Liqpay } from '../providers/liqpay-client';
import { takeEvent, takeEventsAt, wrongSignature } from './take-event';

interface WebhookOptions {
  readonly database: Database;
  readonly liqpay: Liqpay;
}

const callback = z.object({
  order_id: z.string().max(255),
  status: z.string().max(60),
  payment_id: z.optional(z.union([z.number(), z.string().max(60)])),
  refund_amount: z.optional(z.union([z.number(), z.string().max(30)])),
});

/**
 * LiqPay's callbacks. They carry neither a number of their own nor the time when they were sent: a
 * payment comes to a status once, and to each part that goes back once, so that these are the
 * event, however it is written. One that is played back later finds its payment as it is by then.
 */
export function registerLiqpayWebhook({ server }: Api, { database, liqpay }: WebhookOptions): void {
  takeEventsAt(server, '/webhooks/liqpay', async (_request, body) => {
    const form = new URLSearchParams(body.toString());
    const [data, signature] = [form.get('data'), form.get('signature')];
    if (data === null || signature === null) throw new Refusal(400, 'The event is not signed.');
    const payload = liqpay.open({ data, signature });
    if (payload === undefined) throw wrongSignature();
    const parsed = callback.safeParse(payload);
    if (!parsed.success) throw new Refusal(400, 'The event cannot be read.');
    const { order_id: reference, status: type, payment_id, refund_amount } = parsed.data;
    const id =
      payment_id === undefined
        ? createHash('sha256').update(data).digest('hex')
        : [reference, payment_id, type, refund_amount ?? 0].join(':');
    await takeEvent(database, { provider: 'LIQPAY', id, type, reference });
  });
}
