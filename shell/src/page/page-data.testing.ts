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

const ATTRIBUTES: PageAttributes = {
  path: '/defender',
  title: 'Defender',
  meta_title: '',
  meta_description: '',
  canonical_url: '',
  external_meta_image: '',
  disable_seo_tracking: false,
  theme: 'white-theme',
  published: true,
  version: 1,
  updated_at: '2026-11-20T00:00:00.000Z',
};
