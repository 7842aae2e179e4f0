import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { template } from '@showroom/contracts/blocks/template';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { testDatabase } from '../../database/testing';
import { integrityOf } from '../../integrity';
import { KeyFolder } from '../../registry/keys/key-folder';
import { createRegistry } from '../../registry/server';
import { signText } from '../../registry/signing';

export const snippet = template({
  key: 'snippet',
  name: 'Snippet',
  description: '',
  short_description: '',
  group: 'Content',
  list_priority: 1,
  hydrate: 'never',
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', required: true, translatable: true },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'size', label: 'Size', field_type: 'Number', attrs: { min: 1, max: 4 } },
    { symbol: 'data', label: 'Data', field_type: 'Markdown', attrs: { language: 'json' } },
    { symbol: 'link', label: 'Link', field_type: 'Link' },
    { symbol: 'film', label: 'Film', field_type: 'Film' },
    { symbol: 'clip', label: 'Address of a film', field_type: 'String', attrs: { holds: 'film' } },
    { symbol: 'notes', label: 'Notes', field_type: 'Markdown', attrs: { language: 'markdown' } },
  ],
  field_groups_template: [
    { symbol: 'body', label: 'Body', field_type: 'Markdown', attrs: { language: 'html' } },
    { symbol: 'image', label: 'Image', field_type: 'Image' },
  ],
  max_field_groups: 2,
  version: 1,
});

export const rawHtml = template({
  key: 'raw-html',
  name: 'Raw HTML',
  description: '',
  short_description: '',
  group: 'Content',
  list_priority: 1,
  hydrate: 'never',
  fields: [{ symbol: 'html', label: 'HTML', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true }],
  restricted: true,
  version: 1,
});

/** In its second version, whose fields have other names than those of the first. */
export const teaser = template({
  key: 'teaser',
  name: 'Teaser',
  description: '',
  short_description: '',
  group: 'Content',
  list_priority: 1,
  hydrate: 'never',
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    { symbol: 'size', label: 'Size', field_type: 'Number' },
  ],
  version: 2,
  upgrades: [
    {
      to: 2,
      changes: [
        { in: 'block', change: 'rename', symbol: 'headline', to: 'title' },
        { in: 'block', change: 'rename', symbol: 'width', to: 'size' },
      ],
    },
  ],
});

/** With code for browsers. */
export const slides = template({
  key: 'slides',
  name: 'Slides',
  description: '',
  short_description: '',
  group: 'Content',
  list_priority: 1,
  hydrate: 'visible',
  fields: [{ symbol: 'title', label: 'Title', field_type: 'String', translatable: true }],
  version: 1,
});

const FILE = Buffer.from(';');
const FILES = ['web/entry.js', 'web/slides.js', 'web/thumbnails/teaser.webp', 'node/entry.js'];
const asset = (path: string) => ({
  path,
  integrity: integrityOf(FILE),
  bytes: FILE.length,
});

const release: ReleaseManifest = {
  remote: 'mf-test',
  version: '1.0.0',
  container: 'mf_test_1',
  contracts: '1.0.0',
  shared: [],
  uses: { events: [], settings: [] },
  web: {
    entry: 'web/entry.js',
    assets: [asset('web/entry.js'), { ...asset('web/slides.js'), brotli: 1400 }, asset('web/thumbnails/teaser.webp')],
  },
  node: { entry: 'node/entry.js', assets: [asset('node/entry.js')] },
  exposes: [
    { name: './routes', kind: 'routes', contract: 1, scripts: ['web/entry.js'], styles: [] },
    { name: './block/slides', kind: 'block', contract: 2, scripts: ['web/slides.js'], styles: [] },
  ],
  mounts: [{ path: '/stock', expose: './routes' }],
  slots: [],
  templates: structuredClone([snippet, rawHtml, teaser, slides]),
  template_texts: { fr: { Slides: 'Diaporama', Title: 'Titre' } },
  examples: [],
};

export interface RegistryOfTemplates {
  readonly url: string;
  close(): Promise<void>;
}

/** A registry whose market `ae` has a remote with these templates. */
export async function registryOfTemplates(): Promise<RegistryOfTemplates> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const database = await testDatabase();
  const registry = await startRegistry(folder, database);
  return {
    url: registry.listeningOrigin,
    async close() {
      await registry.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startRegistry(folder: string, database: Database): Promise<FastifyInstance> {
  const token = 'a-token-of-this-test';
  const keysFolder = join(folder, 'keys');
  const keys = new KeyFolder(keysFolder);
  await keys.ensure();
  const places = { port: 0, url: 'http://127.0.0.1', token, siteToken: token, folder, keysFolder };
  const started = await createRegistry({ ...places, lifetime: 3600, production: false }, { database, logger: false });
  const headers = { authorization: `Bearer ${token}` };
  for (const path of FILES) {
    await started.inject({
      method: 'PUT',
      url: `/uploads/mf-test/1.0.0/${path}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: FILE,
    });
  }
  const signed = await signText('release', JSON.stringify(release), await keys.signing('release'));
  await started.inject({ method: 'POST', url: '/releases', headers, payload: { signed } });
  const pin = { remote: 'mf-test', version: '1.0.0', reason: 'test' };
  const pinned = await started.inject({ method: 'PUT', url: '/compositions/ae/pins', headers, payload: pin });
  expect([pinned.statusCode, pinned.body]).toEqual([200, expect.stringContaining('snippet')]);
  await started.listen({ port: 0, host: '127.0.0.1' });
  return started;
}
