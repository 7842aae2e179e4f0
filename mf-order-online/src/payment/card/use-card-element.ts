import type { StripeCardElement, StripeCardElementOptions, StripeElementLocale } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Payer } from '../payer';
import { chargeCard } from './card-charge';
import { loadStripe } from './stripe-script';

/** The fields as a payer, once they are mounted. */
export interface CardFields extends Payer {
  /** Puts the cursor into the fields. */
  focus(): void;
  /** Whether everything is filled in; nothing is sent before. */
  isComplete(): boolean;
}

interface CardElementOptions {
  readonly scriptUrl: string;
  readonly publishableKey: string;
  readonly locale: string;
  /** A new number loads the fields again. */
  readonly attempt: number;
  readonly onFields: (fields: CardFields | undefined) => void;
}

type CardStatus = 'loading' | 'ready' | 'failed';

interface CardElement {
  readonly mount: RefObject<HTMLDivElement | null>;
  readonly status: CardStatus;
  /** The provider's message about what was typed. */
  readonly fieldError: string | undefined;
}

/** Mounts the provider's card fields and offers them as a payer until the component leaves. */
export function useCardElement({
  scriptUrl,
  publishableKey,
  locale,
  attempt,
  onFields,
}: CardElementOptions): CardElement {
  const mount = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<CardStatus>('loading');
  const [fieldError, setFieldError] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts anew
  useEffect(() => {
    let left = false;
    let card: StripeCardElement | undefined;
    setStatus('loading');

    async function show(): Promise<void> {
      const construct = await loadStripe(scriptUrl);
      const container = mount.current;
      if (left || !container) return;
      const stripe = construct(publishableKey, { locale: stripeLocale(locale) });
      const element = stripe.elements().create('card', { style: styleOf(container), hidePostalCode: true });
      let complete = false;
      element.on('ready', () => setStatus('ready'));
      element.on('change', (event) => {
        complete = event.complete;
        setFieldError(event.error?.message);
      });
      element.mount(container);
      card = element;
      onFields({
        charge: (handle, billing) => chargeCard(stripe, element, handle, billing),
        focus: () => element.focus(),
        isComplete: () => complete,
      });
    }

    show().catch((error: unknown) => {
      console.error(error);
      if (!left) setStatus('failed');
    });
    return () => {
      left = true;
      onFields(undefined);
      card?.destroy();
    };
  }, [scriptUrl, publishableKey, locale, attempt, onFields]);

  return { mount, status, fieldError };
}

/** Languages of the provider's fields; in any other they follow the browser. */
// biome-ignore format: a line for each language says no more
const LANGUAGES: readonly StripeElementLocale[] = [
  'ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'he', 'hr', 'hu', 'id', 'it', 'ja',
  'ko', 'lt', 'lv', 'mt', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh',
];

function stripeLocale(locale: string): StripeElementLocale {
  return LANGUAGES.find((language) => locale.split('-')[0] === language) ?? 'auto';
}

/** The fields are in the provider's frame, so the page's styles are passed as values. */
function styleOf(container: HTMLElement): NonNullable<StripeCardElementOptions['style']> {
  const { color, fontSize } = getComputedStyle(container);
  return { base: { color, fontSize, fontFamily: 'system-ui, sans-serif' }, invalid: { color: '#b3261e' } };
}
