import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { closeWithProblem } from '@showroom/contracts/http/framework-problems';
import { requestDeadline } from '@showroom/contracts/http/request-deadline';
import { serverLog } from '@showroom/contracts/http/server-log';
import pino from 'pino';
import * as z from 'zod';
import { parseConfig } from '../config';
import { onCrash } from '../on-crash';
import { onStop } from '../on-stop';
import { createFileStore } from './file-adapter';
import { loadKeys } from './keys';
import { createProvider } from './provider';
import { siteAddresses } from './site-addresses';

onCrash('identity');
const log = pino(serverLog('identity'));
const port = z.coerce.number().int().min(0).max(65_535);

const config = parseConfig(
  z.object({
    NODE_ENV: z.string().optional(),
    IDENTITY_PORT: port.default(4200),
    SITE_PORT: port.default(3000),
    SITE_ORIGIN: z.url().optional(),
    OIDC_ISSUER: z.url().optional(),
    OIDC_AUDIENCE: z.string().default('showroom-api'),
    OIDC_CLIENT_ID: z.string().default('showroom-site'),
    OIDC_CLIENT_SECRET: z.string().default('development-only-client-secret'),
    IDENTITY_FOLDER: z.string().default(join(import.meta.dirname, '..', '..', '.data', 'identity')),
  }),
  process.env,
);

if (config.NODE_ENV === 'production') {
  process.stderr.write(
    'This identity provider has known passwords: it runs in development only. Set OIDC_ISSUER to your own.\n',
  );
  process.exit(78);
}

const addresses = siteAddresses(config.SITE_PORT, config.SITE_ORIGIN);
const store = createFileStore(join(config.IDENTITY_FOLDER, 'sessions.json'), () => new Date());
const issuer = config.OIDC_ISSUER ?? `http://127.0.0.1:${config.IDENTITY_PORT}`;
const provider = createProvider({
  issuer,
  audience: config.OIDC_AUDIENCE,
  client: { id: config.OIDC_CLIENT_ID, secret: config.OIDC_CLIENT_SECRET },
  redirectUris: addresses.map((address) => `${address}/auth/callback`),
  logoutUris: addresses.map((address) => `${address}/`),
  keys: await loadKeys(config.IDENTITY_FOLDER),
  store,
  report: (error) => log.error({ err: error }, 'request failed'),
});

const { requestTimeout, http } = requestDeadline();
const server = createServer(
  { requestTimeout, ...http },
  (request, response) => void provider.callback()(request, response),
);
server.on('clientError', closeWithProblem);
server.listen(config.IDENTITY_PORT, '127.0.0.1', () => {
  log.info({ issuer }, 'identity ready');
});

onStop(async () => {
  server.closeIdleConnections();
  server.close();
  await once(server, 'close');
  store.flush();
});
