import type { EditedMetahead } from '@showroom/contracts/calls/metaheads';
import type { PageSummary } from '@showroom/contracts/calls/pages';
import type { Client } from '@showroom/contracts/client/client';
import type { MetaheadPlan } from '@showroom/contracts/entities/metahead';
import type { MarketCode } from '@showroom/contracts/markets';
import { ifMatch } from './if-match';
import { fetchPages } from './page-calls';

const declared = () => import('@showroom/contracts/calls/metaheads');

export interface MetaheadsData {
  readonly metaheads: readonly EditedMetahead[];
  /** Pages that one may be for. */
  readonly pages: readonly PageSummary[];
}

export async function fetchMetaheads(client: Client, market: MarketCode, signal: AbortSignal): Promise<MetaheadsData> {
  const { listEditedMetaheads } = await declared();
  const [{ data }, pages] = await Promise.all([
    client.send(listEditedMetaheads, { query: { market } }, { signal }),
    fetchPages(client, market, signal),
  ]);
  return { metaheads: data, pages };
}

const seen = ({ id, attributes }: EditedMetahead) => ({
  params: { id },
  headers: ifMatch(attributes.revision),
});

/** Milliseconds; a style sheet in Sass is compiled before the answer. */
const DEADLINE = 12_000;

/** Adds a metahead, or changes the one that somebody has seen. */
export async function saveMetahead(
  client: Client,
  market: MarketCode,
  metahead: EditedMetahead | undefined,
  plan: MetaheadPlan,
): Promise<void> {
  const { createMetahead, updateMetahead } = await declared();
  if (metahead) await client.send(updateMetahead, { ...seen(metahead), body: plan }, { deadline: DEADLINE });
  else await client.send(createMetahead, { body: { market, ...plan } }, { deadline: DEADLINE });
}

export async function removeMetahead(client: Client, metahead: EditedMetahead): Promise<void> {
  const { deleteMetahead } = await declared();
  await client.send(deleteMetahead, seen(metahead));
}
