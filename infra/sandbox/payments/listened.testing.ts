import { type Sandbox, startSandbox } from '../server';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.testing';

/** A sandbox and who hears its webhooks, there while the tests of a file run. */
interface Listened {
  readonly sandbox: Sandbox;
  readonly receiver: WebhookReceiver;
}

/**
 * For the tests of a provider: each begins with no fault planned and nothing heard. `ready` is
 * called once both are there.
 */
export function listenTo(provider: 'stripe' | 'paypal' | 'liqpay', ready: (listened: Listened) => void): void {
  let listened: Listened;
  beforeAll(async () => {
    const receiver = await startReceiver();
    const sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: receiver.url });
    listened = { sandbox, receiver };
    ready(listened);
  });
  beforeEach(() => {
    listened.sandbox[provider].faults.clear();
    listened.receiver.clear();
  });
  afterAll(async () => {
    await listened.sandbox.close();
    await listened.receiver.close();
  });
}
