import type { VehicleTranslations } from '@showroom/contracts/entities/vehicle-texts';
import { MARKETS, type Market, marketOfListing } from '@showroom/contracts/markets';
import type { StoredPhoto } from '../database/schema/vehicles';
import type { Body } from '../demo/pictures/vehicle';
import { photosOf } from '../demo/stock/photos';
import { localName, photoTexts } from '../demo/stock/texts';
import type { FeedColour } from './vocabulary/colours';

const NOTE = 'The picture shows the shape of the body; the vehicle itself may look different.';

const languagesOf = ({ locales }: Pick<Market, 'locales'>) => locales.map((locale) => locale.slice(0, 2));
const noteIn = (language: string) => localName(language, NOTE);
const NOTES: ReadonlySet<string> = new Set(Object.values(MARKETS).flatMap(languagesOf).map(noteIn));

/** Currencies of countries where drivers sit on the right. */
const RIGHT_HAND: ReadonlySet<string> = new Set(['GBP', 'AUD', 'NZD', 'JPY']);

/** What a drawing says in one language: what each view shows, and that it is a drawing. */
interface DrawingTexts {
  readonly photos: string[];
  readonly footnotes: string[];
}

/** What stands for photographs: views, and their texts in the first language of the listing. */
interface Drawing {
  readonly photos: StoredPhoto[];
  readonly footnotes: string[];
  /** By the listing's other languages. */
  readonly translations: Readonly<Record<string, DrawingTexts>>;
}

interface Drawn {
  readonly listing: string;
  readonly brand: string;
  readonly model: string;
  readonly currency: string;
}

/** What a vehicle shows until its first photograph has come: its body in its colour. */
export function drawingOf(
  { listing, brand, model, currency }: Drawn,
  body: Body,
  { paint, name }: FeedColour,
): Drawing {
  const textsIn = (language: string): DrawingTexts => ({
    photos: photoTexts(language, {
      model: `${brand} ${model}`,
      colour: name ?? localName(language, 'a neutral colour'),
      interior: 'Ebony',
    }),
    footnotes: [noteIn(language)],
  });
  const [language = 'en', ...others] = languagesOf(marketOfListing(listing) ?? MARKETS.international);
  const { photos, footnotes } = textsIn(language);
  return {
    photos: photosOf({ body, colour: paint, isRightHand: RIGHT_HAND.has(currency) }, photos),
    footnotes,
    translations: Object.fromEntries(others.map((other) => [other, textsIn(other)])),
  };
}

/** Texts of a vehicle that is not drawn any more. */
interface Texts {
  readonly footnotes: readonly string[];
  readonly translations: VehicleTranslations;
}

const withoutNote = (footnotes: readonly string[]) => footnotes.filter((note) => !NOTES.has(note));

/** The texts of a vehicle without those of its drawing. */
export function withoutDrawing({ footnotes, translations }: Texts) {
  const others = Object.entries(translations).map(([language, texts]) => {
    const { photos: _ofDrawing, ...rest } = texts;
    if (!texts.footnotes?.some((note) => NOTES.has(note))) return [language, texts];
    return [language, { ...rest, footnotes: withoutNote(texts.footnotes) }];
  });
  return { footnotes: withoutNote(footnotes), translations: Object.fromEntries(others) as VehicleTranslations };
}
