import type { Consent, ConsentScope } from '@showroom/contracts/entities/consent';

/** How visitors came here, by the scope that storing it needs. */
export const TRACKING_PARAMS = {
  utm_source: 'statistic',
  utm_medium: 'statistic',
  utm_campaign: 'statistic',
  utm_term: 'statistic',
  utm_content: 'statistic',
  utm_id: 'statistic',
  gclid: 'marketing',
} as const satisfies Readonly<Record<string, ConsentScope>>;

const COOKIE = 'tracking_params';
const LIFE = 30 * 24 * 60 * 60;
const LONGEST = 200;

/** Those of a query; nothing where it has none. */
export function trackingParamsIn(query: string): URLSearchParams | undefined {
  const given = new URLSearchParams(query);
  const found = Object.keys(TRACKING_PARAMS).flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value.slice(0, LONGEST)]] : [];
  });
  return found.length > 0 ? new URLSearchParams(found) : undefined;
}

function allowedOf(params: URLSearchParams, { allows }: Pick<Consent, 'allows'>): URLSearchParams {
  const allowed = Object.entries(TRACKING_PARAMS).filter(([name, scope]) => params.has(name) && allows([scope]));
  return new URLSearchParams(allowed.map(([name]) => [name, params.get(name) ?? '']));
}

function storedParams(): URLSearchParams | undefined {
  const [, value] =
    document.cookie
      .split('; ')
      .find((one) => one.startsWith(`${COOKIE}=`))
      ?.split('=') ?? [];
  return value === undefined ? undefined : new URLSearchParams(decodeURIComponent(value));
}

/**
 * Stores how the visitor came here, in one cookie, as far as they agree. An address without
 * tracking parameters leaves what is stored as it is; one with some replaces all of it, for one
 * campaign's words say nothing of another. What is not agreed to any more is deleted.
 */
export function storeTrackingParams(arrived: URLSearchParams | undefined, consent: Consent): void {
  const stored = storedParams();
  const params = arrived ?? stored;
  // Nobody was asked yet: what was agreed to before stands.
  if (!params || consent.status === 'pending') return;
  const allowed = allowedOf(params, consent).toString();
  if (allowed === (stored?.toString() ?? '')) return;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = allowed === '' ? 0 : LIFE;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has had the Cookie Store API for too short a time
  document.cookie = `${COOKIE}=${encodeURIComponent(allowed)}; path=/; max-age=${age}; samesite=lax${secure}`;
}
