import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTracing } from '@showroom/contracts/http/start-tracing';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { onCrash } from '../on-crash';
import { onStop } from '../on-stop';
import { sayOnce, untilThere } from '../until-there';
import { registryConfig } from './config';
import { keysOf } from './keys/keys-of';
import { REGISTRY_PARTS } from './parts';
import { createRegistry } from './server';

onCrash('registry');
const config = registryConfig(process.env, 'server');
const stopTracing = await startTracing('registry');
mkdirSync(join(config.folder, 'releases'), { recursive: true });
await keysOf(config, ['composition']);
const report = (line: string) => process.stderr.write(`${line}\n`);
const { app, database } = await untilThere(open, { onOutage: sayOnce(report) });
await app.listen({ port: config.port, host: config.host ?? '127.0.0.1' });

/** Everything but the port; a database that was opened before a failure is closed again. */
async function open() {
  const dataFolder = join(config.folder, 'database');
  const opened = await connect({ databaseUrl: config.databaseUrl, directUrl: config.directUrl, dataFolder });
  try {
    await migrate(opened, { report });
    return {
      app: await createRegistry(config, { database: opened, logger: true, parts: REGISTRY_PARTS }),
      database: opened,
    };
  } catch (error) {
    await opened.close().catch(() => undefined);
    throw error;
  }
}

onStop(async () => {
  await app.close();
  await database.close();
  await stopTracing?.();
});
