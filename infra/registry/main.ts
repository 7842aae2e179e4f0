import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onCrash } from '../on-crash';
import { onStop } from '../on-stop';
import { registryConfig } from './config';
import { keysOf } from './keys/keys-of';
import { REGISTRY_PARTS } from './parts';
import { createRegistry } from './server';

onCrash('registry');
const config = registryConfig(process.env, 'server');
mkdirSync(join(config.folder, 'releases'), { recursive: true });
await keysOf(config, ['composition']);
const app = await createRegistry(config, { logger: true, parts: REGISTRY_PARTS });
await app.listen({ port: config.port, host: '127.0.0.1' });
onStop(() => app.close());
