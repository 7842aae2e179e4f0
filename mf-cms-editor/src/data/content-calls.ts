import type { Template } from '@showroom/contracts/blocks/template';
import type { Platform } from '@showroom/shared-ui/platform';

const declared = () => import('@showroom/contracts/calls/content');

/** The templates that the market's site has, in the language of the page. */
export async function fetchTemplates(
  { client, market, locale }: Pick<Platform, 'client' | 'market' | 'locale'>,
  signal: AbortSignal,
): Promise<Template[]> {
  const { listTemplates } = await declared();
  const { data } = await client.send(listTemplates, { query: { market: market.code, locale } }, { signal });
  return data.map(({ attributes }) => attributes);
}
