import { openAsBlob } from 'node:fs';
import * as z from 'zod';
import type { ImportReport } from './report';

export interface SendOptions {
  readonly api: string;
  readonly siteToken: string;
  readonly path: string;
  readonly file: string;
  readonly listing: string;
  readonly mapping: string;
  readonly allowRemovals: boolean;
  readonly maxRemovals: number;
  readonly progress: (read: number) => void;
}

/** One line of the answer: how far the import is, then its report, or why it broke off. */
const importLine = z.union([
  z.object({ read: z.number() }),
  z.object({ report: z.unknown() }),
  z.object({ error: z.string() }),
]);

const note = { reason: z.string(), field: z.string(), value: z.string() };
const reportSchema: z.ZodType<ImportReport> = z.object({
  id: z.string(),
  listing: z.string(),
  mapping: z.string(),
  file: z.string(),
  status: z.enum(['running', 'done', 'incomplete', 'stopped', 'failed']),
  message: z.string(),
  seconds: z.number(),
  counts: z.object({
    read: z.number(),
    taken: z.number(),
    repaired: z.number(),
    refused: z.number(),
    unchanged: z.number(),
    inserted: z.number(),
    updated: z.number(),
    removed: z.number(),
  }),
  removals: z.object({
    missing: z.number(),
    stock: z.number(),
    examples: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
  rows: z.array(z.object({ ...note, line: z.number(), kind: z.enum(['repaired', 'refused']) })),
});

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * Sends a file to the running API, which has the database, and hands out the report of the import
 * there.
 */
export async function sendToApi(options: SendOptions): Promise<ImportReport> {
  const { api, siteToken, path, file, listing, mapping, allowRemovals, maxRemovals, progress } = options;
  const query = new URLSearchParams({
    listing,
    map: mapping,
    file,
    allow_removals: String(allowRemovals),
    max_removals: String(maxRemovals),
  });
  const response = await fetch(`${api}/internal/imports?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-site-token': siteToken },
    body: await openAsBlob(path),
  }).catch((cause: unknown) => {
    throw new Error(
      `The database is in use by another process, and no API answers at ${api}: set API_PORT or stop it.`,
      {
        cause,
      },
    );
  });
  if (!response.ok || !response.body) {
    throw new Error(`The API at ${api} refused the import (${response.status}): ${await response.text()}`);
  }
  for await (const text of linesOf(response.body)) {
    const line = importLine.parse(JSON.parse(text));
    if ('read' in line) progress(line.read);
    else if ('report' in line) return reportSchema.parse(line.report);
    else throw new Error(line.error);
  }
  throw new Error('The API ended before the import did; start it and import the file again.');
}
