import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import type { Page } from '@showroom/contracts/entities/page';
import type { MarketCode } from '@showroom/contracts/markets';
import { partOf } from '@showroom/contracts/schema/part-of';
import type { PredefinedLink } from '@showroom/contracts/settings/links';
import type { Context } from '../kernel/api';
import { marketSettings } from './market-settings';

/** Links whose address is a market's alias lead to the address of that alias. */
export class PredefinedLinks {
  readonly #urls: ReadonlyMap<string, string>;

  constructor(links: readonly PredefinedLink[]) {
    this.#urls = new Map(links.map(({ alias, url }) => [alias, url]));
  }

  /** Each name with the address that it stands for. */
  get names(): readonly (readonly [string, string])[] {
    return [...this.#urls];
  }

  url(given: string): string {
    return this.#urls.get(given) ?? given;
  }

  inPage(page: Page): Page {
    if (this.#urls.size === 0) return page;
    const blocks = page.attributes.blocks.map((block) => ({ ...block, content: this.#inRecord(block.content) }));
    return { ...page, attributes: { ...page.attributes, blocks } };
  }

  inEntry(entry: NavEntry): NavEntry {
    const { url, children } = entry.attributes;
    const resolved = children.map((child) => ({ ...child, url: this.url(child.url) }));
    return { ...entry, attributes: { ...entry.attributes, url: this.url(url), children: resolved } };
  }

  #inRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const url = partOf(record, 'url');
    const isLink = typeof url === 'string' && 'link_text' in record;
    const parts = Object.entries(record).map(([name, part]) => [name, this.#inValue(part)]);
    return { ...Object.fromEntries(parts), ...(isLink && { url: this.url(url) }) };
  }

  #inValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#inValue(one));
    return isRecord(value) ? this.#inRecord(value) : value;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The predefined links of a market, known until one of its settings changes. */
export function predefinedLinks(
  context: Pick<Context, 'database' | 'changes'>,
): (market: MarketCode) => Promise<PredefinedLinks> {
  const settingsOf = marketSettings(context);
  return async (market) => new PredefinedLinks((await settingsOf(market))['links.predefined']);
}
