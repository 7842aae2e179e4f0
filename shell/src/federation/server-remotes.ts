import { isNativeError } from 'node:util/types';
import type { Client } from '@showroom/contracts/client/client';
import type { BlockExample, Channel, Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import { type Attempt, Breaker } from './breaker';
import { guardedModule, type WorkOutcome } from './guarded-module';
import { firstLine, type HostedRelease } from './hosted-release';
import { siteMapIn } from './pins';
import type { BreakerState, RemoteEvent, RemoteLimits, RemoteStatus, RemoteWork } from './remote-events';
import { RemoteError, type Remotes } from './remotes';
import { type ServedComposition, servedComposition } from './stand-ins';

/** The remotes as one page sees them: one version of each from its first byte to its last. */
export interface ServerRemotes extends Remotes, Pick<ServedComposition, 'siteMap' | 'mapName' | 'standIns'> {
  /** Milliseconds after which what has not rendered leaves its place to its fallback. */
  readonly renderDeadline: number;
  /**
   * Text of a style sheet of the release, for the head of the page; undefined when it could not be
   * had.
   */
  styleText(url: string): string | undefined;
  /** What remotes did so far, in the order of its ends. */
  readonly works: readonly RemoteWork[];
  /** The client that remotes are given: what waits for the API is not late by itself. */
  watched(client: Client): Client;
  /** Something threw, or was given up, while it was rendered; `stack` is the components' own. */
  broke(error: unknown, stack: string, isLate: boolean): void;
  /**
   * The page is over; when it is `done`, what did not fail went well. Tells whether what rests
   * could be tried with this request.
   */
  end(used: readonly string[], isDone: boolean): { readonly isProbeDue: boolean };
}

/** What is told of a remote; market, channel and composition are the same for all of it. */
type Told = Pick<RemoteEvent, 'remote' | 'version' | 'outcome' | 'reason' | 'message' | 'ms'>;

export interface MarketRemotesOptions {
  readonly composition: Composition;
  readonly channel: Channel;
  readonly lastGood: Readonly<Record<string, ReleaseManifest>>;
  readonly hosted: (release: ReleaseManifest, origin: string) => HostedRelease;
  readonly limits: RemoteLimits;
  readonly tell: (told: Told) => void;
}

interface Version {
  readonly hosted: HostedRelease;
  readonly breakers: Map<string, Breaker>;
}

/** A remote of the composition: the wanted version, and one from before that served well. */
interface Versions {
  readonly wanted: Version;
  readonly former: Version | undefined;
}

interface Choice extends ServedComposition {
  readonly versions: ReadonlyMap<string, Version>;
  readonly styles: ReadonlyMap<string, string>;
  readonly examples: readonly BlockExample[];
}

/**
 * The remotes of one market and channel: which version serves, and what is known of how they do.
 */
export class MarketRemotes {
  readonly composition: Composition;
  readonly #options: MarketRemotesOptions;
  readonly #remotes: ReadonlyMap<string, Versions>;
  #choice: Choice | undefined;

  constructor(options: MarketRemotesOptions) {
    const { composition, lastGood, hosted } = options;
    this.#options = options;
    this.composition = composition;
    const version = (release: ReleaseManifest): Version => ({
      hosted: hosted(release, composition.origin),
      breakers: new Map(),
    });
    this.#remotes = new Map(
      composition.remotes.map((release) => {
        const former = lastGood[release.remote];
        const isOther = former !== undefined && former.version !== release.version;
        return [release.remote, { wanted: version(release), former: isOther ? version(former) : undefined }];
      }),
    );
  }

  /** A version was evaluated, or a breaker changed: the next page chooses anew. */
  changed(): void {
    this.#choice = undefined;
  }

  standings(): RemoteStatus[] {
    const { market } = this.composition;
    const { channel } = this.#options;
    const { versions } = this.#chosen();
    return [...this.#remotes].map(([remote, { wanted }]) => {
      const served = versions.get(remote)?.hosted;
      return {
        market,
        channel,
        remote,
        wanted: wanted.hosted.release.version,
        served: served?.isPartlyThere ? served.release.version : undefined,
        breaker: stateOf(wanted),
        failure: wanted.hosted.failure,
      };
    });
  }

  /** The remotes for one page. A probe takes the wanted versions, also what rests. */
  forPage(locale: string, isProbe = false): ServerRemotes {
    return pageRemotes(this.#chosen(isProbe), {
      locale,
      limits: this.#options.limits,
      begin: (version, expose) => this.#breaker(version, expose).begin(isProbe),
      told: (version, expose, outcome) => this.#told(version, expose, outcome),
      fellBack: (version) => this.#tell(version, 'fell-back'),
      isDue: (remote, expose) => {
        const { breakers } = this.#remotes.get(remote)?.wanted ?? {};
        return !isProbe && breakers?.get(expose)?.isDue === true;
      },
    });
  }

  #told(version: Version, expose: string, { reason, ms, result, cause }: WorkOutcome): void {
    if (result === 'done') {
      this.#tell(version, 'loaded', reason, ms);
      return;
    }
    const words = result === 'late' ? `took longer than ${Math.round(ms)} ms` : `failed: ${firstLine(cause)}`;
    this.#tell(version, result, reason, ms, `${expose} ${words}`);
  }

  #tell(
    { hosted }: Version,
    outcome: RemoteEvent['outcome'],
    reason: RemoteEvent['reason'] = '',
    ms = 0,
    message = '',
  ): void {
    const { remote, version } = hosted.release;
    this.#options.tell({ remote, version, outcome, reason, message, ms });
  }

  #breaker(version: Version, expose: string): Breaker {
    const known = version.breakers.get(expose);
    if (known) return known;
    const made = new Breaker(this.#options.limits.breaker, (state) => {
      this.changed();
      if (state !== 'half-open') this.#tell(version, state === 'open' ? 'opened' : 'closed');
    });
    version.breakers.set(expose, made);
    return made;
  }

  #chosen(isProbe = false): Choice {
    if (isProbe) return choiceOf(this.composition, this.#remotes, true);
    this.#choice ??= choiceOf(this.composition, this.#remotes, false);
    return this.#choice;
  }
}

function stateOf({ breakers }: Version): BreakerState {
  const states = [...breakers.values()].map(({ state }) => state);
  if (states.includes('open')) return 'open';
  return states.includes('half-open') ? 'half-open' : 'closed';
}

/**
 * The wanted version, unless the one from before is better: whole instead of partly there, and
 * nothing of it rests.
 */
function served({ wanted, former }: Versions, isProbe: boolean): Version {
  if (!former || (isProbe && wanted.hosted.stands)) return wanted;
  const candidates = [wanted, former];
  return (
    candidates.find((one) => one.hosted.stands && stateOf(one) === 'closed') ??
    candidates.find((one) => one.hosted.stands) ??
    candidates.find((one) => one.hosted.isPartlyThere) ??
    wanted
  );
}

function choiceOf(composition: Composition, remotes: ReadonlyMap<string, Versions>, isProbe: boolean): Choice {
  const versions = new Map([...remotes].map(([remote, known]) => [remote, served(known, isProbe)]));
  const made = servedComposition(composition, (remote) => versions.get(remote)?.hosted.release);
  return {
    ...made,
    versions,
    examples: made.releases.flatMap(({ examples }) => examples),
    styles: new Map([...versions.values()].flatMap(({ hosted }) => stylesOf(composition.origin, hosted))),
  };
}

function stylesOf(origin: string, hosted: HostedRelease): [string, string][] {
  const { release } = hosted;
  const paths = new Set(release.exposes.flatMap(({ styles }) => styles));
  return [...paths].flatMap((path): [string, string][] => {
    const text = hosted.styleText(path);
    return text === undefined ? [] : [[releaseUrl(origin, release, path), text]];
  });
}

interface PageOptions {
  readonly locale: string;
  readonly limits: RemoteLimits;
  readonly begin: (version: Version, expose: string) => Attempt | undefined;
  readonly told: (version: Version, expose: string, outcome: WorkOutcome) => void;
  readonly fellBack: (version: Version) => void;
  readonly isDue: (remote: string, expose: string) => boolean;
}

/** What a page does with one expose. */
interface Use {
  readonly remote: string;
  readonly expose: string;
  readonly version: Version;
  /** Undefined while the expose rests. */
  readonly attempt: Attempt | undefined;
  isDrawn: boolean;
}

/** What one page does with exposes, and whose fault is what breaks. */
class PageUses {
  readonly #uses = new Map<string, Use>();
  readonly #options: PageOptions;
  #drawn: Use | undefined;

  constructor(options: PageOptions) {
    this.#options = options;
  }

  of(version: Version, remote: string, expose: string): Use {
    const key = `${remote} ${expose}`;
    const known = this.#uses.get(key);
    if (known) return known;
    const made = { remote, expose, version, attempt: this.#options.begin(version, expose), isDrawn: false };
    this.#uses.set(key, made);
    return made;
  }

  draw(remote: string, expose: string): void {
    const drawn = this.#uses.get(`${remote} ${expose}`);
    this.#drawn = drawn;
    if (!drawn) return;
    drawn.version.hosted.works();
    drawn.isDrawn = true;
  }

  broke(error: unknown, components: string, isLate: boolean): void {
    const { limits, told } = this.#options;
    const stack = isNativeError(error) ? `${error.stack}\n${components}` : components;
    for (const { version, expose, attempt } of this.#blamed(stack, isLate)) {
      attempt?.fail(error);
      const ms = isLate ? limits.render : 0;
      told(version, expose, { reason: 'render', ms, result: isLate ? 'late' : 'failed', cause: error });
    }
  }

  /** Tells whether what rests could be tried with a copy of the page's request. */
  end(isDone: boolean): boolean {
    const uses = [...this.#uses.values()];
    for (const { attempt } of uses) {
      if (isDone) attempt?.succeed();
      else attempt?.leave();
    }
    return uses.some(({ remote, expose }) => this.#options.isDue(remote, expose));
  }

  /** Whose it is: of the remote whose code is in the stack, else of what was drawn last. */
  #blamed(stack: string, isLate: boolean): Use[] {
    const named = /\/releases\/([^/]+)\//.exec(stack)?.[1];
    const its = [...this.#uses.values()].filter(({ isDrawn, remote }) => isDrawn && remote === named);
    if (isLate) return its;
    const one = its.length > 0 && this.#drawn?.remote !== named ? its.at(-1) : this.#drawn;
    return one ? [one] : [];
  }
}

/** Counts what is asked of the API: whoever waits for it is as late as it is. */
function watchedApi() {
  let asking = 0;
  return {
    isAsked: () => asking > 0,
    over: (client: Client): Client => ({
      async send(call, input, sendOptions) {
        asking += 1;
        try {
          return await client.send(call, input, sendOptions);
        } finally {
          asking -= 1;
        }
      },
    }),
  };
}

function pageRemotes(choice: Choice, options: PageOptions): ServerRemotes {
  const { limits } = options;
  const { mapName, standIns, versions, styles, examples } = choice;
  const siteMap = siteMapIn(choice.siteMap, options.locale);
  const uses = new PageUses(options);
  const api = watchedApi();
  const works: RemoteWork[] = [];
  const pinOf = (remote: string) => siteMap.pins.find((pin) => pin.remote === remote);

  async function load(remote: string, expose: string): Promise<unknown> {
    const version = versions.get(remote);
    if (!version) throw new RemoteError(`${remote} is not part of this site`);
    const module = await version.hosted.load(expose);
    const { attempt } = uses.of(version, remote, expose);
    if (!attempt) throw new RemoteError(`${remote} ${expose} rests: it failed too often`);
    return guardedModule(module, {
      name: `${remote} ${expose}`,
      deadlines: limits,
      onWork: () => version.hosted.works(),
      onOutcome(outcome) {
        const until = Date.now();
        const { version: number } = version.hosted.release;
        works.push({ remote, version: number, expose, result: outcome.result, from: until - outcome.ms, until });
        if (outcome.result === 'late' && api.isAsked()) return;
        if (outcome.result !== 'done') attempt.fail(outcome.cause);
        options.told(version, expose, outcome);
      },
    });
  }

  function end(used: readonly string[], isDone: boolean) {
    const isProbeDue = uses.end(isDone);
    for (const remote of standIns) {
      const version = versions.get(remote);
      if (version && used.includes(remote)) options.fellBack(version);
    }
    return { isProbeDue };
  }

  return {
    siteMap,
    mapName,
    standIns,
    map: async () => siteMap,
    examples,
    deadlines: limits,
    renderDeadline: limits.render,
    load,
    entry: pinOf,
    files: (remote, expose) => pinOf(remote)?.exposes[expose],
    styleText: (url) => styles.get(url),
    works,
    watched: api.over,
    drawing: (remote, expose) => uses.draw(remote, expose),
    broke: (error, stack, isLate) => uses.broke(error, stack, isLate),
    end,
  };
}
