import type { FastifyReply } from 'fastify';

const POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

/** A page of the sandbox itself: no scripts. */
export function sendSandboxPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page);
}
