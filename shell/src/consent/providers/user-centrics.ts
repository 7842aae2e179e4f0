import type { ConsentScope } from '@showroom/contracts/entities/consent';
import { partOf } from '@showroom/contracts/schema/part-of';
import { addScript, type ConnectProvider, providedChoice } from '../provider';

interface Service {
  readonly categorySlug: string;
  readonly consent: { readonly status: boolean };
}

declare global {
  interface Window {
    UC_UI?: {
      readonly isInitialized: () => boolean;
      readonly isConsentRequired: () => boolean;
      readonly getServicesBaseInfo: () => readonly Service[];
      readonly showSecondLayer: () => void;
    };
  }
}

/** Categories that every account begins with; what an account adds is unclassified. */
const SCOPE_OF_CATEGORY: Readonly<Record<string, ConsentScope>> = {
  essential: 'obligatory',
  functional: 'optional',
  preferences: 'optional',
  statistics: 'statistic',
  analytics: 'statistic',
  marketing: 'marketing',
};

/** A scope is agreed to when every service of it is. */
export function scopesOfServices(services: readonly Service[]): readonly ConsentScope[] {
  const agreed = new Map<ConsentScope, boolean>();
  for (const { categorySlug, consent } of services) {
    const scope = SCOPE_OF_CATEGORY[categorySlug] ?? 'unclassified';
    agreed.set(scope, (agreed.get(scope) ?? true) && consent.status);
  }
  return [...agreed].filter(([, isAgreed]) => isAgreed).map(([scope]) => scope);
}

/**
 * `ucEvent` is the name of the window event that the provider's screens propose; it says whether a
 * choice was the visitor's own.
 */
export const connect: ConnectProvider = ({ scriptUrl, id, locale, onChoice }) => {
  const tell = (isExplicit: boolean) => {
    if (window.UC_UI?.isInitialized()) {
      onChoice(providedChoice(scopesOfServices(window.UC_UI.getServicesBaseInfo()), isExplicit));
    }
  };
  const onReady = () => tell(window.UC_UI?.isConsentRequired() === false);
  window.addEventListener('UC_UI_INITIALIZED', onReady);
  window.addEventListener('ucEvent', (event) => {
    const detail = partOf(event, 'detail');
    if (partOf(detail, 'event') === 'consent_status') tell(partOf(detail, 'type') === 'explicit');
  });
  const [language = 'en'] = locale.split('-');
  addScript(scriptUrl, { id: 'usercentrics-cmp', 'data-settings-id': id, 'data-language': language });
  onReady();
  return { ask: () => window.UC_UI?.showSecondLayer() };
};
