import { join } from 'node:path';
import { serveHarness } from './harness/serve';
import { ROOT, remoteFolders } from './package-info';

const folders = remoteFolders().map((name) => join(ROOT, name));
const port = Number(process.env['GALLERY_PORT'] ?? 3200);
await serveHarness({ page: 'gallery', name: 'gallery', folders }, port);
