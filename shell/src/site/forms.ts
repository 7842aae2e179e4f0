import { withBasePath } from '@showroom/contracts/base-path';
import { createClient } from '@showroom/contracts/client/client';
import { formId } from '@showroom/contracts/entities/form';
import { marketOfHost } from '@showroom/contracts/markets';
import { localPath } from '@showroom/shared-ui/local-path';
import { safeHref } from '@showroom/shared-ui/safe-href';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_PREFIXES, localeOf } from '../addresses/locale-of';
import { deliverForm } from './deliver-form';
import { heldFormPage } from './held-form';
import type { LoginWall } from './login-wall';
import type { PageServer } from './page-reply';
import { answerFilled } from './pages';
import { PAGE_HEADERS } from './policy';
import { isSameOrigin } from './same-origin';
import { knownVisitor, TOO_MANY_VISITORS, visitorNames } from './visitor-name';

const MAX_BYTES = 128 * 1024;
const MOST_INPUTS = 300;
/** Milliseconds for each call: a visitor without scripts waits before an empty window. */
const DEADLINE = 4000;

interface FormParts {
  readonly server: PageServer;
  readonly wall: Pick<LoginWall, 'admit'>;
}

type FormRequest = FastifyRequest<{ Params: { id: string } }>;

/** `POST /form/{id}`: a form that was filled in without scripts. */
export async function registerForms(app: FastifyInstance, { server, wall }: FormParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const nameVisitor = visitorNames(server.config);

  async function take(request: FormRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'private, no-store');
    const { body, params, headers } = request;
    if (!isSameOrigin(request)) return reply.code(403).send({ status: 403, title: 'Forms come from our own pages' });
    if (!(body instanceof URLSearchParams) || body.size > MOST_INPUTS || !formId.safeParse(params.id).success)
      return reply.code(422).send({ status: 422, title: 'This is no form of ours' });
    const who = await wall.admit(request, reply);
    if (!who) return reply;
    const market = marketOfHost(request.host);
    const { locale } = localeOf(market, request.url);
    const visitor = knownVisitor(request, server.config) ?? (await nameVisitor(request, reply));
    if (visitor === undefined) return reply.code(429).header('retry-after', '60').send(TOO_MANY_VISITORS);
    const client = createClient({
      baseUrl: server.config.apiUrl,
      headers: { 'x-visitor': visitor, 'x-forwarded-for': request.ip, 'x-request-id': request.id },
      deadline: DEADLINE,
      retries: 0,
    });
    const source = headers.referer ?? '';
    const mapping = server.settings.get(market.code)?.['forms.query_mapping'] ?? {};
    const delivered = await deliverForm({ client, id: params.id, locale, body, visitor, source, mapping });
    switch (delivered.outcome) {
      case 'sent': {
        const { kind, url } = delivered.form.attributes.thank_you;
        const after = (kind === 'page' && safeHref(url)) || `/form/${params.id}/sent`;
        return reply.redirect(localPath(after, locale, market), 303);
      }
      case 'refused':
        return answerFilled(server, request, reply, delivered.filled, who === 'anybody' ? undefined : who);
      case 'missing':
        // Its page says so.
        return reply.redirect(request.url, 303);
      case 'failed':
        return sendHeld(reply, heldFormPage(locale, withBasePath(request.url), body));
    }
  }
  for (const prefix of ['', ...LANGUAGE_PREFIXES]) app.post(`${prefix}/form/:id`, { bodyLimit: MAX_BYTES }, take);
}

function sendHeld(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .code(503)
    .headers({
      ...PAGE_HEADERS,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      'retry-after': '10',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
