import type { PageBlock } from '@showroom/contracts/entities/page';
import type { BlockView, PageAttributes, PageData } from './page-data';

/** A block as a loader makes it, for tests. */
export function testView(
  template: string,
  values: Partial<Extract<BlockView, { status: 'ready' }>> = {},
): Extract<BlockView, { status: 'ready' }> {
  return {
    status: 'ready',
    id: `${template}-1`,
    template,
    remote: 'mf-test',
    hydrate: 'load',
    scrollId: '',
    content: { title: 'A title' },
    data: undefined,
    ...values,
  };
}

/** A page with these blocks, for tests. */
export function testPage(blocks: readonly BlockView[], attributes: Partial<PageAttributes> = {}): PageData {
  return { id: 'page-1', attributes: { ...ATTRIBUTES, ...attributes }, blocks };
}

/** A block as the API answers it, for tests. */
export function storedBlock(id: string, template: string, content: Record<string, unknown>, sequence = 1): PageBlock {
  const position = `${id}-place`;
  const placed = { positions: [{ id: position, sequence }], active_positions: [position] };
  return { id, template, template_version: 1, ...placed, content };
}

const ATTRIBUTES: PageAttributes = {
  path: '/defender',
  title: 'Defender',
  meta_title: '',
  meta_description: '',
  canonical_url: '',
  external_meta_image: '',
  image_id: '',
  disable_seo_tracking: false,
  theme: 'white-theme',
  link_new_window: false,
  page_type: 'page',
  version: 1,
  updated_at: '2026-11-20T00:00:00.000Z',
};
