import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { FastifyInstance, FastifyReply } from 'fastify';

const POLICY = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'";

/** A page of the sandbox itself: no scripts. */
export function sendSandboxPage(reply: FastifyReply, page: string): FastifyReply {
  const policy = `${POLICY}; frame-src 'self'; form-action 'none'`;
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
}

/** A page of a provider, whose form may also end at an origin that is given. */
export function sendProviderPage(reply: FastifyReply, page: string, formTarget = ''): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `${POLICY}; script-src 'self'; connect-src 'self'; form-action 'self'${formTarget && ` ${formTarget}`}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page);
}

const bundles = new Map<string, string>();

/** A style sheet as it is, or a script, bundled for browsers when it is first asked for. */
export function sendFile(reply: FastifyReply, file: string): FastifyReply {
  if (file.endsWith('.css')) return reply.type('text/css; charset=utf-8').send(readFileSync(file, 'utf8'));
  const code = bundles.get(file) ?? bundle(file);
  bundles.set(file, code);
  return reply.type('text/javascript; charset=utf-8').send(code);
}

/** Serves files by their paths. */
export function serveFiles(app: FastifyInstance, files: Readonly<Record<string, string>>): void {
  for (const [path, file] of Object.entries(files)) app.get(path, (_request, reply) => sendFile(reply, file));
}

function bundle(file: string): string {
  const options = { bundle: true, write: false, format: 'iife', target: 'es2022', logLevel: 'silent' } as const;
  return buildSync({ entryPoints: [file], ...options }).outputFiles[0]?.text ?? '';
}
