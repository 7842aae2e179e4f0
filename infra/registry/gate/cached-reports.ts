import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GateReport, gateReport, isGreen } from '@showroom/contracts/remotes/gate-report';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { ROOT } from '../../build/package-info';
import { artefactOf } from './artefact-hash';
import type { HostOffer } from './hosts';

const CACHE = join(ROOT, '.cache/gate');
/**
 * What decides about a result beside the release (whose version is the hash of its own sources) and
 * the host.
 */
const OWN_SOURCES = ['infra/registry/gate', 'infra/demo/content', 'infra/demo/stock'];

let ownHash: string | undefined;

function hashOfOwnSources(): string {
  const hash = createHash('sha256');
  for (const folder of OWN_SOURCES) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.(tsx?|json|csv)$/.test(name) && !name.includes('.test')).sort()) {
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  return hash.digest('hex');
}

function fileOf(manifest: ReleaseManifest, host: HostOffer): string {
  ownHash ??= hashOfOwnSources();
  const { version, contracts, provides, supports, events, settings } = host;
  const offer = JSON.stringify([version, contracts, provides, supports, events, settings]);
  const key = createHash('sha256')
    .update(`${artefactOf(manifest)} ${offer} ${ownHash}`)
    .digest('hex');
  return join(CACHE, `${manifest.remote}-${manifest.version}-${key.slice(0, 16)}.json`);
}

/** What the same gate found out about the same files under the same host, when they passed. */
export function cachedReport(manifest: ReleaseManifest, host: HostOffer): GateReport | undefined {
  try {
    return gateReport.parse(JSON.parse(readFileSync(fileOf(manifest, host), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Stores a green report for other registries that are given the same release. */
export function cacheReport(manifest: ReleaseManifest, host: HostOffer, report: GateReport): void {
  if (!isGreen(report)) return;
  const file = fileOf(manifest, host);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}.part`, JSON.stringify(report));
  renameSync(`${file}.${process.pid}.part`, file);
}
