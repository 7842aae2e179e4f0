/** A page that can be chosen, or a gap. */
export interface PageEntry {
  readonly key: string;
  /** Nothing stands for the pages that are left out. */
  readonly page: number | undefined;
}

/** First, last, and the neighbours of the page at hand; a gap stands for two or more others. */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 1,
  );
  return shown.flatMap((one, index): PageEntry[] => {
    const before = shown[index - 1] ?? one - 1;
    const entry = { key: String(one), page: one };
    if (one - before === 2) return [{ key: String(one - 1), page: one - 1 }, entry];
    if (one - before > 2) return [{ key: `gap-${one}`, page: undefined }, entry];
    return [entry];
  });
}
