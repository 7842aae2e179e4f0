import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../forms';
import { registerServiceFaults, type ServiceFaults } from '../service-faults';

/** What a page would send for somebody who looks like a robot; any other text is a person. */
export const ROBOT = 'robot';
/** What a page would send for somebody who may be one. */
export const DOUBTFUL = 'doubtful';

/** reCAPTCHA's `siteverify` below `/recaptcha`. */
export function registerRecaptcha(app: FastifyInstance): { readonly faults: ServiceFaults<never> } {
  const faults = registerServiceFaults(app, 'recaptcha', []);
  app.register(async (scope) => {
    acceptForms(scope);
    scope.post<{ Body: Readonly<Record<string, string>> }>('/recaptcha/api/siteverify', async (request, reply) => {
      if (await faults.answers(request, reply)) return reply;
      const { secret = '', response = '' } = request.body;
      if (secret === '') return { success: false, 'error-codes': ['missing-input-secret'] };
      return { success: response !== '' && response !== ROBOT, score: response === DOUBTFUL ? 0.1 : 0.9 };
    });
  });
  return { faults };
}
