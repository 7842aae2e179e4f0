import { governedBlocks } from '@showroom/contracts/blocks/governed';
import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { type Languages, valuesIn } from '@showroom/contracts/content/rendition';

/** Where a block of a page is shown instead of at its own place. */
export interface GovernedPlace {
  /** Index of the block that it stands in. */
  readonly by: number;
  /** What that block's group is called, empty for nothing, and which of its groups it is. */
  readonly label: string;
  readonly number: number;
  /** How many blocks stand around it. */
  readonly depth: number;
}

/** By the index of each block that stands in another one, where that is. */
export function governedPlaces(
  { blocks }: PageContent,
  templates: Templates,
  languages: Languages,
): ReadonlyMap<number, GovernedPlace> {
  const inLanguage = blocks.map((block) => ({
    template: templates.get(block.template),
    content: {
      ...valuesIn(block, languages),
      groups: templates.get(block.template)?.governs ? block.groups.map((group) => valuesIn(group, languages)) : [],
    },
  }));
  const places = new Map<number, GovernedPlace>();
  const put = (index: number, place: Omit<GovernedPlace, 'depth'>) =>
    places.set(index, { ...place, depth: 1 + (places.get(place.by)?.depth ?? 0) });
  // By the order of the page, so that a block that is counted comes after what stands around it.
  for (const { by, groups } of governedBlocks(inLanguage)) {
    const { template, content } = inLanguage[by] ?? {};
    groups.forEach((group, at) => {
      const label = content?.groups[at]?.[template?.governs?.label ?? ''];
      for (const index of group) put(index, { by, label: typeof label === 'string' ? label : '', number: at + 1 });
    });
  }
  return places;
}
