import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { BAD_SERVERS, type Bait, badServer, TAKEN } from '../../drills/bad-servers';
import { raw, unseen } from '../support/http';
import { compositionOf, registryOf } from '../support/remotes';
import { bytesOf, publish, releaseIn } from '../support/strike';
import { test } from '../support/test';

const REMOTE = 'mf-stock-locator';
/** A page of its blocks, and one with none of them. */
const STRUCK = '/stock';
const UNTOUCHED = '/offers';
const UNTOUCHED_HEADING = /<h1[^>]*>[^<]*[Oo]ffer/;
const FRAME = [/class="navigation-bar"/, /class="footer /];
const BLOCK = /<article/;
/** More than there are workers: each renders it, and what is shared would show in the next page. */
const LOOKS = 8;
/**
 * Releases whose code is no good at all: the version from before takes its place, or the registry
 * goes back to it by itself.
 */
const USELESS = ['loops', 'eats-memory', 'throws-at-load', 'throws-at-render', 'never-answers'];

let bait: Bait;
let listener: Server;
let visits = 0;

test.describe.configure({ timeout: 150_000 });
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bait-'));
  writeFileSync(join(folder, 'secret'), 'a word that nobody else has');
  const portOf = (server: Server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const other = createServer();
  await listening(other);
  const freePort = portOf(other);
  await new Promise((resolve) => other.close(resolve));
  listener = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await listening(listener);
  bait = { folder, port: portOf(listener), freePort };
});
test.afterAll(() => {
  listener.close();
  rmSync(bait.folder, { recursive: true });
});

for (const name of Object.keys(BAD_SERVERS).filter((one): one is keyof typeof BAD_SERVERS => one in BAD_SERVERS)) {
  test(`a release whose server code ${BAD_SERVERS[name].does} costs its own place at most`, async ({ site }) => {
    const before = await compositionOf(site);
    const right = releaseIn(before, REMOTE);
    const bad = await badServer(name, right, (path) => bytesOf(before, REMOTE, path), bait);
    await publish(site, bad);
    const process = site.running.get('site')?.child.pid;
    const pinned = await registryOf(site).pin('international', REMOTE, bad.manifest.version, name);
    const struck = () => raw(unseen(site.url + STRUCK));
    try {
      const served = async () => (await struck()).headers['x-composition'];
      await expect.poll(served, { timeout: 90_000 }).toBe(pinned.id);
      await expect(async () => {
        // Several at once, so that every render worker meets it: each has breakers of its own.
        const [page, other, live] = await Promise.all([
          struck(),
          raw(unseen(site.url + UNTOUCHED)),
          raw(`${site.url}/health/live`),
          struck(),
          struck(),
          struck(),
        ]);
        expect([page.status, other.status, live.status]).toEqual([200, 200, 200]);
        if (USELESS.includes(name)) expect(page.body).toMatch(BLOCK);
        for (const part of FRAME) {
          expect(page.body).toMatch(part);
          expect(other.body).toMatch(part);
        }
      }).toPass({ timeout: 90_000 });

      for (let look = 0; look < LOOKS; look += 1) {
        const [page, other] = await Promise.all([struck(), raw(unseen(site.url + UNTOUCHED))]);
        expect([page.status, other.status]).toEqual([200, 200]);
        expect(page.body).not.toContain(TAKEN);
        for (const { body } of [page, other]) {
          expect(body).not.toMatch(/PATCHED|POLLUTED/);
          for (const part of FRAME) expect(body).toMatch(part);
        }
        expect(other.body).toMatch(UNTOUCHED_HEADING);
      }
      expect(site.running.get('site')?.child).toMatchObject({ pid: process, exitCode: null, signalCode: null });
      expect(visits).toBe(0);
      for (const file of ['written', 'commanded']) expect(existsSync(join(bait.folder, file))).toBe(false);
      await expect(fetch(`http://127.0.0.1:${bait.freePort}`)).rejects.toThrow('fetch failed');
    } finally {
      const mended = await registryOf(site).pin('international', REMOTE, right.version, 'mended');
      await site.untilServed(mended);
    }
  });
}
