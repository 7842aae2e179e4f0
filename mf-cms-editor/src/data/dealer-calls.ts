import type { DealerPlan, DealerRecord } from '@showroom/contracts/calls/dealers';
import type { Client } from '@showroom/contracts/client/client';
import type { MarketCode } from '@showroom/contracts/markets';

const declared = () => import('@showroom/contracts/calls/dealers');

export interface ListedDealers {
  readonly dealers: readonly DealerRecord[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export async function fetchDealers(
  client: Client,
  query: { readonly market: MarketCode; readonly q: string; readonly page: number },
  signal: AbortSignal,
): Promise<ListedDealers> {
  const { listDealerRecords } = await declared();
  const asked = { query: { ...query, page: String(query.page) } };
  const { data, meta } = await client.send(listDealerRecords, asked, { signal });
  return { dealers: data, total: meta.total, page: meta.page, pages: meta.pages };
}

const seen = ({ id, attributes }: DealerRecord) => ({
  params: { id },
  headers: { 'if-match': `"${attributes.revision}"` },
});

/** Adds a dealer, or changes the one that somebody has seen. */
export async function saveDealer(
  client: Client,
  market: MarketCode,
  dealer: DealerRecord | undefined,
  plan: DealerPlan,
): Promise<void> {
  const { createDealer, updateDealer } = await declared();
  if (dealer) await client.send(updateDealer, { ...seen(dealer), body: plan });
  else await client.send(createDealer, { body: { market, ...plan } });
}

export async function removeDealer(client: Client, dealer: DealerRecord): Promise<void> {
  const { deleteDealer } = await declared();
  await client.send(deleteDealer, seen(dealer));
}
