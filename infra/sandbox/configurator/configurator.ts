import type { FastifyInstance } from 'fastify';
import { htmlPage } from '../../html';
import { sendSandboxPage } from '../pages';

/** The maker's configurator, where links of the site lead: a page that says what it stands for. */
export function registerConfigurator(app: FastifyInstance): void {
  const page = htmlPage({
    title: 'Configurator',
    styles: ['/sandbox.css'],
    body: '<main><h1>Configurator</h1><p>Here the maker’s own configurator opens, where visitors build a vehicle.</p></main>',
  });
  app.get('/configurator', (_request, reply) => sendSandboxPage(reply, page));
}
