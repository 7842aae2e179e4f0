import type { FabContent, FabItem } from '@showroom/contracts/entities/fab';
import { inLanguage } from '@showroom/shared-ui/in-language';
import { fabState, shownItems } from './fab-state';

const item = (link_text: string, more: Partial<FabItem> = {}): FabItem => ({
  link: { url: `/${link_text}`, link_text, target: '_self', type: 'internal' },
  icon: '',
  ...more,
});
const contentOf = (values: Partial<FabContent>): FabContent => ({
  items: [],
  quick_links: [],
  are_quick_links_reversed: false,
  is_secondary: false,
  mobile_button_label: '',
  quick_links_expand_button_label: '',
  ...values,
});
const letters = (text: string) => [...text].map((letter) => item(letter));
const seen = (values: Partial<FabContent>, device: 'desktop' | 'mobile', failed = new Set<never>()) =>
  shownItems(fabState(contentOf(values), false), failed, device).map((part) =>
    part.map(({ link, fallback }) => fallback ?? link.link_text).join(''),
  );

test.each([
  ['nothing it is disabled', undefined, false, true],
  ['content without a link it is disabled', contentOf({}), false, true],
  ['items it is not', contentOf({ items: letters('a') }), false, false],
  ['quick links it is not', contentOf({ quick_links: letters('a') }), false, false],
  ['a page that hides it, it is disabled', contentOf({ items: letters('a') }), true, true],
])('with %s', (_, content, isHidden, isfabDisabled) => {
  expect(fabState(content, isHidden).isfabDisabled).toBe(isfabDisabled);
});

test('quick links go before the items', () => {
  const both = fabState(contentOf({ items: letters('ab'), quick_links: letters('xy') }), false);
  expect(both).toMatchObject({ isQuickLinks: true, items: letters('xy') });
  expect(fabState(contentOf({ items: letters('ab') }), false)).toMatchObject({ isQuickLinks: false });
});

test('four are in sight on a desktop, three on a phone', () => {
  expect(seen({ quick_links: letters('abcde') }, 'desktop')).toEqual(['abcd', 'e']);
  expect(seen({ items: letters('abcde') }, 'mobile')).toEqual(['abc', 'de']);
});

test('quick links may stand in reversed order, items never', () => {
  const reversed = { are_quick_links_reversed: true };
  expect(seen({ quick_links: letters('abcde'), ...reversed }, 'desktop')).toEqual(['edcb', 'a']);
  expect(seen({ items: letters('abcde'), ...reversed }, 'desktop')).toEqual(['abcd', 'e']);
});

test('an item whose strategy fails is hidden or shows its fallback, and the next one moves up', () => {
  const gone = { key: 'url_brands', value: 'jaguar' } as const;
  const told = { ...gone, fallback: 'F' } as const;
  const items = [item('a', { dc_strategy: gone }), item('b', { dc_strategy: told }), ...letters('cde')];
  const state = fabState(contentOf({ items }), false);
  const textsOf = (failed: ReadonlySet<typeof gone>) =>
    shownItems(state, failed, 'desktop')[0].map(({ link, fallback }) => fallback ?? link.link_text);
  expect(textsOf(new Set())).toEqual(['a', 'b', 'c', 'd']);
  expect(textsOf(new Set([gone, told]))).toEqual(['F', 'c', 'd', 'e']);
});

test('the setting says what a language has, else what all have', () => {
  const arabic = { ...contentOf({ items: letters('a') }), language: 'ar' };
  const common: FabContent & { readonly language?: string } = contentOf({ items: letters('b') });
  expect(inLanguage('ar-AE', [arabic, common])).toBe(arabic);
  expect(inLanguage('en-AE', [arabic, common])).toBe(common);
  expect(inLanguage('en-AE', [arabic])).toBeUndefined();
});
