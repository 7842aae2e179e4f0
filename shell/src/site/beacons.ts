import { beacon } from '@showroom/contracts/entities/release-health';
import { marketOfHost } from '@showroom/contracts/markets';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteMap } from '../federation/pins';
import { networkLimit } from './network-limit';
import type { ReleaseCounts } from './release-counts';
import { isSameOrigin } from './same-origin';

const MAX_BYTES = 8 * 1024;

interface BeaconOptions {
  readonly counts: Pick<ReleaseCounts, 'addBeacon'>;
  /** Reports a minute from one network. */
  readonly perMinute: number;
  /** A composition that this site serves or served. */
  readonly siteMap: (id: string) => SiteMap | undefined;
  readonly onOutcome: (outcome: 'taken' | 'refused' | 'limited' | 'unknown') => void;
}

/** `POST /beacons`: what pages report of their remotes. Nothing of it is stored but sums. */
export async function registerBeacons(app: FastifyInstance, options: BeaconOptions): Promise<void> {
  const { counts, perMinute, siteMap, onOutcome } = options;
  // One network cannot outvote all others.
  const isTooMuch = networkLimit('beacons', perMinute);
  const errorHandler = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    onOutcome('refused');
    const status = error.statusCode ?? 500;
    void reply.code(status).send({ status, title: 'This is no report of a page' });
  };
  app.post('/beacons', { bodyLimit: MAX_BYTES, logLevel: 'silent', errorHandler }, async (request, reply) => {
    if (!isSameOrigin(request)) {
      onOutcome('refused');
      return reply.code(403).send({ status: 403, title: 'Reports come from our own pages' });
    }
    if (await isTooMuch(request.ip)) {
      // Many visitors may share a network: none of them has done anything wrong.
      onOutcome('limited');
      return reply.code(204).send();
    }
    const parsed = beacon.safeParse(request.body);
    if (!parsed.success) {
      onOutcome('refused');
      return reply.code(422).send({ status: 422, title: 'This is no report of a page' });
    }
    const { map: mapName, ...report } = parsed.data;
    const named = siteMap(mapName ?? report.composition);
    const map = named?.id === report.composition ? named : undefined;
    const remotes = report.remotes.filter(({ remote, version }) =>
      map?.pins.some((pin) => pin.remote === remote && pin.version === version),
    );
    // Pages of before a restart still report compositions that nobody is served any more.
    onOutcome(map ? 'taken' : 'unknown');
    if (map) counts.addBeacon(marketOfHost(request.host).code, { ...report, remotes });
    return reply.code(204).send();
  });
}
