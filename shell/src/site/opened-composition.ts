import {
  type Composition,
  type ReleaseManifest,
  releaseManifest,
  type SignedComposition,
  signedComposition,
} from '@showroom/contracts/remotes/release';
import { decodeJwt } from 'jose';
import type { Verify } from './trusted-keys';

/** Clocks of machines may differ by this much. */
const CLOCK_SKEW = 5 * 60_000;

export interface OpenedComposition {
  readonly composition: Composition & Pick<SignedComposition, 'issued_at' | 'expires_at'>;
  /** As the registry signed it: all that it takes to verify it again. */
  readonly signed: string;
  /** Releases that no trusted key vouches for, with the reason: left out of the composition. */
  readonly broken: readonly { readonly release: string; readonly reason: string }[];
}

/**
 * A composition once its signature holds, with those of its releases whose signatures hold; throws
 * a sentence otherwise.
 */
export async function openComposition(signed: string, verify: Verify): Promise<OpenedComposition> {
  const text = await verify('composition', signed);
  const payload: unknown = JSON.parse(text);
  if (!hasOrigin(payload)) throw new Error('it was signed without where it is served from: renew the registry first');
  const { remotes: texts, ...described } = signedComposition.parse(payload);
  const broken: { release: string; reason: string }[] = [];
  const opened = await Promise.all(
    texts.map(async (jws): Promise<ReleaseManifest[]> => {
      try {
        return [releaseManifest.parse(JSON.parse(await verify('release', jws)))];
      } catch (error) {
        broken.push({ release: claimedName(jws), reason: error instanceof Error ? error.message : String(error) });
        return [];
      }
    }),
  );
  return { composition: { ...described, origin: placeOf(described.origin), remotes: opened.flat() }, signed, broken };
}

/** Why a composition is not to be taken now, by its time; undefined when it is. */
export function outOfTime(
  { issued_at, expires_at }: Pick<SignedComposition, 'issued_at' | 'expires_at'>,
  now: number,
): string | undefined {
  if (Date.parse(issued_at) > now + CLOCK_SKEW) return `it is from the future (${issued_at})`;
  if (Date.parse(expires_at) < now - CLOCK_SKEW) return `it expired (${expires_at})`;
  return undefined;
}

function hasOrigin(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'origin' in payload;
}

/** What an unverified release says that it is, for the report. */
function claimedName(jws: string): string {
  try {
    const { remote, version } = decodeJwt(jws);
    return `${remote} ${version}`;
  } catch {
    return 'a release of unknown name';
  }
}

/** An address and nothing else, for it gets into the pages' policy. */
function placeOf(origin: string): string {
  const { protocol, host, pathname } = new URL(origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Files of releases lie at ${origin}`);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}
