import { LRUCache } from 'lru-cache';

interface Entry<V> {
  readonly value: V;
  readonly tags: readonly string[];
  isStale: boolean;
}

interface RenderCacheOptions<V> {
  /** What all entries may take together, in the units of `sizeOf`. */
  readonly room: number;
  /** Default: each entry takes one. */
  readonly sizeOf?: (value: V, key: string) => number;
  /** Whether stale entries stay, for when nothing better can be had. Default: they go. */
  readonly retainsStale?: boolean;
}

/**
 * The one way to cache what pages are made of: found by a key until one of its tags is invalidated,
 * evicted when it was asked for least and there is no room.
 */
export class RenderCache<V> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #retainsStale: boolean;
  #epoch = 0;

  constructor({ room, sizeOf = () => 1, retainsStale = false }: RenderCacheOptions<V>) {
    this.#retainsStale = retainsStale;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, room),
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
      dispose: ({ tags }, key) => {
        for (const tag of tags) this.#untag(tag, key);
      },
    });
  }

  /** Grows with every invalidation. */
  get epoch(): number {
    return this.#epoch;
  }

  get room(): number {
    return this.#entries.maxSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Entries of the index by tag; none outlives its value. */
  get tagged(): number {
    return [...this.#keysByTag.values()].reduce((sum, keys) => sum + keys.size, 0);
  }

  /** What still holds; nothing for work that began in an earlier epoch. */
  fresh(key: string, epoch: number = this.#epoch): V | undefined {
    const entry = epoch === this.#epoch ? this.#entries.get(key) : undefined;
    return entry && !entry.isStale ? entry.value : undefined;
  }

  /** What is there, stale or not. */
  any(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /**
   * What was begun in an earlier epoch is not stored: it may be made of what was invalidated
   * meanwhile.
   */
  set(key: string, value: V, tags: readonly string[] = [], epoch: number = this.#epoch): void {
    if (epoch !== this.#epoch) return;
    this.#entries.set(key, { value, tags, isStale: false });
    // One that is larger than the room was not taken.
    if (tags.length === 0 || !this.#entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** What is made of any of the tags is stale from now on. Default: everything is. */
  invalidate(tags?: readonly string[]): void {
    this.#epoch += 1;
    const keys = tags ? tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]) : [...this.#entries.keys()];
    for (const key of keys) {
      const entry = this.#retainsStale ? this.#entries.peek(key) : undefined;
      if (entry) entry.isStale = true;
      else this.#entries.delete(key);
    }
  }

  #untag(tag: string, key: string): void {
    const keys = this.#keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByTag.delete(tag);
  }
}
