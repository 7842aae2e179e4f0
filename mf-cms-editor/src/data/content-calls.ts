import type { Template } from '@showroom/contracts/blocks/template';
import type { Client } from '@showroom/contracts/client/client';
import type { Page, PageBlock } from '@showroom/contracts/entities/page';
import type { MarketCode } from '@showroom/contracts/markets';

const declared = () => import('@showroom/contracts/calls/content');

export interface PageSummary {
  readonly id: string;
  readonly attributes: {
    readonly path: string;
    readonly title: string;
    readonly published: boolean;
    readonly version: number;
    readonly updated_at: string;
  };
}

export interface PageEdit {
  readonly version: number;
  readonly title: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly blocks: PageBlock[];
}

export async function fetchPages(client: Client, market: MarketCode, signal: AbortSignal): Promise<PageSummary[]> {
  const { listPages } = await declared();
  return (await client.send(listPages, { query: { market } }, { signal })).data;
}

export async function fetchPage(client: Client, id: string, signal?: AbortSignal): Promise<Page> {
  const { getPage } = await declared();
  return (await client.send(getPage, { params: { id } }, signal ? { signal } : {})).data;
}

export async function fetchTemplates(client: Client, market: MarketCode, signal: AbortSignal): Promise<Template[]> {
  const { listTemplates } = await declared();
  const { data } = await client.send(listTemplates, { query: { market } }, { signal });
  return data.map(({ attributes }) => attributes);
}

export async function savePage(client: Client, id: string, body: PageEdit): Promise<Page> {
  const { updatePage } = await declared();
  return (await client.send(updatePage, { params: { id }, body })).data;
}
