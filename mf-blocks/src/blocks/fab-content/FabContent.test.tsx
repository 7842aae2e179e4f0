import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { FabContent } from '@showroom/contracts/entities/fab';
import { fabContentChanged } from '@showroom/contracts/events/fab-content';
import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { link } from '../../kits/examples/examples';
import { examples } from './examples';
import { Component } from './FabContent';
import type { template } from './template';

const content: ContentOf<typeof template> = examples['five quick links'];
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

/** Shows the block and answers what its page's floating button was told. */
function told(shown = content) {
  const heard: (FabContent | null)[] = [];
  const { platform, unmount } = renderWithPlatform(<Component {...blockProps(shown)} />);
  platform.bus.on(fabContentChanged, ({ content: one }) => heard.push(one));
  return { heard, unmount };
}
const textsOf = (items: FabContent['items'] | undefined) => items?.map((item) => item.link.link_text);

test('its quick links fill the floating button for as long as the block is on the page', () => {
  const { heard, unmount } = told();
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ items: [], are_quick_links_reversed: true, mobile_button_label: 'Next steps' });
  expect(textsOf(heard[0]?.quick_links)).toEqual(['See the stock', 'Test drive', 'Offers', 'Find a retailer', 'News']);
  expect(heard[0]?.quick_links[2]?.dc_strategy).toEqual(content.groups[2]?.dc_strategy);
  unmount();
  expect(heard[1]).toBeNull();
});

test('links that are no quick links are its items', () => {
  const [filled] = told(examples['two items, secondary']).heard;
  expect(filled).toMatchObject({ quick_links: [], is_secondary: true });
  expect(textsOf(filled?.items)).toEqual(['See the stock', 'Test drive']);
});

test('a link that could run code, says nothing or is missing is left out, and the others stay', () => {
  const dc_strategy = undefined;
  const bad = [
    { icon: '', link: link('Bad', 'javascript:alert(1)'), dc_strategy },
    { icon: '', link: link(' ', '/offers'), dc_strategy },
    { icon: '', link: undefined, dc_strategy },
  ];
  const [filled] = told({ ...content, groups: [...bad, ...content.groups.slice(0, 1)] }).heard;
  expect(textsOf(filled?.quick_links)).toEqual(['See the stock']);
  expect(screen.queryByText('Bad')).not.toBeInTheDocument();
});

test('a strategy that is no JSON is logged, and its link is offered', () => {
  const [first] = content.groups;
  if (!first) throw new Error('The example has no group');
  const [filled] = told({ ...content, groups: [{ ...first, dc_strategy: '{"key": "url' }] }).heard;
  expect(filled?.quick_links[0]?.dc_strategy).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('Invalid JSON in dc_strategy');
});
