import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { acceptForms } from '../forms';
import { registerServiceFaults, type ServiceFaults } from '../service-faults';

/** Credentials of the stand-in, good for nothing elsewhere. */
const CRM_CREDENTIALS = { clientId: 'showroom', clientSecret: 'development-crm-secret' } as const;

const VERSION = 'v61.0';
const FAULTS = ['expired-session', 'refused'] as const;

interface CrmRecord {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** How often it was written. */
  readonly writes: number;
}

export interface CrmSandbox {
  readonly faults: ServiceFaults<(typeof FAULTS)[number]>;
  /** By the showroom's own id. */
  readonly leads: ReadonlyMap<string, CrmRecord>;
}

const fields = z.record(z.string(), z.unknown());

const failure = (errorCode: string, message: string, named: readonly string[] = []) => [
  { errorCode, message, fields: named },
];

/** The provider's ids have 18 characters and begin with the kind of record: `00Q` is a lead. */
function leadIdOf(external: string): string {
  return `00Q${createHash('sha256').update(external).digest('hex').slice(0, 15)}`;
}

function faultOf(record: Readonly<Record<string, unknown>>) {
  const missing = ['LastName', 'Company'].filter((name) => !record[name]);
  if (missing.length > 0) {
    return failure('REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing.join(', ')}]`, missing);
  }
  const { Email: email } = record;
  if (typeof email === 'string' && !/^\S+@\S+\.\S+$/.test(email)) {
    return failure('INVALID_EMAIL_ADDRESS', 'Email: invalid email address', ['Email']);
  }
  return undefined;
}

/** The CRM: Salesforce's REST API as far as leads need it, below `/crm`, with a memory. */
export function registerCrm(app: FastifyInstance, url: () => string): CrmSandbox {
  const leads = new Map<string, CrmRecord>();
  const faults = registerServiceFaults(app, 'crm', FAULTS);
  let session = 1;
  const token = () => `session-${session}`;

  function isRefused(request: FastifyRequest, reply: FastifyReply): boolean {
    if (faults.takes('expired-session')) session += 1;
    if (request.headers.authorization === `Bearer ${token()}`) return false;
    reply.code(401).send(failure('INVALID_SESSION_ID', 'Session expired or invalid'));
    return true;
  }

  app.register(async (scope) => {
    acceptForms(scope);
    scope.post('/crm/services/oauth2/token', async (request, reply) => {
      if (await faults.answers(request, reply)) return reply;
      const asked = fields.parse(request.body);
      if (asked['client_id'] !== CRM_CREDENTIALS.clientId || asked['client_secret'] !== CRM_CREDENTIALS.clientSecret) {
        return reply.code(400).send({ error: 'invalid_client', error_description: 'invalid client credentials' });
      }
      return { access_token: token(), instance_url: `${url()}/crm`, token_type: 'Bearer' };
    });

    scope.get(`/crm/services/data/${VERSION}/limits`, async (request, reply) => {
      if (await faults.answers(request, reply)) return reply;
      if (isRefused(request, reply)) return reply;
      return { DailyApiRequests: { Max: 15_000, Remaining: 14_998 } };
    });

    const lead = `/crm/services/data/${VERSION}/sobjects/Lead/Showroom_Id__c/:external`;
    scope.patch<{ Params: { external: string } }>(lead, async (request, reply) => {
      if (await faults.answers(request, reply)) return reply;
      if (isRefused(request, reply)) return reply;
      if (faults.takes('refused')) {
        return reply.code(400).send(failure('FIELD_CUSTOM_VALIDATION_EXCEPTION', 'Leads of this market are closed.'));
      }
      const record = fields.parse(request.body);
      const fault = faultOf(record);
      if (fault) return reply.code(400).send(fault);
      const { external } = request.params;
      const before = leads.get(external);
      const id = leadIdOf(external);
      leads.set(external, { id, fields: { ...before?.fields, ...record }, writes: (before?.writes ?? 0) + 1 });
      if (faults.loses(request, reply)) return reply;
      return reply.code(before ? 200 : 201).send({ id, success: true, errors: [], created: !before });
    });
    scope.get<{ Params: { external: string } }>(lead, (request, reply) => {
      if (isRefused(request, reply)) return reply;
      const found = leads.get(request.params.external);
      if (!found) return reply.code(404).send(failure('NOT_FOUND', 'The requested resource does not exist'));
      return { Id: found.id, ...found.fields };
    });
    scope.delete<{ Params: { external: string } }>(lead, async (request, reply) => {
      if (await faults.answers(request, reply)) return reply;
      if (isRefused(request, reply)) return reply;
      if (!leads.delete(request.params.external)) {
        return reply.code(404).send(failure('NOT_FOUND', 'The requested resource does not exist'));
      }
      return reply.code(204).send();
    });
  });

  app.get('/control/crm/leads', () => ({
    data: [...leads].map(([external, record]) => ({ external, ...record })),
  }));
  app.delete('/control/crm/leads', (_request, reply) => {
    leads.clear();
    return reply.code(204).send();
  });
  return { faults, leads };
}
