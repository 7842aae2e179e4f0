import type { AdditionalContent } from '@showroom/contracts/entities/company-config';

type Disclaimer = AdditionalContent['disclaimers'][number];
export type NotedPrice = Disclaimer['price'];

export interface PriceNote {
  /** One star for the first note, two for the second. */
  readonly stars: string;
  readonly text: string;
}

export interface PriceNotes {
  readonly notes: readonly PriceNote[];
  /** Stars of a price; none where no note is about it. */
  readonly starsOf: (price: NotedPrice) => string;
  /** The notes to some of the prices, each once. */
  readonly of: (prices: readonly NotedPrice[]) => readonly PriceNote[];
}

/**
 * Notes to the prices on the page, in the order in which those stand there; what is said of two
 * prices is said once.
 */
export function priceNotes(disclaimers: readonly Disclaimer[], shown: readonly NotedPrice[]): PriceNotes {
  const textsOf = (price: NotedPrice) =>
    disclaimers.filter((one) => one.price === price).map(({ text }) => text.trim());
  const texts = [...new Set(shown.flatMap(textsOf))].filter(Boolean);
  const starsOfText = (text: string) => '*'.repeat(texts.indexOf(text) + 1);
  const notes = texts.map((text) => ({ stars: starsOfText(text), text }));
  return {
    notes,
    of: (prices) => notes.filter(({ text }) => prices.some((price) => textsOf(price).includes(text))),
    starsOf: (price) => (shown.includes(price) ? textsOf(price).map(starsOfText).filter(Boolean).join(' ') : ''),
  };
}
