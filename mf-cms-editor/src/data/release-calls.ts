import type { Client } from '@showroom/contracts/client/client';
import type { AuditEntry } from '@showroom/contracts/entities/release-audit';
import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import type { MarketCode } from '@showroom/contracts/markets';

const declared = () => import('@showroom/contracts/calls/releases');

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly page: number;
  readonly pages: number;
}

/** What somebody may do with a market's releases, as the dialog asks for it. */
export type ReleaseChange =
  | { readonly kind: 'pin'; readonly remote: string; readonly version: string; readonly burnt: boolean }
  | {
      readonly kind: 'canary';
      readonly remote: string;
      readonly version: string;
      readonly share: number;
      readonly burnt: boolean;
    }
  | { readonly kind: 'promote'; readonly remote: string; readonly version: string }
  | { readonly kind: 'end'; readonly remote: string; readonly version: string }
  | { readonly kind: 'rollback' };

export interface Reason {
  readonly why: string;
  /** Lets a version back in that burnt its budget. */
  readonly force: boolean;
  /**
   * What the refusal of the same change said, for who wants it although it empties a place of the
   * site.
   */
  readonly confirm?: string;
}

export async function fetchOverview(client: Client, market: MarketCode, signal: AbortSignal): Promise<ReleaseOverview> {
  const { getReleases } = await declared();
  return (await client.send(getReleases, { params: { market } }, { signal })).data.attributes;
}

export async function fetchAudit(
  client: Client,
  market: MarketCode,
  page: number,
  signal: AbortSignal,
): Promise<AuditPage> {
  const { listAudit } = await declared();
  const { data, meta } = await client.send(
    listAudit,
    { query: { market, page: String(page), items: '10' } },
    { signal },
  );
  return { entries: data.map(({ attributes }) => attributes), page: meta.page, pages: meta.pages };
}

/** Makes a change in the name of who is signed in. */
export async function changeReleases(
  client: Client,
  market: MarketCode,
  change: ReleaseChange,
  { why, force, confirm }: Reason,
): Promise<void> {
  const calls = await declared();
  const params = { market };
  const reason = { why, ...(confirm !== undefined && { confirm }) };
  switch (change.kind) {
    case 'pin': {
      const { remote, version } = change;
      await client.send(calls.pinRelease, { params: { market, remote }, body: { version, force, ...reason } });
      return;
    }
    case 'canary': {
      const { remote, version, share } = change;
      await client.send(calls.startCanary, { params, body: { remote, version, share, force, ...reason } });
      return;
    }
    case 'promote':
      await client.send(calls.promoteCanary, { params, body: reason });
      return;
    case 'end':
      await client.send(calls.endCanary, { params, body: { why } });
      return;
    case 'rollback':
      await client.send(calls.rollbackRelease, { params, body: { force, ...reason } });
      return;
    default:
      return assertNever(change);
  }
}
