import type { FastifyInstance } from 'fastify';

/** Takes bodies of forms, which most third parties want; without nesting, unless they say how. */
export function acceptForms(
  app: FastifyInstance,
  parse: (text: string) => unknown = (text) => Object.fromEntries(new URLSearchParams(text)),
): void {
  const options = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, text, done) =>
    done(null, parse(String(text))),
  );
}
