import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { withWidths } from '../../build/breakpoints';
import { ROOT } from '../../build/package-info';
import { languageOf } from '../../demo/content/texts';
import { integrityOf } from '../../integrity';
import { createFaults, registerFaultControl } from '../faults';
import { headerHtml, isKnownLanguage } from './header';

const FAULTS = ['slow', 'error-500', 'hostile-html', 'foreign-origin', 'wrong-integrity', 'garbage'] as const;

const HOSTILE =
  '<script>window.hostile = true</script><img src="x" onerror="window.hostile = true"><a href="javascript:window.hostile = true">Click</a>' +
  '<iframe srcdoc="<script>parent.hostile = true</script>"></iframe><style>body { display: none }</style><form action="https://evil.test"></form>';
const SLOW = 30_000;

/** The site's own look under the service's names, unlayered, and what only the service draws. */
function styleSheet(): string {
  const look = withWidths(readFileSync(join(ROOT, 'shared-ui/src/navigation/navigation.css'), 'utf8'));
  const [, rules = ''] = /^@layer remotes \{\n([\s\S]*)\}\n$/.exec(look) ?? [];
  return rules.replaceAll('navigation', 'naas') + readFileSync(join(import.meta.dirname, 'nav.css'), 'utf8');
}

const css = styleSheet();
const script = readFileSync(join(import.meta.dirname, 'nav.js'), 'utf8');

/**
 * A brand's navigation service: `GET /naas/nav.locale={locale}`, its style sheet and its script;
 * fails on request.
 */
export function registerNaas(app: FastifyInstance, url: () => string): void {
  const faults = createFaults<(typeof FAULTS)[number]>();
  /** Stands in the header for as long as it is set, so that a change of the service can be seen. */
  let note = '';

  app.get<{ Params: { locale: string } }>('/naas/nav.locale=:locale', async (request, reply) => {
    const language = languageOf(request.params.locale);
    if (!isKnownLanguage(language)) return reply.code(404).send({ message: 'No navigation in this language' });
    const fault = faults.take('nav', FAULTS);
    if (fault === 'error-500') return reply.code(500).send({ message: 'internal error' });
    if (fault === 'garbage') return reply.type('application/json').send('<!doctype html>');
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW).unref());
    const html = headerHtml(language) + note + (fault === 'hostile-html' ? HOSTILE : '');
    const origin = fault === 'foreign-origin' ? 'https://evil.test' : url();
    return {
      html,
      cssLink: `${origin}/naas/nav.css`,
      javascriptLink: `${origin}/naas/nav.js`,
      cssIntegrity: integrityOf(fault === 'wrong-integrity' ? `${css} ` : css),
      javascriptIntegrity: integrityOf(script),
    };
  });
  app.get('/naas/nav.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  // Integrity of a script from another origin needs its leave to read it.
  app.get('/naas/nav.js', (_request, reply) =>
    reply.header('access-control-allow-origin', '*').type('text/javascript; charset=utf-8').send(script),
  );

  registerFaultControl(app, 'naas', faults, FAULTS);
  app.put('/control/naas/note', (request, reply) => {
    note = z.object({ html: z.string().max(1000) }).parse(request.body).html;
    return reply.code(204).send();
  });
}
