import { createHash } from 'node:crypto';
import { type GateReport, gateReport, isGreen } from '@showroom/contracts/remotes/gate-report';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, run } from '../../database/sql';
import type { KeyFolder } from '../keys/key-folder';
import { RegistryError } from '../registry-error';
import { SignatureError, signText, verifiedText } from '../signing';
import type { RegistryStore } from '../store';
import { artefactOf } from './artefact-hash';

/** A report with the signature that vouches for it. */
export async function signReport(report: GateReport, keys: KeyFolder): Promise<string> {
  return signText('gate-report', JSON.stringify(report), await keys.signing('gate-report'));
}

export interface StoredReport {
  readonly report: GateReport;
  readonly jws: string;
}

const row = z.object({ signed: z.string() });

/** Signed gate reports of published releases: each is stored as it came, and never changed. */
export class GateReports {
  readonly #store: RegistryStore;
  readonly #keys: KeyFolder;

  constructor(store: RegistryStore, keys: KeyFolder) {
    this.#store = store;
    this.#keys = keys;
  }

  async #verified(jws: string): Promise<GateReport> {
    return gateReport.parse(JSON.parse(await verifiedText('gate-report', jws, await this.#keys.trusted())));
  }

  /** Stores a report once a trusted key vouches for it and it is about exactly this release. */
  async add(manifest: ReleaseManifest, jws: string): Promise<GateReport> {
    const { remote, version } = manifest;
    const report = await this.#verified(jws).catch((error: unknown) => {
      if (error instanceof SignatureError)
        throw new RegistryError(422, `The gate report is not taken: ${error.message}`);
      throw error;
    });
    if (report.remote !== remote || report.version !== version || report.artefact !== artefactOf(manifest)) {
      throw new RegistryError(422, `The gate report is about ${report.remote} ${report.version} with other files`);
    }
    const hash = createHash('sha256').update(jws).digest('hex').slice(0, 16);
    await run(
      this.#store.db,
      sql`insert into registry_reports (remote, version, hash, signed) values (${remote}, ${version}, ${hash}, ${jws})
        on conflict do nothing`,
    );
    return report;
  }

  /** The reports of a version whose signatures hold, oldest first. */
  async of(remote: string, version: string): Promise<StoredReport[]> {
    const rows = await query(
      this.#store.db,
      row,
      sql`select signed from registry_reports where remote = ${remote} and version = ${version}`,
    );
    const stored = rows.map(async ({ signed: jws }) => {
      const report = await this.#verified(jws).catch(() => undefined);
      return report ? [{ report, jws }] : [];
    });
    return (await Promise.all(stored)).flat().sort((a, b) => (a.report.started_at < b.report.started_at ? -1 : 1));
  }

  /**
   * The newest report of a release under a host; one about other files of the same version does not
   * count.
   */
  async newest(manifest: ReleaseManifest, host: string): Promise<GateReport | undefined> {
    const artefact = artefactOf(manifest);
    const reports = await this.of(manifest.remote, manifest.version);
    return reports.findLast(({ report }) => report.host === host && report.artefact === artefact)?.report;
  }

  /** For tables of versions: what the newest report says. */
  async stateOf(remote: string, version: string): Promise<'passed' | 'failed' | 'none'> {
    const last = (await this.of(remote, version)).at(-1);
    if (!last) return 'none';
    return isGreen(last.report) ? 'passed' : 'failed';
  }
}
