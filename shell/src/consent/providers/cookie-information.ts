import type { ConsentScope } from '@showroom/contracts/entities/consent';
import { addScript, type ConnectProvider, providedChoice } from '../provider';

declare global {
  interface Window {
    CookieInformation?: { readonly getConsentGivenFor: (category: string) => boolean | undefined };
    /** Until its script has run, the script element with that id. */
    CookieConsent?: { readonly renew?: () => void };
  }
}

const SCOPES = [
  ['cookie_cat_necessary', 'obligatory'],
  ['cookie_cat_functional', 'optional'],
  ['cookie_cat_statistic', 'statistic'],
  ['cookie_cat_marketing', 'marketing'],
  ['cookie_cat_unclassified', 'unclassified'],
] as const satisfies readonly (readonly [string, ConsentScope])[];

/** The event is sent after a choice, and on every later page that finds it stored. */
export const connect: ConnectProvider = ({ scriptUrl, locale, onChoice }) => {
  window.addEventListener('CookieInformationConsentGiven', () => {
    const isGiven = (category: string) => window.CookieInformation?.getConsentGivenFor(category) === true;
    const scopes = SCOPES.filter(([category]) => isGiven(category)).map(([, scope]) => scope);
    onChoice(providedChoice(scopes, true));
  });
  const [language = 'en'] = locale.split('-');
  addScript(scriptUrl, { id: 'CookieConsent', 'data-culture': language.toUpperCase() });
  return { ask: () => window.CookieConsent?.renew?.() };
};
