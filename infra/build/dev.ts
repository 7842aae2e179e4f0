import { basename, resolve } from 'node:path';
import { serveHarness } from '../harness/serve';

// `npm run dev -w mf-x` runs in the remote's folder.
const folder = resolve(process.cwd());
const port = Number(process.env['HARNESS_PORT'] ?? 3100);
await serveHarness({ page: 'harness', name: basename(folder), folders: [folder] }, port);
