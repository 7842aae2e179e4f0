import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { releaseManifest } from '@showroom/contracts/remotes/release';
import webpack from 'webpack';
import WebpackDevServer, { type NextFunction, type Request, type Response } from 'webpack-dev-server';
import { type Built, watchBuilds } from './build-watch';
import { diskFolder, hotConfig, serverConfig } from './disk-config';
import { type DiskRelease, diskRelease } from './disk-manifest';

/** Builds that stay readable, for pages and workers that were told of them a moment ago. */
const KEPT = 5;

/** What the overlay hears: a build began, stands, or failed with these errors. */
type BuildNews =
  | { readonly type: 'building' }
  | { readonly type: 'built'; readonly version: string }
  | { readonly type: 'failed'; readonly errors: readonly string[] };

export interface DiskServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Builds a remote on every change, for browsers and for the server, and serves it as a release that
 * keeps changing.
 */
export async function serveDisk(folder: string, port: number, say: (line: string) => void): Promise<DiskServer> {
  const name = basename(folder);
  rmSync(diskFolder(name), { recursive: true, force: true });
  mkdirSync(diskFolder(name), { recursive: true });
  const web = webpack({ ...hotConfig(folder, name), stats: 'none' });
  const node = webpack({ ...serverConfig(folder, name), stats: 'none' });
  if (!web || !node) throw new Error('webpack refused the configuration');

  const files = new Map<string, Buffer>();
  const listeners = new Set<Response>();
  let news: BuildNews = { type: 'building' };
  let release: DiskRelease | undefined;
  let pause = newPause();

  function tell(next: BuildNews): void {
    news = next;
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(next)}\n\n`);
  }

  async function finish({ errors, web: webBuild }: Built): Promise<BuildNews> {
    if (errors.length > 0) return { type: 'failed', errors };
    try {
      const nodeEntry = readFileSync(join(diskFolder(name), 'node/remoteEntry.js'));
      release = diskRelease(await described(folder), port, webBuild, nodeEntry);
      for (const [path, bytes] of release.files) files.set(path, bytes);
      for (const path of [...files.keys()].slice(0, -2 * KEPT)) files.delete(path);
      return { type: 'built', version: release.manifest.version };
    } catch (error) {
      return { type: 'failed', errors: [String(error)] };
    }
  }

  let turn = 0;
  watchBuilds(
    { web, node },
    () => {
      turn += 1;
      // Who waits for a build waits for the one that follows it at once, too.
      if (pause.isOver) pause = newPause();
      tell({ type: 'building' });
    },
    (built) => {
      turn += 1;
      const mine = turn;
      void finish(built).then((result) => {
        // A change that came meanwhile is being built already.
        if (mine !== turn) return;
        tell(result);
        say(result.type === 'failed' ? `\n${result.errors.join('\n\n')}\n` : `${name} is built`);
        pause.end();
      });
    },
  );

  async function answerRelease(response: Response): Promise<void> {
    await pause.over;
    response.setHeader('content-type', 'application/json');
    if (!release) return void response.writeHead(503).end(JSON.stringify({ news }));
    response.end(JSON.stringify({ news, manifest: release.manifest }));
  }

  function answer(request: Request, response: Response, next: NextFunction): void {
    const path = new URL(request.url ?? '/', 'http://disk.invalid').pathname.slice(1);
    const file = files.get(path);
    if (file) response.setHeader('content-type', 'text/javascript').end(file);
    else if (path === 'release.json') answerRelease(response).catch(next);
    else if (path === 'news') listen(request, response);
    else next();
  }

  function listen(request: Request, response: Response): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.write(`data: ${JSON.stringify(news)}\n\n`);
    listeners.add(response);
    request.once('close', () => listeners.delete(response));
  }

  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      // An edit that cannot be taken over by what runs loads the page anew.
      liveReload: false,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { overlay: false, logging: 'none', webSocketURL: `ws://127.0.0.1:${port}/ws` },
      devMiddleware: { writeToDisk: true, publicPath: '/web/' },
      static: false,
      setupMiddlewares: (middlewares) => [{ name: 'disk', middleware: answer }, ...middlewares],
    },
    web,
  );
  const watching = node.watch({ ...serverConfig(folder, name).watchOptions }, () => undefined);
  await server.start();
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      for (const listener of listeners) listener.end();
      await new Promise<void>((resolve) => watching?.close(() => resolve()) ?? resolve());
      await server.stop();
    },
  };
}

interface Pause {
  readonly over: Promise<void>;
  readonly isOver: boolean;
  end(): void;
}

/** Lasts until somebody ends it. */
function newPause(): Pause {
  let isOver = false;
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = () => {
      isOver = true;
      resolve();
    };
  });
  return {
    over,
    get isOver() {
      return isOver;
    },
    end: () => end(),
  };
}

function described(folder: string): Promise<ReturnType<typeof releaseManifest.parse>> {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'describe.ts'), folder],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString();
  });
  child.stderr.on('data', (bytes: Buffer) => {
    errors += bytes.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(releaseManifest.parse(JSON.parse(output)));
      else reject(new Error(errors.trim()));
    });
  });
}
