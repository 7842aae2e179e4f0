import type { ConsentChoice, ConsentStrategy } from '@showroom/contracts/entities/consent';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { type RefObject, useLayoutEffect } from 'react';
import { consentOf, firstChoice, isPrivacyControlled, PENDING, respectfulChoice } from './choices';
import { loadProvider, type ProviderName } from './connect-provider';
import type { ConsentStore } from './consent-store';
import type { Provider } from './provider';
import { loadChoice } from './stored-choice';

/** Brings the choice into the page's store: from storage, or from the provider that asks. */
export function useChoice(store: ConsentStore, hasContent: boolean, provider: RefObject<Provider | undefined>): void {
  const strategy = useSetting('cookie_consent.strategy');
  const key = useSetting('cookie_consent.storage_key');
  const { settings, locale } = usePlatform();
  // Before anything is drawn: the banner of the HTML gives way to that of the code.
  useLayoutEffect(() => {
    const take = (choice: ConsentChoice) => store.replace(consentOf(strategy, choice));
    if (strategy === 'none') return take({ status: 'unknown', scopes: [] });
    if (isProvided(strategy)) {
      take(PENDING);
      const scriptUrl = settings.get('cookie_consent.script_url');
      if (!scriptUrl) return undefined;
      loadProvider(strategy).then(
        (connect) => {
          provider.current = connect({
            scriptUrl,
            id: settings.get('cookie_consent.script_id'),
            locale,
            onChoice: (choice) => take(respectfulChoice(choice, isPrivacyControlled())),
          });
        },
        (cause: unknown) => console.info('Nobody asks for consent on this page:', cause),
      );
      return undefined;
    }
    const load = () =>
      take(firstChoice({ stored: loadChoice(key), hasContent, isPrivacyControlled: isPrivacyControlled() }));
    load();
    // Another page of the site was answered.
    const onStorage = (event: StorageEvent) => event.key === key && load();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store, strategy, key, hasContent, settings, locale, provider]);
}

function isProvided(strategy: ConsentStrategy): strategy is ProviderName {
  return strategy !== 'basic' && strategy !== 'none';
}
