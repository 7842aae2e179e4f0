import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { StaticHandlerContext } from '@showroom/shared-ui/router-server';
import { testPage, testView } from '../page/page-data.testing';
import { createSettingsStore } from '../settings/settings-store';
import { pageStart } from './page-start';

const settingsOf = (values: Partial<Settings>) => createSettingsStore({ ...mergeSettings([]).settings, ...values });
const quiet = settingsOf({});

const slot = { status: 'ready', remote: 'mf-navigation', expose: './navigation', data: {} } as const;

interface Situation {
  readonly blocks?: Parameters<typeof testPage>[0];
  readonly handle?: RouteHandle;
  readonly root?: unknown;
  readonly errors?: Record<string, unknown>;
}

function contextOf({ blocks, handle, root = { navigation: slot, footer: slot }, errors }: Situation) {
  const loaderData = { root, ...(blocks && { page: testPage(blocks) }) };
  const matches = [{ route: { id: 'root' } }, { route: { id: 'page', handle } }];
  return { loaderData, matches, errors: errors ?? null } as unknown as StaticHandlerContext;
}

const still = [testView('quote', { hydrate: 'never' }), testView('list', { hydrate: 'activity' })];

test.each<[string, Situation]>([
  ['blocks that do nothing by themselves', { blocks: still }],
  [
    'a block that begins when it is seen, which the page looks for',
    { blocks: [testView('news', { hydrate: 'visible' })] },
  ],
  ['a remote’s page that says so', { handle: { hydrate: 'activity' } }],
])('a page of %s waits for its visitor', (_what, situation) => {
  expect(pageStart(contextOf(situation), false, quiet)).toBe('activity');
});

test.each<[string, Situation]>([
  ['a block that is to run at once', { blocks: [...still, testView('offer', { hydrate: 'load' })] }],
  ['a block that runs when the page is idle', { blocks: [testView('hero', { hydrate: 'idle' })] }],
  ['a block that failed and is to come back', { blocks: [{ ...testView('list'), status: 'failed' }] }],
  ['a remote’s page that says nothing', { handle: {} }],
  ['a draft', { blocks: still, handle: { private: true } }],
  ['a navigation that failed', { blocks: still, root: { navigation: { status: 'failed' }, footer: slot } }],
  [
    'another remote’s footer instead',
    { blocks: still, root: { navigation: slot, footer: { ...slot, substitute: true } } },
  ],
  ['an error', { blocks: still, errors: { page: new Error('gone') } }],
])('a page with %s begins with its first paint', (_what, situation) => {
  expect(pageStart(contextOf(situation), false, quiet)).toBe('paint');
});

test.each<[string, Partial<Settings>]>([
  [
    'something over its pages',
    { 'exit_popup.content': [{ header: 'Leave?', body: '', ok_text: 'Yes', cancel_text: '' }] },
  ],
  ['a provider that asks for consent', { 'cookie_consent.strategy': 'cookiebot' }],
  ['a tag manager', { 'analytics.tag_manager_id': 'GTM-ABC123' }],
  ['somebody who counts', { 'analytics.collect_url': 'https://count.test/' }],
])('so do the pages of a market with %s', (_what, settings) => {
  expect(pageStart(contextOf({ blocks: still }), false, settingsOf(settings))).toBe('paint');
});

test('so do pages of a person', () => {
  expect(pageStart(contextOf({ blocks: still }), true, quiet)).toBe('paint');
});
