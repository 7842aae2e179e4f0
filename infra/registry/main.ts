import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { registryConfig } from './config';
import { createRegistry } from './server';

const config = registryConfig();
mkdirSync(join(config.folder, 'releases'), { recursive: true });
const app = await createRegistry(config, true);
await app.listen({ port: config.port, host: '127.0.0.1' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
