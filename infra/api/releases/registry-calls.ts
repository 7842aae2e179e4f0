import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import * as z from 'zod';
import type { ApiConfig } from '../../api-config';
import { Refusal } from '../kernel/refusal';

const DEADLINE = 5000;
/** Promoting may wait for a check of the built artefact. */
const CHANGE_DEADLINE = 30_000;

/** The registry's own problem; a refusal may have several reasons, a line each. */
const registryProblem = z.object({
  title: z.string(),
  losses: z.array(z.string()).default([]),
  confirm: z.string().optional(),
});

/** Statuses of the registry that are about what was asked for, and mean the same here. */
const PASSED: ReadonlySet<number> = new Set([404, 409, 422, 507]);

export interface Ask {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * Asks the registry in the API's name, with a deadline; its refusals go out with their reasons,
 * anything else as "cannot be reached".
 */
export function registryCalls({ REGISTRY_URL, REGISTRY_TOKEN }: ApiConfig) {
  return async function ask<S extends z.core.$ZodType>(
    { method, path, body }: Ask,
    answer: S,
  ): Promise<z.core.output<S>> {
    const response = await fetch(`${REGISTRY_URL}${path}`, {
      method,
      headers: { authorization: `Bearer ${REGISTRY_TOKEN}`, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(method === 'GET' ? DEADLINE : CHANGE_DEADLINE),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    if (PASSED.has(response.status)) throw await refusalOf(response);
    if (!response.ok) throw unreachable(new Error(`The registry answered ${response.status}`));
    const json: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    const parsed = z.safeParse(answer, json);
    if (!parsed.success) throw unreachable(parsed.error);
    return parsed.data;
  };
}

function unreachable(cause: unknown): ShowroomError {
  return new ShowroomError('api.unreachable', { status: 503, cause, detail: 'registry' });
}

async function refusalOf(response: Response): Promise<Refusal> {
  const parsed = registryProblem.safeParse(await response.json().catch(() => undefined));
  const reasons = (parsed.data?.title ?? 'The registry refused.').split('\n');
  const [only = ''] = reasons;
  const { losses = [], confirm } = parsed.data ?? {};
  if (confirm !== undefined) {
    const lost = losses.map((message) => ({ path: 'confirm', message }));
    return new Refusal(response.status, only, lost, { confirm });
  }
  if (reasons.length === 1) return new Refusal(response.status, only);
  const issues = reasons.map((message) => ({ path: 'version', message }));
  return new Refusal(response.status, 'The release breaks what others expect of it.', issues);
}
