import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Payer } from '../payer';
import { loadPaypal } from './paypal-script';
import { createPaypalSession, type PaypalSession } from './paypal-session';

interface PaypalButtonsOptions {
  readonly scriptUrl: string;
  readonly clientId: string;
  readonly currency: string;
  readonly locale: string;
  /** A new number loads the buttons again. */
  readonly attempt: number;
  readonly onPay: (payer: Payer) => Promise<void>;
}

interface PaypalButtons {
  readonly mount: RefObject<HTMLDivElement | null>;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Draws PayPal's own buttons; each press is a session of its own. */
export function usePaypalButtons(options: PaypalButtonsOptions): PaypalButtons {
  const { scriptUrl, clientId, currency, locale, attempt } = options;
  const mount = useRef<HTMLDivElement>(null);
  const pay = useRef(options.onPay);
  const [status, setStatus] = useState<PaypalButtons['status']>('loading');
  useEffect(() => {
    pay.current = options.onPay;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts anew
  useEffect(() => {
    let left = false;
    let close: (() => Promise<void>) | undefined;
    let session: PaypalSession | undefined;
    setStatus('loading');

    async function show(): Promise<void> {
      const paypal = await loadPaypal({ scriptUrl, clientId, currency, locale });
      const container = mount.current;
      if (left || !container) return;
      const buttons = paypal.Buttons({
        createOrder() {
          const started = createPaypalSession();
          session = started;
          void pay.current(started.payer).finally(started.abandon);
          return started.orderId;
        },
        // The window closes at once; the checkout confirms on its own screen.
        onApprove: async () => session?.end({ status: 'charged' }),
        onCancel: () => session?.end({ status: 'left' }),
        onError: () => session?.end({ status: 'unknown', message: undefined }),
      });
      close = () => buttons.close();
      await buttons.render(container);
      if (!left) setStatus('ready');
    }

    show().catch((error: unknown) => {
      console.error(error);
      if (!left) setStatus('failed');
    });
    return () => {
      left = true;
      void close?.().catch(() => undefined);
    };
  }, [scriptUrl, clientId, currency, locale, attempt]);

  return { mount, status };
}
