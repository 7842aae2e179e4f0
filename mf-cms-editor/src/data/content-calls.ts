import type { Template } from '@showroom/contracts/blocks/template';
import type { Client } from '@showroom/contracts/client/client';
import type { MarketCode } from '@showroom/contracts/markets';

const declared = () => import('@showroom/contracts/calls/content');

export async function fetchTemplates(client: Client, market: MarketCode, signal: AbortSignal): Promise<Template[]> {
  const { listTemplates } = await declared();
  const { data } = await client.send(listTemplates, { query: { market } }, { signal });
  return data.map(({ attributes }) => attributes);
}
