import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { StripeConstructor } from '@stripe/stripe-js';

const DEADLINE = 10_000;
const TRIES = 2;

interface ScriptOptions {
  /** Milliseconds for one try. */
  readonly deadline?: number;
  readonly document?: Document;
}

/**
 * The card provider's constructor from its own script, as its rules ask. A try that fails or hangs is given up, its element removed and
 * a fresh address asked: a browser answers the same address from the request that hangs.
 */
export async function loadStripe(url: string, options: ScriptOptions = {}): Promise<StripeConstructor> {
  let cause: unknown;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (window.Stripe) return window.Stripe;
    try {
      await loadScript(attempt === 0 ? url : withRetry(url, attempt), options);
    } catch (error) {
      cause = error;
    }
  }
  if (window.Stripe) return window.Stripe;
  throw new ShowroomError('payment.failed', { cause, detail: `${url} could not be loaded` });
}

function withRetry(url: string, attempt: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`;
}

function loadScript(url: string, { deadline = DEADLINE, document = window.document }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => end(new Error(`No answer in ${deadline} ms`)), deadline);
    const end = (error?: Error) => {
      clearTimeout(timer);
      if (!error) return resolve();
      script.remove();
      reject(error);
    };
    script.src = url;
    script.async = true;
    script.onload = () => end();
    script.onerror = () => end(new Error(`${url} failed`));
    document.head.append(script);
  });
}
