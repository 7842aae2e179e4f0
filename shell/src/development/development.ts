import { type MarketCode, marketOfHost } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ComposedMap } from '../federation/pins';
import type { RemoteHealthEntry } from '../federation/remote-events';
import type { Compositions } from '../render/protocol';
import {
  type Choices,
  chosenBy,
  FAULTS,
  OVERRIDES,
  parseFaults,
  parseOverrides,
  serializeFaults,
  serializeOverrides,
  withoutChoices,
} from './choices';
import { OwnPages, type PageRenderer } from './own-pages';

const DEADLINE = 20_000;
/**
 * Of this host alone, as every market is chosen for by itself, and no longer than the browser runs.
 */
const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** What the workshop says of a composition; the overlay parses the rest. */
const described = z.looseObject({ composition: z.string() });

/**
 * How a page of one browser is rendered, and from which origins of this machine it takes code and
 * styles.
 */
interface OwnPage {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly developing: readonly string[];
}

export interface DevelopmentOptions {
  readonly workshopUrl: string;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly createRenderer: () => PageRenderer;
  /** How remotes do on the server, for those who chose nothing. */
  readonly health: () => readonly RemoteHealthEntry[];
  readonly log: (message: string) => void;
}

/**
 * What a site does for developers: pages of one browser with other versions, code from disk, or
 * faults. Never part of a production site.
 */
export class Development {
  readonly #options: DevelopmentOptions;
  readonly #pages: OwnPages;
  #compositions: Compositions = {};

  constructor(options: DevelopmentOptions) {
    this.#options = options;
    this.#pages = new OwnPages(options);
  }

  /** What the markets are made of now: the base of every choice. */
  use(compositions: Compositions): void {
    this.#compositions = compositions;
  }

  siteMap(id: string): ComposedMap | undefined {
    return this.#pages.siteMap(id);
  }

  /**
   * The way to render for this browser; `answered` when its choice was remembered, undefined when
   * it gets what everybody gets.
   */
  async pageFor(request: FastifyRequest, reply: FastifyReply, url: URL): Promise<OwnPage | 'answered' | undefined> {
    const present = choicesOf(request);
    const chosen = isOwnWish(request) ? chosenBy(url.searchParams, present) : undefined;
    if (chosen) {
      remember(reply, chosen);
      reply.header('cache-control', 'private, no-store').redirect(withoutChoices(url), 302);
      return 'answered';
    }
    const market = marketOfHost(request.host);
    const base = this.#compositions[market.code]?.stable;
    const renderer = base && (await this.#pages.rendererFor(market, base, present));
    return renderer && { renderer, developing: this.#originsOf(present) };
  }

  register(app: FastifyInstance): void {
    app.get('/development/overview.json', async (request, reply) => {
      const market = marketOfHost(request.host).code;
      const base = this.#compositions[market]?.stable;
      const answer = await fetch(`${this.#options.workshopUrl}/overview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ base, ...choicesOf(request) }),
        signal: AbortSignal.timeout(DEADLINE),
      }).catch(() => undefined);
      reply.header('cache-control', 'private, no-store').type('application/json');
      if (!answer?.ok) return reply.code(503).send({ status: 503, title: 'The workshop does not answer: npm run dev' });
      const overview = described.parse(await answer.json());
      const health = this.#pages.health(overview.composition) ?? this.#options.health();
      const ofMarket = health.filter((entry) => entry.market === market && entry.channel === 'stable');
      return reply.send({ ...overview, server: ofMarket });
    });
    app.addHook('onClose', () => this.#pages.close());
  }

  #originsOf({ overrides }: Choices): string[] {
    const disks = Object.values(overrides).filter((value) => URL.canParse(value));
    return [new URL(this.#options.workshopUrl).origin, ...disks, ...disks.map((disk) => disk.replace('http', 'ws'))];
  }
}

function choicesOf({ cookies }: FastifyRequest): Choices {
  return { overrides: parseOverrides(cookies[OVERRIDES] ?? ''), faults: parseFaults(cookies[FAULTS] ?? '') };
}

/** Another site's link must not choose what this browser runs. */
function isOwnWish({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== 'cross-site';
}

function remember(reply: FastifyReply, { overrides, faults }: Choices): void {
  for (const [name, value] of [
    [OVERRIDES, serializeOverrides(overrides)],
    [FAULTS, serializeFaults(faults)],
  ] as const) {
    if (value) reply.setCookie(name, value, COOKIE);
    else reply.clearCookie(name, COOKIE);
  }
}
