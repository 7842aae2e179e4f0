import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { moved } from '../inputs/ListItem';

/** As many as the API takes. */
const MOST_PLACES = 20;

/** One of the places where a block stands. */
export interface BlockPlace {
  readonly id: string;
  /** Among all places of the page, from its top. */
  readonly index: number;
  readonly isShown: boolean;
}

/** Where a block stands once. */
export type Place = { readonly block: string; readonly position: string };

/** Every place where a block stands, from the top of the page to its end. */
export function placesOf({ blocks }: PageContent): readonly Place[] {
  return blocks
    .flatMap(({ id, positions }) => positions.map((one) => ({ block: id, position: one.id, sequence: one.sequence })))
    .sort((one, other) => one.sequence - other.sequence);
}

/** The content with its blocks in the order of these places. */
export function inPlaces(content: PageContent, places: readonly Place[]): PageContent {
  const blocks = content.blocks.map((block) => ({
    ...block,
    positions: block.positions.map(({ id }) => ({
      id,
      sequence: places.findIndex((place) => place.block === block.id && place.position === id) + 1,
    })),
  }));
  const first = ({ positions }: ContentBlock) => Math.min(...positions.map(({ sequence }) => sequence));
  return { ...content, blocks: blocks.sort((one, other) => first(one) - first(other)) };
}

/** Where a block stands, from the top of the page. */
export function placesOfBlock(
  places: readonly Place[],
  { id, active_positions }: Pick<ContentBlock, 'id' | 'active_positions'>,
): readonly BlockPlace[] {
  return places.flatMap(({ block, position }, index) =>
    block === id ? [{ id: position, index, isShown: active_positions.includes(position) }] : [],
  );
}

/** What stands at one index among all places moved to another one. */
export function withPlaceMoved(content: PageContent, from: number, to: number): PageContent {
  return inPlaces(content, moved(placesOf(content), from, to));
}

export function canAddPlace({ positions }: ContentBlock): boolean {
  return positions.length < MOST_PLACES;
}

/** The block at the end of the page once more. */
export function withPlaceAdded(content: PageContent, block: ContentBlock): PageContent {
  const id = crypto.randomUUID();
  const next = {
    ...block,
    positions: [...block.positions, { id, sequence: placesOf(content).length + 1 }],
    active_positions: [...block.active_positions, id],
  };
  return { ...content, blocks: content.blocks.map((one) => (one.id === block.id ? next : one)) };
}

export function withPlaceShown(block: ContentBlock, place: string, isShown: boolean): ContentBlock {
  const others = block.active_positions.filter((id) => id !== place);
  return { ...block, active_positions: isShown ? [...others, place] : others };
}

/** The block without one of its places; the others close the gap. */
export function withoutPlace(content: PageContent, block: ContentBlock, place: string): PageContent {
  const next = {
    ...withPlaceShown(block, place, false),
    positions: block.positions.filter(({ id }) => id !== place),
  };
  const blocks = content.blocks.map((one) => (one.id === block.id ? next : one));
  return inPlaces({ ...content, blocks }, placesOf({ ...content, blocks }));
}

/** The block for a language or without it. All languages are none in particular. */
export function withLanguage(
  block: ContentBlock,
  locale: string,
  { isShown, locales }: { readonly isShown: boolean; readonly locales: readonly string[] },
): ContentBlock {
  const { languages = locales, ...rest } = block;
  const next = locales.filter((one) => (one === locale ? isShown : languages.includes(one)));
  return next.length === locales.length ? rest : { ...rest, languages: next };
}
