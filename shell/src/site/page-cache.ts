import { LRUCache } from 'lru-cache';
import type { Head } from '../render/protocol';
import { type SplicedPage, splice } from './spliced-page';

export interface CachedPage {
  readonly head: Head;
  readonly page: SplicedPage;
  stale: boolean;
}

/** Rendered pages of anonymous visitors, found by address and purged by what they were made of. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Grows with every purge, so that a page whose render began before one is not kept after it. */
  #epoch = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ page }) => page.bytes,
      dispose: ({ head }, key) => {
        for (const tag of head.tags) this.#untag(tag, key);
      },
    });
  }

  get epoch(): number {
    return this.#epoch;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Entries of the index by tag; none outlives its page. */
  get tagged(): number {
    return [...this.#keysByTag.values()].reduce((sum, keys) => sum + keys.size, 0);
  }

  /** A page that still holds. */
  fresh(key: string): CachedPage | undefined {
    const kept = this.#pages.get(key);
    return kept && !kept.stale ? kept : undefined;
  }

  /** A page in whatever state, for when nothing better can be rendered. */
  any(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  async keep(key: string, head: Head, html: Buffer, nonce: string, epoch: number): Promise<void> {
    if (html.length > this.#pages.maxSize) return;
    const page = await splice(html, nonce);
    if (epoch !== this.#epoch) return;
    this.#pages.set(key, { head, page, stale: false });
    // One that is larger than the cache was not taken.
    if (!this.#pages.has(key)) return;
    for (const tag of head.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** What is made of any of the tags is rendered anew at its next request. */
  purge(tags: readonly string[]): void {
    this.#epoch += 1;
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const kept = this.#pages.peek(key);
        if (kept) kept.stale = true;
      }
    }
  }

  purgeAll(): void {
    this.#epoch += 1;
    for (const kept of this.#pages.values()) kept.stale = true;
  }

  #untag(tag: string, key: string): void {
    const keys = this.#keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByTag.delete(tag);
  }
}
