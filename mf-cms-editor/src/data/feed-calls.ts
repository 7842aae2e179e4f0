import type { Client } from '@showroom/contracts/client/client';
import type { Feed, FeedPlan, FeedReport, FeedRun } from '@showroom/contracts/entities/feed';

const declared = () => import('@showroom/contracts/calls/feeds');

export interface FeedMapping {
  readonly name: string;
  readonly title: string;
  readonly currency: string;
  readonly columns: readonly string[];
}

export interface FeedOverview {
  readonly feeds: readonly ListedFeed[];
  readonly mappings: readonly FeedMapping[];
  readonly listings: readonly string[];
}

export interface ListedFeed extends Feed {
  readonly id: string;
}

export interface ListedRun extends FeedRun {
  readonly id: string;
}

export interface RunsPage {
  readonly runs: readonly ListedRun[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export interface RunReport extends FeedReport {
  readonly id: string;
}

/** A slow line needs its time for a large file. */
const UPLOAD_DEADLINE = 120_000;
const RUNS = '10';

export async function fetchFeeds(client: Client, listing: string, signal: AbortSignal): Promise<FeedOverview> {
  const { listFeeds } = await declared();
  const { data, meta } = await client.send(listFeeds, { query: { listing } }, { signal });
  return { feeds: data.map(({ id, attributes }) => ({ ...attributes, id })), ...meta };
}

export async function fetchRuns(client: Client, listing: string, page: number, signal: AbortSignal): Promise<RunsPage> {
  const { listFeedRuns } = await declared();
  const query = { listing, page: String(page), items: RUNS };
  const { data, meta } = await client.send(listFeedRuns, { query }, { signal });
  const runs = data.map(({ id, attributes }) => ({ ...attributes, id }));
  return { runs, total: meta.total, page: meta.page, pages: meta.pages };
}

export async function fetchFeedReport(client: Client, id: string, signal: AbortSignal): Promise<RunReport> {
  const { getFeedRun } = await declared();
  const { data } = await client.send(getFeedRun, { params: { id } }, { signal });
  return { ...data.attributes, id: data.id };
}

export async function saveFeed(client: Client, listing: string, id: string | undefined, plan: FeedPlan): Promise<void> {
  const { createFeed, updateFeed } = await declared();
  if (id === undefined) await client.send(createFeed, { body: { listing, ...plan } });
  else await client.send(updateFeed, { params: { id }, body: plan });
}

export async function endFeed(client: Client, id: string): Promise<void> {
  const { deleteFeed } = await declared();
  await client.send(deleteFeed, { params: { id } });
}

export async function runFeedNow(client: Client, id: string): Promise<void> {
  const { runFeed } = await declared();
  await client.send(runFeed, { params: { id } });
}

export async function uploadFile(client: Client, id: string, file: File): Promise<void> {
  const { uploadFeed } = await declared();
  const input = { params: { id }, query: { file: file.name.slice(0, 200) }, file };
  await client.send(uploadFeed, input, { deadline: UPLOAD_DEADLINE });
}

export async function agreeToRemovals(
  client: Client,
  id: string,
  consent: { readonly missing: number; readonly why: string },
): Promise<void> {
  const { approveRemovals } = await declared();
  await client.send(approveRemovals, { params: { id }, body: consent });
}
