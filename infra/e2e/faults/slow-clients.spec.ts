import { connect, type Socket } from 'node:net';
import { expect } from '@playwright/test';
import { raw } from '../support/http';
import { test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

/** Connections to each server: half of them never end their headers, half their body. */
const CLIENTS = 100;
const SERVERS = ['site', 'api', 'registry', 'identity', 'sandbox'] as const;
/** Milliseconds until the last one is closed, and what a busy machine is late. */
const [CLOSED_AFTER, LATE] = [30_000, 4000] as const;

test('five hundred clients that never finish a request are closed after 30 s, and the site answers others meanwhile', async ({
  site,
}) => {
  const open = new Set<Socket>();
  for (const server of SERVERS) {
    const { port, host } = new URL(site.urlOf(server));
    const head = `POST /beacons HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
    for (let count = 0; count < CLIENTS; count += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('error', () => open.delete(socket));
      // Whatever a server says before it closes is read.
      socket.resume();
      socket.write(count % 2 === 0 ? head : `${head}Content-Length: 1000\r\n\r\n{`);
    }
  }
  const from = performance.now();
  await expect.poll(async () => (await raw(`${site.url}/`)).status).toBe(200);
  expect(open.size).toBeGreaterThan(CLIENTS);
  await expect.poll(() => open.size, { timeout: 90_000, intervals: [250] }).toBe(0);
  expect(performance.now() - from).toBeLessThan(CLOSED_AFTER + LATE);
});
