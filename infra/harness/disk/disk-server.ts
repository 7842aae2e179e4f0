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

  const builds = new DiskBuilds(folder, port, say);
  watchBuilds(
    { web, node },
    () => builds.begin(),
    (built) => void builds.end(built),
  );
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
      setupMiddlewares: (middlewares) => [{ name: 'disk', middleware: builds.answer }, ...middlewares],
    },
    web,
  );
  const watching = node.watch({ ...serverConfig(folder, name).watchOptions }, () => undefined);
  await server.start();
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      builds.close();
      await new Promise<void>((resolve) => watching?.close(() => resolve()) ?? resolve());
      await server.stop();
    },
  };
}

/** What the builds of a remote came to, for whoever asks and for overlays that listen. */
class DiskBuilds {
  readonly #folder: string;
  readonly #port: number;
  readonly #say: (line: string) => void;
  readonly #files = new Map<string, Buffer>();
  readonly #listeners = new Set<Response>();
  /** Called when the build that is under way has ended. */
  readonly #waiting = new Set<() => void>();
  #news: BuildNews = { type: 'building' };
  #release: DiskRelease | undefined;
  #turn = 0;

  constructor(folder: string, port: number, say: (line: string) => void) {
    this.#folder = folder;
    this.#port = port;
    this.#say = say;
  }

  begin(): void {
    this.#turn += 1;
    this.#tell({ type: 'building' });
  }

  async end(built: Built): Promise<void> {
    this.#turn += 1;
    const mine = this.#turn;
    const result = await this.#resultOf(built);
    // A change that came meanwhile is being built already, and who waits gets that build.
    if (mine !== this.#turn) return;
    this.#tell(result);
    this.#say(result.type === 'failed' ? `\n${result.errors.join('\n\n')}\n` : `${basename(this.#folder)} is built`);
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  readonly answer = (request: Request, response: Response, next: NextFunction): void => {
    const path = new URL(request.url ?? '/', 'http://disk.invalid').pathname.slice(1);
    const file = this.#files.get(path);
    if (file) response.setHeader('content-type', 'text/javascript').end(file);
    else if (path === 'release.json') this.#answerRelease(response).catch(next);
    else if (path === 'news') this.#listen(request, response);
    else next();
  };

  close(): void {
    for (const listener of this.#listeners) listener.end();
  }

  async #resultOf({ errors, web }: Built): Promise<BuildNews> {
    if (errors.length > 0) return { type: 'failed', errors };
    try {
      const nodeEntry = readFileSync(join(diskFolder(basename(this.#folder)), 'node/remoteEntry.js'));
      this.#release = diskRelease(await described(this.#folder), this.#port, web, nodeEntry);
      for (const [path, bytes] of this.#release.files) this.#files.set(path, bytes);
      for (const path of [...this.#files.keys()].slice(0, -2 * KEPT)) this.#files.delete(path);
      return { type: 'built', version: this.#release.manifest.version };
    } catch (error) {
      return { type: 'failed', errors: [String(error)] };
    }
  }

  #tell(news: BuildNews): void {
    this.#news = news;
    for (const listener of this.#listeners) listener.write(eventOf(news));
  }

  async #answerRelease(response: Response): Promise<void> {
    if (this.#news.type === 'building') await new Promise<void>((resolve) => this.#waiting.add(resolve));
    response.setHeader('content-type', 'application/json');
    const news = this.#news;
    if (!this.#release) return void response.writeHead(503).end(JSON.stringify({ news }));
    response.end(JSON.stringify({ news, manifest: this.#release.manifest }));
  }

  #listen(request: Request, response: Response): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.write(eventOf(this.#news));
    this.#listeners.add(response);
    request.once('close', () => this.#listeners.delete(response));
  }
}

function eventOf(news: BuildNews): string {
  return `data: ${JSON.stringify(news)}\n\n`;
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
