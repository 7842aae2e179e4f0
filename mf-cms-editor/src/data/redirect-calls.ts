import type { EditedRedirect, RedirectPlan } from '@showroom/contracts/calls/redirects';
import type { Client } from '@showroom/contracts/client/client';
import type { MarketCode } from '@showroom/contracts/markets';
import { ifMatch } from './if-match';

const declared = () => import('@showroom/contracts/calls/redirects');

export interface ListedRedirects {
  readonly redirects: readonly EditedRedirect[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export async function fetchRedirects(
  client: Client,
  query: { readonly market: MarketCode; readonly q: string; readonly page: number },
  signal: AbortSignal,
): Promise<ListedRedirects> {
  const { listRedirects } = await declared();
  const asked = { query: { ...query, page: String(query.page) } };
  const { data, meta } = await client.send(listRedirects, asked, { signal });
  return { redirects: data, total: meta.total, page: meta.page, pages: meta.pages };
}

const seen = ({ id, attributes }: EditedRedirect) => ({
  params: { id },
  headers: ifMatch(attributes.revision),
});

/** Adds a redirect, or changes the one that somebody has seen. */
export async function saveRedirect(
  client: Client,
  market: MarketCode,
  redirect: EditedRedirect | undefined,
  plan: RedirectPlan,
): Promise<void> {
  const { createRedirect, updateRedirect } = await declared();
  if (redirect) await client.send(updateRedirect, { ...seen(redirect), body: plan });
  else await client.send(createRedirect, { body: { market, ...plan } });
}

export async function removeRedirect(client: Client, redirect: EditedRedirect): Promise<void> {
  const { deleteRedirect } = await declared();
  await client.send(deleteRedirect, seen(redirect));
}
