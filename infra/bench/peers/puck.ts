import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../build/package-info';
import { runCommand } from '../../checks/command';

const SOURCE = join(import.meta.dirname, 'puck');
const FOLDER = join(ROOT, '.cache/bench/puck');

/** Installs and bundles Puck outside of the workspaces; its script and its style sheet. */
async function bundle() {
  cpSync(SOURCE, FOLDER, { recursive: true });
  const status = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', FOLDER]);
  if (status !== 0) throw new Error(`npm ci of the page of Puck ended with ${status}`);
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, 'main.jsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    outdir: FOLDER,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}

/** Serves Puck with the page that the address asks for: `/?bench-blocks`. */
export async function servePuck(
  port: number,
  pageAt: (path: string) => unknown,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { script, styles } = await bundle();
  const html = '<!doctype html><link rel="stylesheet" href="main.css"><script type="module" src="main.js"></script>';
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://puck.test');
    const files: Readonly<Record<string, readonly [string, string]>> = {
      '/main.js': ['text/javascript', script],
      '/main.css': ['text/css', styles],
      '/page.json': ['application/json', JSON.stringify(pageAt(`/${search.slice(1)}`))],
    };
    const [type, text] = files[pathname] ?? ['text/html', html];
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(text);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
