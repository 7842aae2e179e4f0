import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { crashLine } from '@showroom/contracts/http/server-log';
import { startTracing } from '@showroom/contracts/http/start-tracing';
import { siteConfig } from './config';
import { createSite } from './server';

process.on('uncaughtException', (error) => {
  process.stderr.write(crashLine('site', error));
  process.exit(1);
});
const config = siteConfig();
const stopping = new AbortController();
const stopTracing = await startTracing('site');
const app = await createSite(config, join(config.folder, 'compositions.json'), stopping.signal);
await app.listen({ port: config.port, host: config.host });
// It closes once; a second signal to stop, which comes where all processes of a command get it,
// must not end Node in the midst of it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await pause(config.stopDelay);
  await app.close();
  await stopTracing?.();
}
