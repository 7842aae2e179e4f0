import type { Governed } from '@showroom/contracts/blocks/governed';
import type { Hydrate } from '@showroom/contracts/blocks/template';
import type { Page } from '@showroom/contracts/entities/page';
import { lightMetahead } from './gated-metahead';

/** A block of a page, ready to render. */
export type BlockView =
  | {
      readonly status: 'ready';
      readonly id: string;
      readonly template: string;
      readonly remote: string;
      readonly hydrate: Hydrate;
      /** Element id that an editor gave, for links to it. */
      readonly scrollId: string;
      readonly content: Record<string, unknown>;
      readonly data: unknown;
    }
  /**
   * Rendered by the server and without behaviour: the browser keeps the HTML and needs neither
   * content nor code.
   */
  | { readonly status: 'static'; readonly id: string; readonly template: string; readonly scrollId: string }
  | { readonly status: 'failed'; readonly id: string; readonly template: string; readonly scrollId: string };

export type PageAttributes = Omit<Page['attributes'], 'blocks'>;

/** In the place of parameters: any of them. */
export const ANY_PARAMETER = '*';

export interface PageData {
  readonly id: string;
  readonly attributes: PageAttributes;
  readonly blocks: readonly BlockView[];
  /** Which of them stand in the groups of others, by index; nothing where none does. */
  readonly governed?: readonly Governed[];
  /** Parameters of the query that blocks' data follow; nothing where none does. */
  readonly query?: readonly string[];
  /** schema.org data that the page has beside what its address says. */
  readonly structuredData?: readonly Record<string, unknown>[];
}

export function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'blocks' in value && 'attributes' in value;
}

/** The blocks in a route's data: those of a page, or of a list of `{view}` as the gallery has. */
export function blockViewsOf(data: unknown): readonly BlockView[] {
  if (isPageData(data)) return data.blocks;
  return Array.isArray(data) ? data.flatMap((entry: unknown) => (hasView(entry) ? [entry.view] : [])) : [];
}

function hasView(entry: unknown): entry is { readonly view: BlockView } {
  return typeof entry === 'object' && entry !== null && 'view' in entry;
}

/** What travels to the browser: static blocks and metaheads leave their content in the HTML. */
export function forBrowser({ attributes: { metaheads, ...attributes }, blocks, ...page }: PageData): PageData {
  const known = metaheads?.map(lightMetahead);
  return {
    ...page,
    attributes: { ...attributes, ...(known && { metaheads: known }) },
    blocks: blocks.map(forBrowserBlock),
  };
}

export function forBrowserBlock(block: BlockView): BlockView {
  if (block.status !== 'ready' || block.hydrate !== 'never') return block;
  return { status: 'static', id: block.id, template: block.template, scrollId: block.scrollId };
}

/** Where the module of a block is kept between loading and rendering. */
export function blockKey(remote: string, template: string, id: string): string {
  return `block ${remote} ${template} ${id}`;
}
