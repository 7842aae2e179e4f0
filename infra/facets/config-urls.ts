/** Which vehicles stand for which configuration: few have one, so they are looked up by it. */
export class ConfigUrls {
  readonly #urls = new Map<string, string>();
  readonly #ids = new Map<string, Set<string>>();

  set(id: string, url: string | null): void {
    const before = this.#urls.get(id);
    if (before === (url ?? undefined)) return;
    if (before !== undefined) this.#forget(id, before);
    if (url === null) return;
    this.#urls.set(id, url);
    const ids = this.#ids.get(url) ?? new Set();
    this.#ids.set(url, ids.add(id));
  }

  /** Vehicles of a configuration, the smallest id first. */
  idsOf(url: string): string[] {
    return [...(this.#ids.get(url) ?? [])].sort();
  }

  /** All vehicles that have one. */
  ids(): string[] {
    return [...this.#urls.keys()].sort();
  }

  #forget(id: string, url: string): void {
    this.#urls.delete(id);
    const ids = this.#ids.get(url);
    ids?.delete(id);
    if (ids?.size === 0) this.#ids.delete(url);
  }
}
