import type { Role } from '@showroom/contracts/entities/role';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import type { TestApi, TestIssuer } from './harness';

interface Person {
  readonly role: Role;
  /** Default: the role. */
  readonly subject?: string;
  /** Default: every market. */
  readonly markets?: readonly MarketCode[];
}

/** What a call sends; a buffer is a file. */
export interface Sent extends Partial<Person> {
  readonly revision?: number | string;
  readonly payload?: object;
}

/** Sends as a signed-in person; a call may say that it is another one. */
export function sendingAs(
  started: () => { readonly api: TestApi; readonly issuer: TestIssuer },
  { role: usualRole, subject: usualSubject, markets: usualMarkets = MARKET_CODES }: Person,
) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { role = usualRole, subject = usualSubject ?? role, markets = usualMarkets, revision, payload }: Sent = {},
  ) => {
    const { api, issuer } = started();
    const bearer = await issuer.bearer([role], { markets, subject });
    const headers = {
      ...bearer,
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
    };
    const answer = await api.server.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, ...(answer.body !== '' && answer.json()) };
  };
}
