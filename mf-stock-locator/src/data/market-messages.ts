import type { Platform } from '@showroom/shared-ui/platform';
import { type MarketMessages, marketMessagesFor } from '../language/market-messages';
import { withRetry } from './with-retry';

/**
 * A market's own texts for the stock locator, in the page's language; nobody is asked where there
 * are none.
 */
export async function fetchMarketMessages(platform: Platform, signal: AbortSignal): Promise<MarketMessages> {
  const { client, locale, settings } = platform;
  const id = settings.get('widget_translations.id');
  if (id === '') return {};
  const ask = async (patience: AbortSignal) => {
    const { getWidgetTranslations } = await import('@showroom/contracts/calls/company');
    const answer = await client.send(getWidgetTranslations, { params: { id } }, { signal: patience });
    return marketMessagesFor(answer.data.attributes.data, locale);
  };
  return withRetry<MarketMessages>(platform, signal, ask, {});
}
