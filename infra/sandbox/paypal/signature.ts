import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';

const ALGORITHM = 'SHA256withRSA';
const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-sandbox';

export interface Signer {
  /** The headers with which an event is sent. */
  headers(body: string, now: Date): Readonly<Record<string, string>>;
  /** What the provider answers who asks whether a transmission was its own. */
  verify(request: unknown): boolean;
}

const question = z.object({
  auth_algo: z.literal(ALGORITHM),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.record(z.string(), z.unknown()),
});

/** The provider's scheme: its key over `{transmission}|{time}|{webhook}|{crc32 of the body}`. */
export function createSigner(webhookId: string, url: () => string): Signer {
  let keys: ReturnType<typeof newKeys> | undefined;
  const ownKeys = () => {
    keys ??= newKeys();
    return keys;
  };

  return {
    headers(body, now) {
      const [id, time] = [randomUUID(), now.toISOString()];
      return {
        'content-type': 'application/json',
        'paypal-auth-algo': ALGORITHM,
        'paypal-cert-url': `${url()}${CERTIFICATE_PATH}`,
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': createSign('RSA-SHA256')
          .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
          .sign(ownKeys().privateKey, 'base64'),
      };
    },
    verify(request) {
      const parsed = question.safeParse(request);
      if (!parsed.success || parsed.data.cert_url !== `${url()}${CERTIFICATE_PATH}`) return false;
      const { transmission_id, transmission_time, transmission_sig, webhook_id, webhook_event } = parsed.data;
      const checksum = crc32(JSON.stringify(webhook_event));
      return (
        createVerify('RSA-SHA256')
          .update(`${transmission_id}|${transmission_time}|${webhook_id}|${checksum}`)
          .verify(ownKeys().publicKey, transmission_sig, 'base64') && webhook_id === webhookId
      );
    },
  };
}

function newKeys() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}
