import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

// `npm run dev -w mf-x [-- --alone]` runs in the remote's folder.
const { values } = parseArgs({ options: { alone: { type: 'boolean', default: false } } });
const folder = resolve(process.cwd());
if (values.alone) {
  const { serveHarness } = await import('./serve');
  const port = Number(process.env['HARNESS_PORT'] ?? 3100);
  await serveHarness({ page: 'harness', name: basename(folder), folders: [folder] }, port);
} else {
  const { develop } = await import('./develop');
  try {
    await develop(folder, process.env, (line) => console.log(line));
  } catch (error) {
    console.error(error instanceof Error ? `\n${error.message}` : error);
    process.exit(1);
  }
}
