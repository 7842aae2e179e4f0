import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { type GateReport, gateReport, isGreen } from '@showroom/contracts/remotes/gate-report';
import {
  type Composition,
  composition,
  HOST,
  hostManifest,
  type ReleaseManifest,
  releaseManifest,
} from '@showroom/contracts/remotes/release';
import * as z from 'zod';
import type { BuiltRemote } from '../../checks/first-load';
import { explained, RETRIED_POST, registryHttp } from '../client';
import type { RegistryConfig } from '../config';
import { KeyFolder } from '../keys/key-folder';
import { artefactOf } from './artefact-hash';
import type { HostOffer } from './hosts';
import { signReport } from './reports';

const hostList = z.object({ data: z.array(z.string()) });
const reportList = z.object({ data: z.array(gateReport) });

export type GateClient = ReturnType<typeof gateClient>;

/**
 * The registry as the gate needs it: who is live, what was found out before, and where reports go.
 */
export function gateClient({ url, token, keysFolder }: Pick<RegistryConfig, 'url' | 'token' | 'keysFolder'>) {
  const http = registryHttp({ url, token });
  const json = async (path: string): Promise<unknown> => (await explained(http.get(path))).json();
  const folders: string[] = [];

  return {
    /** What the hosts offer that serve markets now. */
    async liveHosts(): Promise<HostOffer[]> {
      const { data } = hostList.parse(await json('hosts'));
      return Promise.all(data.map((version) => this.host(version)));
    },
    async host(version: string): Promise<HostOffer> {
      return hostManifest.parse(await json(`releases/${HOST}/${version}/release.json`));
    },
    async compositions(): Promise<Composition[]> {
      return Promise.all(MARKET_CODES.map(async (market) => composition.parse(await json(`compositions/${market}`))));
    },
    async release(remote: string, version: string): Promise<ReleaseManifest> {
      return releaseManifest.parse(await json(`releases/${remote}/${version}/release.json`));
    },
    /** A published release in a folder, as its build was. */
    async download(manifest: ReleaseManifest): Promise<BuiltRemote> {
      const output = await mkdtemp(join(tmpdir(), 'gate-'));
      folders.push(output);
      for (const { path } of [...manifest.web.assets, ...manifest.node.assets]) {
        const file = await explained(http.get(`releases/${manifest.remote}/${manifest.version}/${path}`));
        await mkdir(dirname(join(output, path)), { recursive: true });
        await writeFile(join(output, path), new Uint8Array(await file.arrayBuffer()));
      }
      return { manifest, output };
    },
    /**
     * Versions of the host under which exactly this release has passed the gate, by its newest
     * reports.
     */
    async passedUnder(manifest: ReleaseManifest): Promise<ReadonlySet<string>> {
      const answer = await http.get(`releases/${manifest.remote}/${manifest.version}/reports`, {
        throwHttpErrors: false,
      });
      if (!answer.ok) return new Set();
      const { data } = reportList.parse(await answer.json());
      const artefact = artefactOf(manifest);
      const newest = new Map(
        data.filter((report) => report.artefact === artefact).map((report) => [report.host, report]),
      );
      return new Set([...newest.values()].filter(isGreen).map(({ host }) => host));
    },
    async add(report: GateReport): Promise<void> {
      const signed = await signReport(report, new KeyFolder(keysFolder));
      const path = `releases/${report.remote}/${report.version}/reports`;
      // The same report is stored once.
      await explained(http.post(path, { json: { signed }, retry: RETRIED_POST }));
    },
    /** Removes what was downloaded. */
    async close(): Promise<void> {
      await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
