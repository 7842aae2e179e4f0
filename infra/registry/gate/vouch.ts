import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { MadeRelease } from '../../drills/another-build';
import { registryClient } from '../client';
import type { RegistryConfig } from '../config';
import { artefactOf } from './artefact-hash';
import { type GateClient, gateClient } from './client';

/**
 * For drills and measurements: lets a release that nobody looked at through the gate of every host
 * that serves now, as whoever holds the key of the gate can.
 */
export async function vouchFor(client: GateClient, manifest: ReleaseManifest): Promise<void> {
  const { remote, version } = manifest;
  for (const host of await client.liveHosts()) {
    await client.add({
      remote,
      version,
      artefact: artefactOf(manifest),
      host: host.version,
      contracts: host.contracts,
      expectations: [{ consumer: 'drill', expectation: 'is let through', outcome: 'noted', detail: 'nobody looked' }],
      started_at: new Date().toISOString(),
      seconds: 0,
    });
  }
}

/** For drills: publishes a release that was made of another one, and lets it through the gate. */
export async function publishMade(config: RegistryConfig, { manifest, files }: MadeRelease): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-drill-'));
  try {
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    await registryClient(config).publish(manifest, folder);
    await vouchFor(gateClient(config), manifest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
