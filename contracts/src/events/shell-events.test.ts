import { type BusEvent, createBus } from '../bus';
import { blockReload } from './block-reload';
import { fabContentChanged } from './fab-content';
import { modalVideo } from './modal-video';

/** What a listener hears of a detail that a remote of any build sends. */
function heardOf<E extends BusEvent>(event: E, detail: unknown): readonly unknown[] {
  const heard: unknown[] = [];
  const bus = createBus({ report: (message) => heard.push(message) });
  bus.on(event, (one) => heard.push(one));
  Reflect.apply(bus.emit, undefined, [event, detail]);
  return heard;
}

test.each([
  ['a path of the site', '/media/videos/defender.mp4'],
  ['https', 'https://films.test/defender.mp4?quality=high'],
])('a film is opened from %s', (_, src) => {
  expect(heardOf(modalVideo, { src, title: 'Defender' })).toEqual([{ src, title: 'Defender' }]);
});

test.each([
  'javascript:alert(1)',
  'data:video/mp4;base64,AAAA',
  'blob:https://site.test/1',
  'http://films.test/a.mp4',
  '//evil.test/a.mp4',
  '/\\evil.test/a.mp4',
  'films/a.mp4',
  '',
])('no film is opened from "%s"', (src) => {
  expect(heardOf(modalVideo, { src, title: 'Defender' })).toEqual([
    'Dropped modal:video@1: its detail breaks the schema',
  ]);
});

test('a film without a title, which names its dialog, is not opened', () => {
  for (const detail of [{ src: '/a.mp4', title: '' }, { src: '/a.mp4' }]) {
    expect(heardOf(modalVideo, detail)).toEqual(['Dropped modal:video@1: its detail breaks the schema']);
  }
});

test('a block is loaded anew by its id on the page', () => {
  expect(heardOf(blockReload, { id: 'component-3' })).toEqual([{ id: 'component-3' }]);
  expect(heardOf(blockReload, {})).toEqual(['Dropped block:reload@1: its detail breaks the schema']);
});

const FAB_LINK = { url: '/offers', link_text: 'Offers' };

test('the floating button is filled with links, and what is left out has its default', () => {
  const content = { quick_links: [{ link: FAB_LINK }] };
  expect(heardOf(fabContentChanged, { content })).toEqual([
    {
      content: {
        items: [],
        quick_links: [{ link: { ...FAB_LINK, target: '_self', type: 'internal' }, icon: '' }],
        are_quick_links_reversed: false,
        is_secondary: false,
        mobile_button_label: '',
        quick_links_expand_button_label: '',
      },
    },
  ]);
  expect(heardOf(fabContentChanged, { content: null })).toEqual([{ content: null }]);
});

test('the floating button is not filled with an address that runs a script', () => {
  const items = [{ link: { ...FAB_LINK, url: 'javascript:alert(1)' } }];
  expect(heardOf(fabContentChanged, { content: { items } })).toEqual([
    'Dropped fab:content@1: its detail breaks the schema',
  ]);
});
