import { partOf } from '@showroom/contracts/schema/part-of';
import { loadProvider } from '../load-script';

interface ButtonsOptions {
  /** Answers the id of PayPal's order. */
  createOrder(): Promise<string>;
  onApprove(): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

interface Buttons {
  render(container: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

/** The part of PayPal's JavaScript SDK that this checkout uses. */
export interface PaypalSdk {
  Buttons(options: ButtonsOptions): Buttons;
}

interface SdkOptions {
  readonly scriptUrl: string;
  readonly clientId: string;
  readonly currency: string;
  readonly locale: string;
}

/** Money is authorised first and taken once the vehicle is the visitor's, hence the intent. */
function paypalScriptUrl({ scriptUrl, clientId, currency, locale }: SdkOptions): string {
  const query = new URLSearchParams({
    'client-id': clientId,
    currency,
    intent: 'authorize',
    components: 'buttons',
    locale: locale.replace('-', '_'),
  });
  return `${scriptUrl}${scriptUrl.includes('?') ? '&' : '?'}${query}`;
}

export function loadPaypal(options: SdkOptions): Promise<PaypalSdk> {
  return loadProvider(paypalScriptUrl(options), findPaypal);
}

function isPaypal(value: unknown): value is PaypalSdk {
  return typeof partOf(value, 'Buttons') === 'function';
}

function findPaypal(): PaypalSdk | undefined {
  const found: unknown = Reflect.get(window, 'paypal');
  return isPaypal(found) ? found : undefined;
}
