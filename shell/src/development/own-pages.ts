import type { Market, MarketCode } from '@showroom/contracts/markets';
import { type Composition, composition } from '@showroom/contracts/remotes/release';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { ComposedMap } from '../federation/pins';
import type { RemoteHealthEntry } from '../federation/remote-events';
import type { Compositions, RenderListener, RenderRequest } from '../render/protocol';
import type { Choices } from './choices';

/** Compositions that are rendered side by side; each has a worker of its own. */
const MOST = 3;
/** A development server answers when what it builds is finished. */
const DEADLINE = 60_000;

type Page = Pick<PageRenderer, 'render'>;
/** What is used of the site's renderer. */
export interface PageRenderer {
  use(compositions: Compositions): Promise<void>;
  render(request: Omit<RenderRequest, 'id'>, listener: RenderListener): () => void;
  setSettings(market: MarketCode, settings: Settings): void;
  invalidate(): void;
  siteMap(id: string): ComposedMap | undefined;
  health(): readonly RemoteHealthEntry[];
  close(): Promise<void>;
}

interface OwnRenderer {
  readonly renderer: PageRenderer;
  readonly ready: Promise<void>;
  settings: Settings | undefined;
}

interface OwnPagesOptions {
  readonly workshopUrl: string;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly createRenderer: () => PageRenderer;
  readonly log: (message: string) => void;
}

/** Renders pages with compositions that the workshop (infra/harness) made for one browser. */
export class OwnPages {
  readonly #options: OwnPagesOptions;
  /** By id of the composition, the one that was used last at the end. */
  readonly #own = new Map<string, OwnRenderer>();

  constructor(options: OwnPagesOptions) {
    this.#options = options;
  }

  /** What renders for these choices; undefined when the market's own composition does. */
  async rendererFor({ code }: Market, base: Composition, choices: Choices): Promise<Page | undefined> {
    const made = await this.#compose(base, choices);
    if (!made) return undefined;
    const own = this.#own.get(made.id) ?? this.#start(made);
    this.#own.delete(made.id);
    this.#own.set(made.id, own);
    try {
      await own.ready;
    } catch (error) {
      this.#own.delete(made.id);
      this.#options.log(`The composition ${made.id} does not serve: ${error}`);
      return undefined;
    }
    const settings = this.#options.settings.get(code);
    if (settings && settings !== own.settings) own.renderer.setSettings(code, settings);
    own.settings = settings;
    // Pages of developers are never cached, and what they are made of is not either.
    own.renderer.invalidate();
    return own.renderer;
  }

  siteMap(id: string): ComposedMap | undefined {
    return this.#own.get(id)?.renderer.siteMap(id);
  }

  /** How the remotes of a composition do on the server. */
  health(id: string): readonly RemoteHealthEntry[] | undefined {
    return this.#own.get(id)?.renderer.health();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#own.values()].map(({ renderer }) => renderer.close()));
  }

  #start(made: Composition): OwnRenderer {
    const renderer = this.#options.createRenderer();
    const own = { renderer, ready: renderer.use({ [made.market]: { stable: made } }), settings: undefined };
    for (const [id, { renderer: oldest }] of [...this.#own].slice(0, Math.max(0, this.#own.size + 1 - MOST))) {
      this.#own.delete(id);
      void oldest.close();
    }
    return own;
  }

  async #compose(base: Composition, choices: Choices): Promise<Composition | undefined> {
    try {
      const response = await fetch(`${this.#options.workshopUrl}/compositions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ base, ...choices }),
        signal: AbortSignal.timeout(DEADLINE),
      });
      if (response.status === 204) return undefined;
      if (!response.ok) throw new Error(await response.text());
      return composition.parse(await response.json());
    } catch (error) {
      this.#options.log(`The workshop made no composition: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }
}
