import { createHmac } from 'node:crypto';
import type { WebhookFault } from '../payments/faults';
import { epochSeconds, newId, type StripeSandbox } from './state';

/** `t=…,v1=…` over `{t}.{body}`, the provider's scheme. */
export function sign(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/** Tells of an object as it is now. */
export function announce({ webhooks, now }: StripeSandbox, type: string, object: unknown, fault?: WebhookFault): void {
  webhooks.emit({ id: newId('evt'), created: epochSeconds(now()), type, object: structuredClone(object) }, fault);
}
