import { join } from 'node:path';
import { ROOT, remoteFolders } from '../build/package-info';
import { serveHarness } from './serve';

const folders = remoteFolders().map((name) => join(ROOT, name));
const port = Number(process.env['GALLERY_PORT'] ?? 3200);
await serveHarness({ page: 'gallery', name: 'gallery', folders }, port);
