import * as z from 'zod';
import type { ApiConfig } from '../../../api-config';
import { askProvider, isTimeout, type ProviderAnswer } from '../../outside/ask-provider';
import type { Handover, LeadSystem } from './lead-system';

/** Of one question; a delivery asks four at most. */
const DEADLINE = 8000;
const VERSION = 'v61.0';
/** Our id in the CRM: writing the same lead twice finds it. */
const EXTERNAL_ID = 'Showroom_Id__c';
/** Of the sandbox, good for nothing elsewhere. */
const DEVELOPMENT = { clientId: 'showroom', clientSecret: 'development-crm-secret' } as const;

interface Account {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * The CRM of the configuration, the sandbox in development; undefined when production names none.
 */
export function salesforce(config: ApiConfig): LeadSystem | undefined {
  const { CRM_URL, CRM_CLIENT_ID, CRM_CLIENT_SECRET } = config;
  if (CRM_URL && CRM_CLIENT_ID && CRM_CLIENT_SECRET) {
    return connect({ url: CRM_URL, clientId: CRM_CLIENT_ID, clientSecret: CRM_CLIENT_SECRET });
  }
  if (CRM_URL ?? CRM_CLIENT_ID ?? CRM_CLIENT_SECRET) {
    throw new Error('CRM_URL, CRM_CLIENT_ID and CRM_CLIENT_SECRET: set all of them, or none.');
  }
  if (config.NODE_ENV === 'production') return undefined;
  return connect({ url: `http://127.0.0.1:${config.SANDBOX_PORT}/crm`, ...DEVELOPMENT });
}

const session = z.object({ access_token: z.string().min(1), instance_url: z.url() });
type Session = z.output<typeof session>;
const written = z.object({ id: z.string() });
const failures = z.array(z.object({ errorCode: z.string().max(80), fields: z.array(z.string().max(80)).optional() }));

class NoSession extends Error {
  override readonly name = 'NoSession';
  readonly status: number;

  constructor(status: number) {
    super('The CRM does not let us in');
    this.status = status;
  }
}

function connect({ url, clientId, clientSecret }: Account): LeadSystem {
  let known: Promise<Session> | undefined;

  async function logIn(): Promise<Session> {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const address = `${url.replace(/\/$/, '')}/services/oauth2/token`;
    const { status, body } = await askProvider(address, { form, deadline: DEADLINE });
    const parsed = session.safeParse(body);
    if (status !== 200 || !parsed.success) throw new NoSession(status);
    return parsed.data;
  }

  function sessionOf(): Promise<Session> {
    known ??= logIn().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  async function ask(method: 'GET' | 'PATCH' | 'DELETE', path: string, json?: unknown): Promise<ProviderAnswer> {
    const once = async () => {
      const { access_token, instance_url } = await sessionOf();
      const headers = { authorization: `Bearer ${access_token}` };
      const address = `${instance_url}/services/data/${VERSION}/${path}`;
      return askProvider(address, { method, headers, json, deadline: DEADLINE });
    };
    const answer = await once();
    if (answer.status !== 401) return answer;
    // A session ends when the CRM wants: the next one is good for everything else.
    known = undefined;
    return once();
  }

  async function handOver(work: () => Promise<ProviderAnswer>): Promise<Handover> {
    try {
      return handoverOf(await work());
    } catch (error) {
      if (error instanceof NoSession) return { outcome: 'unreachable', status: error.status, detail: error.message };
      const detail = isTimeout(error) ? 'The CRM does not answer' : 'The CRM cannot be reached';
      return { outcome: 'unreachable', status: null, detail };
    }
  }

  const addressOf = (leadId: string) => `sobjects/Lead/${EXTERNAL_ID}/${encodeURIComponent(leadId)}`;
  return {
    put: (leadId, record) => handOver(() => ask('PATCH', addressOf(leadId), record)),
    erase: async (leadId) => {
      const done = await handOver(() => ask('DELETE', addressOf(leadId)));
      // It never arrived, or was erased before.
      return done.outcome === 'refused' && done.status === 404
        ? { outcome: 'delivered', remoteId: null, status: 404 }
        : done;
    },
    verify: async () => {
      const done = await handOver(() => ask('GET', 'limits'));
      if (done.outcome === 'delivered') return { ok: true, message: 'The CRM answers and lets us in.' };
      return { ok: false, message: `${done.detail}.` };
    },
  };
}

/** Codes and names of fields may be told; sentences may hold what somebody typed. */
function detailOf({ status, body }: ProviderAnswer): string {
  const named = (failures.safeParse(body).data ?? []).map(({ errorCode, fields = [] }) =>
    fields.length > 0 ? `${errorCode} (${fields.join(', ')})` : errorCode,
  );
  return named.length > 0 ? named.join('; ').slice(0, 300) : `The CRM answered ${status}`;
}

/** Of the refusals that will stay; every other answer is worth another try. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 404, 405, 409, 413, 415]);

function handoverOf(answer: ProviderAnswer): Handover {
  const { status, body } = answer;
  if (status === 204) return { outcome: 'delivered', remoteId: null, status };
  if (status === 200 || status === 201) {
    // A gateway in between may answer in the CRM's place.
    if (body === undefined) return { outcome: 'unreachable', status, detail: 'The CRM answered something else' };
    return { outcome: 'delivered', remoteId: written.safeParse(body).data?.id ?? null, status };
  }
  const outcome = FOR_GOOD.has(status) ? 'refused' : 'unreachable';
  return { outcome, status, detail: detailOf(answer) };
}
