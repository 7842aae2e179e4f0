import { panelIds } from './panel-ids';

test.each([
  ['is the editor’s', ['design', 'price'], ['design', 'price']],
  ['is the block’s own where there is none', ['', ''], ['component-2-tab-1', 'component-2-tab-2']],
  ['stands once in a page', ['design', 'design'], ['design', 'component-2-tab-2']],
  ['is none of the site’s', ['page-state', 'a b'], ['component-2-tab-1', 'component-2-tab-2']],
])('the id of a panel %s', (_, ids, expected) => {
  expect(
    panelIds(
      'component-2',
      ids.map((tab_id) => ({ tab_id })),
    ),
  ).toEqual(expected);
});
