import type { MarketCode } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import { type SiteMap, siteMapOf } from '../federation/pins';
import type { RenderRequest, ShellEntry } from '../render/protocol';
import type { Compositions } from './compositions';
import { Generation, type RenderListener } from './generation';

const DRAIN = 15_000;
const KEPT_MAPS = 200;

interface RendererOptions {
  readonly file: string;
  readonly apiUrl: string;
  readonly entry: ShellEntry;
  readonly size: number;
  readonly log: (message: string) => void;
}

/** Renders pages with the present generation of workers and swaps it for the next one without losing a request. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #settings = new Map<MarketCode, Settings>();
  readonly #maps = new Map<string, SiteMap>();
  #present: Generation | undefined;
  #lastId = 0;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  get ready(): boolean {
    return this.#present !== undefined;
  }

  /** The site map that an open page was rendered with. */
  siteMap(id: string): SiteMap | undefined {
    return this.#maps.get(id);
  }

  async use(compositions: Compositions): Promise<void> {
    for (const { stable, canary } of Object.values(compositions)) {
      for (const one of canary ? [stable, canary] : [stable]) this.#maps.set(one.id, siteMapOf(one));
    }
    while (this.#maps.size > KEPT_MAPS) this.#maps.delete(this.#maps.keys().next().value ?? '');
    const { file, apiUrl, entry, size, log } = this.#options;
    const next = await Generation.start({
      file,
      start: { compositions: stableOf(compositions), apiUrl, entry },
      size,
      settings: this.#settings,
      log,
    });
    // What it asked for while it got ready may have changed meanwhile.
    next.forget();
    const past = this.#present;
    this.#present = next;
    void past?.drain(DRAIN);
  }

  setSettings(market: MarketCode, settings: Settings): void {
    this.#settings.set(market, settings);
    this.#present?.setSettings(market, settings);
  }

  /** Something that pages are made of changed. */
  forget(): void {
    this.#present?.forget();
  }

  render(request: Omit<RenderRequest, 'id'>, listener: RenderListener): () => void {
    this.#lastId += 1;
    if (this.#present) return this.#present.render({ ...request, id: this.#lastId }, listener);
    listener.failed('The site is starting');
    return () => undefined;
  }

  async close(): Promise<void> {
    await this.#present?.drain(DRAIN);
  }
}

function stableOf(compositions: Compositions) {
  return Object.fromEntries(Object.entries(compositions).map(([market, { stable }]) => [market, stable]));
}
