import { MARKET_CODES } from '@showroom/contracts/markets';
import { brokenSentences, isGreen } from '@showroom/contracts/remotes/gate-report';
import { isHost, type ReleaseManifest, releaseVersion, remoteName } from '@showroom/contracts/remotes/release';
import * as z from 'zod';
import { RegistryError } from '../registry-error';
import type { RegistryPart, RegistryWorld } from '../world';
import { GateReports } from './reports';

const oneRelease = z.object({ remote: remoteName, version: releaseVersion });
const signedReport = z.object({ signed: z.string() });
/** More would hide the first ones. */
const MOST = 12;

/**
 * Reports of the gate as a part of the registry: stored with their release, and asked for before a
 * version gets into a market.
 */
export const gatePart: RegistryPart = {
  routes(app, world) {
    const reports = reportsOf(world);

    app.get('/hosts', async () => ({ data: await liveHosts(world) }));
    app.get('/releases/:remote/:version/reports', async (request) => {
      const { remote, version } = oneRelease.parse(request.params);
      await published(world, remote, version);
      const stored = await reports.of(remote, version);
      return { data: stored.map(({ report, jws }) => ({ ...report, green: isGreen(report), signed: jws })) };
    });
    app.post('/releases/:remote/:version/reports', async (request, reply) => {
      const { remote, version } = oneRelease.parse(request.params);
      const report = await reports.add(
        await published(world, remote, version),
        signedReport.parse(request.body).signed,
      );
      return reply.code(201).send({ green: isGreen(report) });
    });
  },
  async assertPromotable(world, manifest, market) {
    const reports = reportsOf(world);
    const against = isHost(manifest)
      ? (await remotesOf(world, market)).map((remote) => ({ remote, host: manifest.version }))
      : (await liveHosts(world)).map((host) => ({ remote: manifest, host }));
    const refused = `${manifest.remote} ${manifest.version} may not be promoted`;
    const all: string[] = [];
    for (const { remote, host } of against) all.push(...(await obstaclesOf(reports, remote, host, refused)));
    if (all.length > 0) throw new RegistryError(409, all.join('\n'));
  },
};

/** What the newest report of a version says, for whoever shows versions. */
export function gateStateOf(
  world: RegistryWorld,
  remote: string,
  version: string,
): Promise<'passed' | 'failed' | 'none'> {
  return reportsOf(world).stateOf(remote, version);
}

function reportsOf({ store, keys }: RegistryWorld): GateReports {
  return new GateReports(store, keys);
}

/** Versions of the shell with which markets are served now. */
async function liveHosts({ compositions }: RegistryWorld): Promise<string[]> {
  const versions = new Set<string>();
  for (const market of MARKET_CODES) {
    for (const made of [await compositions.current(market), await compositions.canary(market)])
      if (made?.host) versions.add(made.host.version);
  }
  return [...versions].sort();
}

/** What a market's visitors get now, a share of them included. */
async function remotesOf({ compositions }: RegistryWorld, market: string): Promise<ReleaseManifest[]> {
  const canary = await compositions.canary(market);
  return [...(await compositions.current(market)).remotes, ...(canary?.remotes ?? [])];
}

async function published({ compositions }: RegistryWorld, remote: string, version: string): Promise<ReleaseManifest> {
  const manifest = await compositions.release(remote, version);
  if (isHost(manifest)) throw new RegistryError(404, 'The shell is a host: the remotes have gate reports');
  return manifest;
}

/** Why a version may not be promoted under a host, as sentences. */
async function obstaclesOf(
  reports: GateReports,
  manifest: ReleaseManifest,
  host: string,
  refused: string,
): Promise<string[]> {
  const { remote, version } = manifest;
  const report = await reports.newest(manifest, host);
  if (!report) {
    const command = `npm run registry -- recheck --host ${host} ${remote}@${version}`;
    return [`${refused}: ${remote} ${version} was never checked against shell ${host}. \`${command}\` does it.`];
  }
  const broken = brokenSentences(report);
  return [
    ...broken.slice(0, MOST).map((sentence) => `${refused}: of ${remote} ${version}, ${sentence}.`),
    ...(broken.length > MOST ? [`And ${broken.length - MOST} more.`] : []),
  ];
}
