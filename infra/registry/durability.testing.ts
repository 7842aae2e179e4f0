import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { registryConfig } from './config';
import { createRegistry } from './server';

// A registry in a process of its own that stores and serves, and does nothing else: to be killed.
const config = registryConfig(process.env, 'server');
mkdirSync(join(config.folder, 'releases'), { recursive: true });
const database = await connect({ databaseUrl: undefined, dataFolder: join(config.folder, 'database') });
await migrate(database);
const app = await createRegistry(config, { database, logger: false });
await app.listen({ port: config.port, host: '127.0.0.1' });
