import type { Platform } from '@showroom/shared-ui/platform';
import { type OwnWords, ownWordsFor } from '../language/own-words';
import { patiently } from './patiently';

/**
 * A market's own words for the stock locator, in the page's language; nobody is asked where there
 * are none.
 */
export async function fetchOwnWords(platform: Platform, signal: AbortSignal): Promise<OwnWords> {
  const { client, locale, settings } = platform;
  const id = settings.get('widget_translations.id');
  if (id === '') return {};
  const ask = async (patience: AbortSignal) => {
    const { getWidgetTranslations } = await import('@showroom/contracts/calls/company');
    const answer = await client.send(getWidgetTranslations, { params: { id } }, { signal: patience });
    return ownWordsFor(answer.data.attributes.data, locale);
  };
  return patiently<OwnWords>(platform, signal, ask, {});
}
