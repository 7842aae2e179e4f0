import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveFiles } from '../pages';

const fileOf = (name: string) => join(import.meta.dirname, 'browser', name);

/** Scripts of those who ask visitors for consent, each with a plain dialog. */
export function registerConsent(app: FastifyInstance): void {
  serveFiles(app, {
    '/consent/onetrust/scripttemplates/otSDKStub.js': fileOf('one-trust.ts'),
    '/consent/cookiebot/uc.js': fileOf('cookiebot.ts'),
    '/consent/cookieinformation/uc.js': fileOf('cookie-information.ts'),
    '/consent/usercentrics/loader.js': fileOf('user-centrics.ts'),
  });
}
