/** @jest-environment node */
import { mergeSettings } from '@showroom/contracts/settings/settings';
import fastify from 'fastify';
import { testConfig } from './config.testing';
import { registerHydration } from './hydration-route';
import { createPageCache, storePage } from './page-cache';
import type { PageServer } from './page-reply';
import { settingsText } from './settings-text';

const SETTINGS = settingsText(mergeSettings([]).settings);
const PROXY = '10.0.0.5';
const headers = { host: 'inside.test', 'x-forwarded-host': 'au.showroom.test' };

/** A site behind a proxy on another machine; its page says for which host it was rendered. */
function siteWith({ isCached }: { readonly isCached: boolean }) {
  const server: PageServer = {
    config: testConfig(),
    renderer: { render: () => () => undefined },
    cache: createPageCache(1_000_000),
    settings: new Map(),
    canaryShares: new Map(),
  };
  const app = fastify({ trustProxy: PROXY });
  registerHydration(app, { server, wall: { admitCall: async () => true } });
  let rendered = 0;
  app.get('/stock', (request, reply) => {
    rendered += 1;
    const state = `{"host":"${request.host}","settings":${SETTINGS}}`;
    const html = `<style data-precedence="remotes">.gone{}p{}</style><p>Stock</p><script id="page-state" type="application/json">${state}</script>`;
    const head = { status: 200, headers: { 'content-type': 'text/html' }, private: false, tags: [], degraded: false };
    const page = {
      head,
      html: Buffer.from(html),
      nonce: 'nonce-1',
      market: 'au' as const,
      settings: SETTINGS,
      read: [],
    };
    if (isCached) storePage(server.cache, '/stock', page, server.cache.epoch);
    return reply.type('text/html').send(html);
  });
  app.get('/platform/vehicles', (_request, reply) => reply.type('text/html').send('<p>No page</p>'));
  const ask = (id: string, of: string) =>
    app.inject({ url: `/site-map/hydration/${id}?of=${encodeURIComponent(of)}`, headers, remoteAddress: PROXY });
  return { ask, rendered: () => rendered };
}

test.each([true, false])(
  'data that nobody has are made for the host that a visitor sees (cached: %s)',
  async (isCached) => {
    const { ask } = siteWith({ isCached });
    const answer = await ask('unknown', '/stock');
    expect(answer.json()).toMatchObject({ styles: ['.gone{}p{}'], state: { host: 'au.showroom.test' } });
    expect(answer.headers['cache-control']).toBe(isCached ? 'no-cache' : 'private, no-store');
  },
);

test('data that are known are sent without the page', async () => {
  const { ask, rendered } = siteWith({ isCached: true });
  const { id } = (await ask('unknown', '/stock')).json();
  expect((await ask(id, '/elsewhere')).json()).toMatchObject({ id });
  expect(rendered()).toBe(1);
});

test.each(['/platform/vehicles', '/site-map/hydration/x?of=%2Fstock', '/nowhere', 'https://other.test/stock'])(
  '%s has none',
  async (of) => {
    const { ask, rendered } = siteWith({ isCached: true });
    expect((await ask('unknown', of)).statusCode).toBe(404);
    expect(rendered()).toBe(0);
  },
);
