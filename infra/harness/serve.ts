import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer, {
  type Configuration,
  type NextFunction,
  type Request,
  type Response,
} from 'webpack-dev-server';
import { visitorToken } from '../api/kernel/tokens';
import { DEVELOPMENT_SECRETS } from '../api-config';
import { MAP_WORKER, MAP_WORKER_SOURCE } from '../build/map-worker';
import { ROOT } from '../build/package-info';
import { photo } from '../demo/pictures/photo';
import { onStop } from '../on-stop';
import { type HarnessOptions, harnessConfig } from './harness-config';

const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Harness</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/main.css" />
    <script defer src="/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

type Middlewares = ReturnType<NonNullable<Configuration['setupMiddlewares']>>;

/** Pictures are drawn here, so that a page looks right while no API runs. */
const pictures: Middlewares[number] = {
  name: 'pictures',
  path: '/media',
  middleware: (request: Request, response: Response, next: NextFunction) => {
    drawn(request, response).catch(next);
  },
};

async function drawn(request: Request, response: Response): Promise<void> {
  const picture = await photo(request.originalUrl.split('?', 1)[0] ?? '', join(ROOT, '.data/media'));
  if (picture) response.setHeader('content-type', picture.type).end(picture.body);
  else response.writeHead(404).end();
}

/** Where the site has it. */
const mapWorker: Middlewares[number] = {
  name: 'map-worker',
  path: `/assets/${MAP_WORKER}`,
  middleware: (_request: Request, response: Response) => {
    response.setHeader('content-type', 'text/javascript').end(readFileSync(MAP_WORKER_SOURCE));
  },
};

/** Every address without a file is the page: its router decides what stands there. */
const page: Middlewares[number] = {
  name: 'page',
  middleware: (request: Request, response: Response, next: NextFunction) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8').end(DOCUMENT);
  },
};

/** Calls go to the API as the site forwards them, from one visitor. */
function serverOptions(port: number, apiPort: string): Configuration {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'error' },
    proxy: [
      {
        context: ['/platform'],
        target: `http://127.0.0.1:${apiPort}`,
        pathRewrite: { '^/platform': '' },
        headers: { 'x-visitor': visitorToken('harness-visitor', DEVELOPMENT_SECRETS.VISITOR_SECRET) },
        logLevel: 'silent',
      },
    ],
    setupMiddlewares: (middlewares) => [pictures, mapWorker, ...middlewares, page],
  };
}

/** Builds a harness page, serves it, and stops with the process. */
export async function serveHarness(options: HarnessOptions, port: number): Promise<void> {
  const compiler = webpack({ ...harnessConfig(options), stats: 'errors-only' });
  if (!compiler) throw new Error('webpack refused the configuration');
  const server = new WebpackDevServer(serverOptions(port, process.env['API_PORT'] ?? '4000'), compiler);
  onStop(() => server.stop());
  await server.start();
  console.log(`${options.name}: http://127.0.0.1:${port}  (stop with Ctrl+C)`);
}
