import type { ConsentSource } from '@showroom/contracts/entities/consent';

/** Where reCAPTCHA is, which pages with a site key allow by their policy. */
const SCRIPT = 'https://www.google.com/recaptcha/api.js';
/** Milliseconds: a visitor waits for no proof that does not come. */
const PATIENCE = 4000;

interface Recaptcha {
  ready(done: () => void): void;
  execute(key: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<void> | undefined;

function load(key: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SCRIPT}?render=${encodeURIComponent(key)}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error('reCAPTCHA did not come'));
    });
    document.head.append(script);
  });
  return loading;
}

async function prove(key: string): Promise<string | undefined> {
  await load(key);
  const { grecaptcha } = window;
  if (!grecaptcha) return undefined;
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(key, { action: 'form' });
}

/**
 * Proof that a person sends a form, where the market has a site key and the visitor agreed to what
 * is optional; without it the API decides by itself.
 */
export async function personProof(key: string, consent: ConsentSource | undefined): Promise<string | undefined> {
  if (key === '' || consent?.get().allows(['optional']) !== true) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([prove(key), late]).catch((cause: unknown) => {
    console.info('A form is sent without proof that a person sends it:', cause);
    return undefined;
  });
}
