import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { withRetries } from '../../../retry';

interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ProviderAnswer {
  readonly status: number;
  /** Parsed JSON; undefined when nothing was answered. */
  readonly body: unknown;
}

const RETRIES = { attempts: 3, firstPause: 100, longestPause: 400 } as const;
/** No answer about a payment is nearly as long. */
const MOST_CHARACTERS = 500_000;

/**
 * Asks a provider, with a deadline for each try. What is asked here can all be repeated: it carries
 * the provider's own key or happens once by its nature. A provider in trouble (429, 5xx, no answer,
 * no JSON) is asked three times; then it is a failure that names no more than that.
 */
export function askProvider(url: string, request: ProviderRequest, timeout: number): Promise<ProviderAnswer> {
  return failing(withRetries(RETRIES, () => askOnce(url, request, timeout)));
}

/** As askProvider, with one try: for what would happen again. */
export function askProviderOnce(url: string, request: ProviderRequest, timeout: number): Promise<ProviderAnswer> {
  return failing(askOnce(url, request, timeout));
}

async function failing(answer: Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  try {
    return await answer;
  } catch (cause) {
    throw new ShowroomError('payment.failed', { status: 502, cause });
  }
}

async function askOnce(url: string, request: ProviderRequest, timeout: number): Promise<ProviderAnswer> {
  const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeout) });
  const text = await response.text();
  const { status } = response;
  if (status === 429 || status >= 500) throw new Error(`The provider answered ${status}`);
  if (text.length > MOST_CHARACTERS) throw new Error('The provider answered too much');
  return { status, body: text === '' ? undefined : JSON.parse(text) };
}

/** An answer that the provider's documentation does not have. */
export function unexpected(vendor: string, what: string, { status }: ProviderAnswer): ShowroomError {
  const cause = new Error(`${vendor} answered ${status} to ${what}`);
  return new ShowroomError('payment.failed', { status: 502, cause });
}
