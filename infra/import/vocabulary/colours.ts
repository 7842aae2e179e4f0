import { type Colour, canonicalColour } from '../../demo/pictures/colours';
import { CANONICAL } from '../../demo/stock/paints';

const KNOWN =
  /white|black|silver|gr[ae]y|green|blue|red|orange|yellow|gold|bronze|brown|beige|cream|violet|purple|burgundy|turquoise/i;

export interface FeedColour {
  /** As the feed names it. */
  readonly name: string | null;
  /** What it is filtered by. */
  readonly canonical: string | null;
  /** What it is drawn in: a plain grey when the feed does not say. */
  readonly paint: Colour;
}

const UNKNOWN: FeedColour = { name: null, canonical: null, paint: 'eiger-grey' };

/** The colour of a feed's word for it. */
export function feedColour(text: string): FeedColour {
  const name = text.trim();
  if (name === '' || name === '-' || name.toLowerCase() === 'other') return UNKNOWN;
  const paint = canonicalColour(name);
  return { name, canonical: KNOWN.test(name) ? CANONICAL[paint] : null, paint };
}
