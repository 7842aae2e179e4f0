/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObservationBatch } from '@showroom/contracts/entities/release-health';
import { ObservationSender } from './observations';
import { ReleaseCounts } from './release-counts';

let registry: Server;
let registryUrl: string;
let answers: number[];
let received: { batch: ObservationBatch; token: unknown }[];

beforeEach(async () => {
  answers = [];
  received = [];
  registry = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes: Buffer) => (body += bytes.toString()));
    request.on('end', () => {
      received.push({ batch: JSON.parse(body), token: request.headers['x-site-token'] });
      response.writeHead(answers.shift() ?? 202).end();
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(registry.address()));
  registryUrl = `http://127.0.0.1:${port}`;
});
afterEach(() => void registry.close());

function sender() {
  const counts = new ReleaseCounts(jest.fn());
  const outcomes: [string, number][] = [];
  const made = new ObservationSender({
    registryUrl,
    siteToken: 'the token',
    every: 60_000,
    counts,
    onOutcome: (outcome, count) => outcomes.push([outcome, count]),
    log: jest.fn(),
  });
  const load = () => {
    const reported = { remote: 'mf-a', version: '1.0.0', loaded: true, failed: false, troubles: {} };
    counts.addBeacon('au', { composition: 'c1', remotes: [reported] });
  };
  return { made, load, outcomes };
}

test('what was counted is sent with the site’s token, and nothing when there is nothing', async () => {
  const { made, load, outcomes } = sender();
  await made.send();
  load();
  await made.send();
  expect(received).toEqual([
    { batch: expect.objectContaining({ observations: [expect.anything()] }), token: 'the token' },
  ]);
  expect(outcomes).toEqual([['sent', 1]]);
});

test('a batch that did not arrive is sent again under its name', async () => {
  const { made, load, outcomes } = sender();
  answers = [503];
  load();
  await made.send();
  load();
  await made.send();
  const names = received.map(({ batch }) => batch.batch);
  expect(names).toHaveLength(3);
  expect(names[0]).toBe(names[1]);
  expect(outcomes).toEqual([
    ['sent', 1],
    ['sent', 1],
  ]);
});

test('one that is refused is dropped, and counted', async () => {
  const { made, load, outcomes } = sender();
  answers = [422];
  load();
  await made.send();
  expect(outcomes).toEqual([['dropped', 1]]);
});

test('at the end everything is sent, or counted as dropped', async () => {
  const one = sender();
  one.load();
  await one.made.stop();
  expect(one.outcomes).toEqual([['sent', 1]]);
  const other = sender();
  other.load();
  await new Promise((resolve) => registry.close(resolve));
  await other.made.stop();
  expect(other.outcomes).toEqual([['dropped', 1]]);
});
