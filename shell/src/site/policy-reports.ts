import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { networkLimit } from './network-limit';
import { POLICY_REPORTS } from './policy';

const MAX_BYTES = 8 * 1024;

/**
 * What counts of a browser's report (CSP Level 3, 5.3): addresses and samples in it are not even
 * looked at.
 */
const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().regex(/^[a-z-]{1,40}$/),
    disposition: z.enum(['enforce', 'report']).default('enforce'),
  }),
});

interface PolicyReportsOptions {
  /** Reports a minute from one network. */
  readonly perMinute: number;
  readonly onViolation: (violation: { directive: string; disposition: 'enforce' | 'report' }) => void;
}

/**
 * `POST /policy-reports`: what browsers refused, or would have refused, by the policy of a page.
 * Nothing of it is stored but sums.
 */
export async function registerPolicyReports(app: FastifyInstance, options: PolicyReportsOptions): Promise<void> {
  const isTooMuch = networkLimit('policy-reports', options.perMinute);
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  const errorHandler = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 500;
    void reply.code(status).send({ status, title: 'This is no report of a policy' });
  };
  app.post(POLICY_REPORTS, { bodyLimit: MAX_BYTES, logLevel: 'silent', errorHandler }, async (request, reply) => {
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ status: 422, title: 'This is no report of a policy' });
    const { 'effective-directive': directive, disposition } = parsed.data['csp-report'];
    if (!(await isTooMuch(request.ip))) options.onViolation({ directive, disposition });
    return reply.code(204).send();
  });
}
