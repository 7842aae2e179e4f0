import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { Compositions } from '../render/protocol';

/** The wanted one may be the newest of them, so the one before it is retained as well. */
const RETAINED = 2;

/** By market and remote, the versions that served well, newest first. */
export class LastGood {
  readonly #known = new Map<string, readonly ReleaseManifest[]>();

  /** Retains of what visitors get now what does what it should. */
  record(compositions: Compositions, isGood: (market: string, remote: string, version: string) => boolean): void {
    for (const [market, { stable }] of Object.entries(compositions)) {
      for (const release of stable.remotes) {
        if (!isGood(market, release.remote, release.version)) continue;
        const key = `${market} ${release.remote}`;
        const others = (this.#known.get(key) ?? []).filter(({ version }) => version !== release.version);
        this.#known.set(key, [release, ...others].slice(0, RETAINED));
      }
    }
  }

  /** What stands by for each remote of these compositions: another version than the stable one. */
  of(compositions: Compositions): Record<string, Record<string, ReleaseManifest>> {
    return Object.fromEntries(
      Object.entries(compositions).map(([market, { stable }]) => [
        market,
        Object.fromEntries(
          stable.remotes.flatMap(({ remote, version }) => {
            const former = this.#known.get(`${market} ${remote}`)?.find((one) => one.version !== version);
            return former ? [[remote, former]] : [];
          }),
        ),
      ]),
    );
  }
}
