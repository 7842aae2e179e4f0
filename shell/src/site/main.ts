import { join } from 'node:path';
import { siteConfig } from './config';
import { createSite } from './server';

const config = siteConfig();
const app = await createSite(config, join(config.folder, 'compositions.json'));
await app.listen({ port: config.port, host: '127.0.0.1' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
