import type { ConsentScope } from '@showroom/contracts/entities/consent';
import { addScript, type ConnectProvider, providedChoice } from '../provider';

interface CookiebotConsent {
  readonly necessary: boolean;
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
  /** `implied` where it was given without a press. */
  readonly method?: string | null;
}

declare global {
  interface Window {
    Cookiebot?: {
      /** Until its script has run, a window's name is the script element with that id. */
      readonly consent?: CookiebotConsent;
      readonly hasResponse: boolean;
      readonly renew?: () => void;
    };
  }
}

const SCOPES = [
  ['necessary', 'obligatory'],
  ['preferences', 'optional'],
  ['statistics', 'statistic'],
  ['marketing', 'marketing'],
] as const satisfies readonly (readonly [keyof CookiebotConsent, ConsentScope])[];

export const connect: ConnectProvider = ({ scriptUrl, id, locale, onChoice }) => {
  const tell = () => {
    if (!window.Cookiebot?.consent) return;
    const { consent, hasResponse } = window.Cookiebot;
    const scopes = SCOPES.filter(([category]) => consent[category]).map(([, scope]) => scope);
    onChoice(providedChoice(scopes, hasResponse && consent.method !== 'implied'));
  };
  for (const event of ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'])
    window.addEventListener(event, tell);
  const [language = 'en'] = locale.split('-');
  addScript(scriptUrl, { id: 'Cookiebot', 'data-cbid': id, 'data-culture': language });
  // It may have been there before, with what it knows.
  tell();
  return { ask: () => window.Cookiebot?.renew?.() };
};
