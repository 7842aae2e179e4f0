import { parseJson } from '@showroom/contracts/schema/parse-json';

interface Request {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as a form, or as JSON. */
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Milliseconds until the whole answer has to be here. */
  readonly deadline: number;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly statusText: string;
  /** Undefined for what is no JSON. */
  readonly body: unknown;
}

/** Asks a provider that our own configuration names; throws when no whole answer came in time. */
export async function askProvider(
  address: string,
  { method = 'POST', headers = {}, form, json, deadline }: Request,
): Promise<ProviderAnswer> {
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/json',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: new URLSearchParams(form) }),
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  });
  return { status: response.status, statusText: response.statusText, body: parseJson(await response.text()) };
}

/** Whether it took too long, rather than failed. */
export function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}
