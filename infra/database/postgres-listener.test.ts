import pg from 'pg';
import { type DatabaseProxyOptions, startDatabaseProxy } from '../api/testing/database-proxy';
import { pgListener } from './postgres-listener';
import { POSTGRES } from './testing';

const onServer = POSTGRES === undefined ? test.skip : test;

const BEAT = 'select 1';
/** Milliseconds. */
const HEARTBEAT = 50;

/** A listener behind a network, with what it heard, and a way to notify it past that network. */
async function listenThrough(network: Omit<DatabaseProxyOptions, 'to'>) {
  const proxy = await startDatabaseProxy({ to: POSTGRES ?? '', ...network });
  const connect = () => new pg.Client({ connectionString: proxy.url, query_timeout: 1000 });
  const listener = pgListener(connect, HEARTBEAT);
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  const hear = (what: string) => {
    heard.push(what);
    for (const look of waiting) look();
  };
  await listener.listen('heartbeats', { message: hear, gap: () => hear('a gap') });
  const direct = new pg.Client({ connectionString: POSTGRES });
  await direct.connect();
  return {
    heard,
    notify: (payload: string) => direct.query('select pg_notify($1, $2)', ['heartbeats', payload]),
    until: (what: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (heard.includes(what)) resolve();
        };
        waiting.add(look);
        look();
      }),
    async close() {
      await listener.close();
      await direct.end();
      await proxy.close();
    },
  };
}

onServer('a network that ends idle connections does not end one that listens', async () => {
  let beats = 0;
  let many: () => void = () => undefined;
  const longer = new Promise<void>((resolve) => {
    many = resolve;
  });
  const network = await listenThrough({
    idle: 20 * HEARTBEAT,
    decide: (statement) => {
      if (statement === BEAT) beats += 1;
      // Several times as long as an idle connection has.
      if (beats > 60) many();
      return 'pass';
    },
  });
  try {
    await longer;
    await network.notify('a change');
    await network.until('a change');
    expect(network.heard).toEqual(['a change']);
  } finally {
    await network.close();
  }
});

onServer('a connection that nothing comes through any more is replaced, and listeners hear of the gap', async () => {
  let isLost = false;
  const network = await listenThrough({
    decide: (statement) => {
      if (statement !== BEAT || isLost) return 'pass';
      isLost = true;
      return 'lose the connection';
    },
  });
  try {
    await network.until('a gap');
    await network.notify('a change');
    await network.until('a change');
    expect(network.heard).toEqual(['a gap', 'a change']);
  } finally {
    await network.close();
  }
});
