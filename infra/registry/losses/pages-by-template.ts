import { listTemplateUses } from '@showroom/contracts/calls/site';
import { createClient } from '@showroom/contracts/client/client';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { RegistryConfig } from '../config';
import type { PagesByTemplate } from './losses';

const DEADLINE = 3000;

/** Asks the API which published pages use which templates; undefined when it does not answer. */
export async function pagesByTemplate(
  { apiUrl, siteToken }: Pick<RegistryConfig, 'apiUrl' | 'siteToken'>,
  market: string,
): Promise<PagesByTemplate | undefined> {
  const code = MARKET_CODES.find((one) => one === market);
  if (!apiUrl || !code) return undefined;
  const client = createClient({ baseUrl: apiUrl, headers: { 'x-site-token': siteToken }, deadline: DEADLINE });
  try {
    const { data } = await client.send(listTemplateUses, { query: { market: code } });
    return new Map(data.map(({ id, attributes }) => [id, attributes.pages]));
  } catch {
    // While the API is away every template counts as used: somebody may have to go back just then.
    return undefined;
  }
}
