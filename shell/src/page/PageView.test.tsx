import { PlatformProvider } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { act, render, screen, within } from '@testing-library/react';
import { ShellProvider } from './context';
import { type TestModules, testRemotes, testShell } from './context.testing';
import { PageView } from './PageView';
import type { PageData } from './page-data';
import { testPage, testView } from './page-data.testing';

const Words = ({ id, content }: BlockProps) => <p data-testid={id}>{String(content['title'])}</p>;
const Tabs = ({ content, panels }: BlockProps) => (
  <section aria-label={String(content['title'])}>
    {panels?.map((panel, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
      <div key={index} role="tabpanel" aria-label={`Panel ${index + 1}`}>
        {panel}
      </div>
    ))}
  </section>
);
const Broken = () => JSON.parse('{');
const modules: TestModules = { './block/tabs': { Component: Tabs }, './block/words': { Component: Words } };
const words = (title: string, scrollId = '') => testView('words', { id: title, scrollId, content: { title } });
const tabs = (title: string) => testView('tabs', { id: title, content: { title } });
const governed = [
  { by: 1, groups: [[2, 3], [4]] },
  { by: 4, groups: [[5]] },
];
const page: PageData = {
  ...testPage([
    words('Before'),
    tabs('Outer'),
    words('One'),
    words('Two', 'two'),
    tabs('Inner'),
    words('Three'),
    words('After'),
  ]),
  governed,
};

async function open(data: PageData, offered: TestModules = modules, locale = 'en-GB'): Promise<void> {
  const shell = testShell({ remotes: testRemotes(offered), options: { locale } });
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: () => data, element: <PageView /> }], {
    hydrationData: { loaderData: { page: data } },
  });
  await act(async () => {
    render(
      <ShellProvider value={shell}>
        <PlatformProvider value={shell.platform}>
          <RouterProvider router={router} />
        </PlatformProvider>
      </ShellProvider>,
    );
  });
}
const textsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByTestId(/./)
    .map(({ textContent }) => textContent);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('blocks that another one governs stand in its groups and nowhere else', async () => {
  await open(page);
  expect(textsIn(document.body)).toEqual(['Before', 'One', 'Two', 'Three', 'After']);
  const [first, second, inner] = within(screen.getByRole('region', { name: 'Outer' })).getAllByRole('tabpanel');
  expect(first && textsIn(first)).toEqual(['One', 'Two']);
  expect(second && textsIn(second)).toEqual(['Three']);
  expect(inner).toBe(within(screen.getByRole('region', { name: 'Inner' })).getByRole('tabpanel'));
});

test('each block has its own id, or its number on the page', async () => {
  await open(page);
  expect([...document.querySelectorAll('[data-block]')].map(({ id }) => id)).toEqual([
    'component-1',
    'component-2',
    'component-3',
    'two',
    'component-5',
    'component-6',
    'component-7',
  ]);
});

test.each([
  ['cannot be had', { './block/words': { Component: Words } }],
  ['fails', { ...modules, './block/tabs': { Component: Broken } }],
] satisfies [string, TestModules][])(
  'blocks are there when the code of the one that governs them %s',
  async (_, offered) => {
    await open(page, offered);
    expect(textsIn(document.body)).toEqual(['Before', 'One', 'Two', 'Three', 'After']);
  },
);

test('blocks are there when the one that governs them was not loaded', async () => {
  const blocks = page.blocks.map((view) =>
    view.template === 'tabs' ? { status: 'failed' as const, id: view.id, template: 'tabs', scrollId: '' } : view,
  );
  await open({ ...page, blocks });
  expect(textsIn(document.body)).toEqual(['Before', 'One', 'Two', 'Three', 'After']);
});

test('a block that fails in a group costs its own place', async () => {
  const blocks = page.blocks.map((view) => (view.id === 'One' ? testView('broken', { id: 'One' }) : view));
  await open({ ...page, blocks }, { ...modules, './block/broken': { Component: Broken } });
  expect(textsIn(document.body)).toEqual(['Before', 'Two', 'Three', 'After']);
});

test.each([
  ['en-GB', '21 October 2026'],
  ['fr-FR', '21 octobre 2026'],
  ['ar-AE', '21 أكتوبر 2026'],
  ['ja-JP', '2026年10月21日'],
  ['uk-UA', '21 жовтня 2026 р.'],
])('an article says its day in %s, below the block with its title', async (locale, text) => {
  const plain = testPage([words('Title'), words('Text')]);
  await open({ ...plain, attributes: { ...plain.attributes, news_date: '2026-10-21' } }, modules, locale);
  const day = screen.getByText(text);
  expect(day.tagName).toBe('TIME');
  expect(day).toHaveAttribute('datetime', '2026-10-21');
  const [title, body] = ['Title', 'Text'].map((words) => screen.getByText(words));
  expect(title?.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(body?.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test.each([undefined, '', 'tomorrow'])('a page with the day %j says none', async (news_date) => {
  const plain = testPage([words('Title')]);
  await open({ ...plain, attributes: { ...plain.attributes, ...(news_date !== undefined && { news_date }) } });
  expect(document.querySelector('time')).toBeNull();
});
