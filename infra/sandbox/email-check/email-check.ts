import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { registerServiceFaults, type ServiceFaults } from '../service-faults';

/** The stand-in's key, good for nothing elsewhere. */
const EMAIL_CHECK_KEY = 'development-email-key';

/** What an address is, by its part before the `@`; any other is valid. */
const EMAIL_VERDICTS: Readonly<Record<string, string>> = {
  invalid: 'invalid',
  'accept-all': 'accept_all',
  unknown: 'unknown',
};

const body = z.object({ email: z.string() });

/** BriteVerify's API below `/email-check`. */
export function registerEmailCheck(app: FastifyInstance): { readonly faults: ServiceFaults<never> } {
  const faults = registerServiceFaults(app, 'email-check', []);
  app.post('/email-check/api/v1/fullverify', async (request, reply) => {
    if (await faults.answers(request, reply)) return reply;
    if (request.headers.authorization !== `ApiKey: ${EMAIL_CHECK_KEY}`) {
      return reply.code(401).send({ errors: { user: 'not authorized' } });
    }
    const { email } = body.parse(request.body);
    const [account = '', domain = ''] = email.split('@');
    const status = EMAIL_VERDICTS[account] ?? 'valid';
    return {
      email: { address: email, account, domain, status, disposable: false, role_address: false },
      duration: 0.02,
    };
  });
  return { faults };
}
