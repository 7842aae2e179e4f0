import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { MARKET_CODES, MARKETS } from '@showroom/contracts/markets';
import fastify from 'fastify';
import * as z from 'zod';
import { type ForeignAddresses, offeredNavigation } from './offered-navigation';

const PAGE = join(import.meta.dirname, 'page');
const FILES = {
  '/': ['text/html; charset=utf-8', join(PAGE, 'index.html')],
  '/host.mjs': ['text/javascript', join(PAGE, 'host.mjs')],
  '/single-spa.js': [
    'text/javascript',
    createRequire(import.meta.url).resolve('single-spa/lib/es2015/esm/single-spa.min.js'),
  ],
} as const;

const asked = z.object({ market: z.enum(MARKET_CODES).default('international'), locale: z.string().optional() });

export interface ForeignHost {
  readonly url: string;
  stop(): Promise<void>;
}

/** A page of somebody else, served from an origin of its own; port 0 is any that is free. */
export async function startForeignHost(addresses: ForeignAddresses, port = 0): Promise<ForeignHost> {
  const app = fastify();
  for (const [path, [type, file]] of Object.entries(FILES)) {
    app.get(path, async (_request, reply) => reply.type(type).send(await readFile(file)));
  }
  app.get('/navigation.json', async (request, reply) => {
    const { success, data, error } = asked.safeParse(request.query);
    if (!success) return reply.code(422).send({ title: z.prettifyError(error) });
    return offeredNavigation(addresses, data.market, data.locale ?? MARKETS[data.market].locales[0]);
  });
  const url = await app.listen({ host: '127.0.0.1', port });
  return { url, stop: () => app.close() };
}
