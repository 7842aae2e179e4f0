import * as z from 'zod/mini';
import { releaseVersion, remoteName } from './release';

/** What became of one expectation: `noted` says something worth knowing that nobody can break. */
const outcome = z.enum(['held', 'broken', 'noted']);

/** What one consumer expects of a release, and whether the built artefact keeps it. */
export const expectation = z.object({
  /**
   * Who expects it: `site`, `gallery`, `page /offers of au`, `slot navigation`, `mount /showroom`.
   */
  consumer: z.string(),
  /** A sentence about the release, such as `renders accordion: two items in the browser`. */
  expectation: z.string(),
  outcome,
  /** What was found instead, or what is noted. */
  detail: z.string(),
});
/** Something that was expected of a release, and what came of it. */
export type Expectation = z.output<typeof expectation>;

/**
 * What the gate found out about one version of a remote under one version of the host; signed, and
 * never changed.
 */
export const gateReport = z.object({
  remote: remoteName,
  version: releaseVersion,
  /**
   * Hash of the names and hashes of the release's files: other bytes under the same version are not
   * what was checked.
   */
  artefact: z.string(),
  host: releaseVersion,
  /** Version of the contracts package that the host was built with. */
  contracts: z.string(),
  expectations: z.array(expectation),
  started_at: z.iso.datetime(),
  seconds: z.number(),
});
/** What the gate found out about a version. */
export type GateReport = z.output<typeof gateReport>;

/** Whether a version may be promoted with this report. */
export function isGreen({ expectations }: Pick<GateReport, 'expectations'>): boolean {
  return expectations.length > 0 && expectations.every(({ outcome }) => outcome !== 'broken');
}

/** The broken expectations as sentences for people. */
export function brokenSentences({ expectations }: Pick<GateReport, 'expectations'>): string[] {
  return expectations
    .filter(({ outcome }) => outcome === 'broken')
    .map(({ consumer, expectation, detail }) => `${consumer} expects that it ${expectation}, but ${detail}`);
}
