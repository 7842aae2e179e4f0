import type { Metahead } from '@showroom/contracts/entities/metahead';
import { createMemoryRouter, Outlet, RouterProvider } from '@showroom/shared-ui/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { consentOf } from '../consent/choices';
import { ShellProvider } from './context';
import { testShell } from './context.testing';
import { testPage } from './page-data.testing';
import { useMetaheads } from './use-metaheads';

/** jsdom runs no scripts: what is added to be run, by its address or its text. */
let added: string[];
let shell: ReturnType<typeof testShell>;
const texts = new Map<string, Blob>();
const watch = new MutationObserver((records) => note(records));

function note(records: readonly MutationRecord[]): void {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLScriptElement) added.push(node.src);
  }
}

beforeEach(() => {
  added = [];
  shell = testShell();
  URL.createObjectURL = (blob) => {
    const address = `blob:http://localhost/${texts.size}`;
    if (blob instanceof Blob) texts.set(address, blob);
    return address;
  };
  watch.observe(document, { childList: true, subtree: true });
});
afterEach(() => {
  watch.disconnect();
  for (const element of document.querySelectorAll('[data-metahead]')) element.remove();
});

const metahead = (id: string, changes: Partial<Metahead['attributes']> = {}): Metahead => ({
  id,
  type: 'metahead',
  attributes: {
    ...{ content: `https://tags.test/${id}.js`, language: 'js-src', sequence: 1, rdx_core_page_id: null },
    ...{ reload_on_each_page: false, in_body: false, consent_scope: 'obligatory', ...changes },
  },
});

function Layout() {
  useMetaheads();
  return <Outlet />;
}

/** Opens the first page, whose metaheads the server wrote, and answers the way to the others. */
async function openFirst(pages: Readonly<Record<string, readonly Metahead[]>>) {
  const pageAt = (path: string) => testPage([], { path, metaheads: [...(pages[path] ?? [])] });
  const paths = Object.keys(pages);
  const children = paths.map((path) => ({ path, id: path, loader: () => pageAt(path), element: <p>{path}</p> }));
  const first = paths[0] ?? '/';
  const router = createMemoryRouter([{ id: 'root', element: <Layout />, children }], {
    initialEntries: [first],
    hydrationData: { loaderData: { [first]: pageAt(first) } },
  });
  render(
    <ShellProvider value={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  await screen.findByText(first);
  return async (path: string) => {
    await act(() => router.navigate(path));
    await screen.findByText(path);
  };
}

const addressesOf = (ids: readonly string[]) => ids.map((id) => `https://tags.test/${id}.js`);

test('scripts run once in a document, others again on every page, in order', async () => {
  const once = metahead('once-1');
  const again = metahead('again-1', { reload_on_each_page: true });
  const go = await openFirst({ '/a': [once, again], '/b': [metahead('own-1'), once, again], '/c': [again] });
  expect(added).toEqual([]);
  await go('/b');
  await waitFor(() => expect(added).toEqual(addressesOf(['own-1', 'again-1'])));
  await go('/c');
  await waitFor(() => expect(added).toEqual(addressesOf(['own-1', 'again-1', 'again-1'])));
  await go('/b');
  await waitFor(() => expect(added).toEqual(addressesOf(['own-1', 'again-1', 'again-1', 'again-1'])));
});

test('a script of its own text runs from an address that is made for it', async () => {
  const go = await openFirst({
    '/a': [],
    '/b': [metahead('text-2', { language: 'javascript', content: 'window.a = 1', in_body: true })],
  });
  await go('/b');
  await waitFor(() => expect(added).toHaveLength(1));
  expect(document.body.querySelector('script[data-metahead="text-2"]')).not.toBeNull();
  expect(await texts.get(added[0] ?? '')?.text()).toBe('window.a = 1');
});

test('HTML stands for as long as its pages do, in the head or in the body', async () => {
  const note = metahead('note-3', { language: 'html', content: '<p>A note</p>', in_body: true });
  const mark = metahead('mark-3', { language: 'html', content: '<meta name="mark" content="1">' });
  const go = await openFirst({ '/a': [], '/b': [note, mark], '/c': [note], '/d': [] });
  await go('/b');
  expect(await screen.findByText('A note')).toBeVisible();
  expect(document.head.querySelector('meta[name=mark]')).not.toBeNull();
  const shown = screen.getByText('A note');
  await go('/c');
  await waitFor(() => expect(document.head.querySelector('meta[name=mark]')).toBeNull());
  expect(screen.getByText('A note')).toBe(shown);
  await go('/d');
  await waitFor(() => expect(screen.queryByText('A note')).toBeNull());
});

test('styles stand for as long as their pages do, and what else the page has adopted stays', async () => {
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const other = { text: 'other' };
  Object.defineProperty(window, 'CSSStyleSheet', { value: Sheet, configurable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [other], configurable: true, writable: true });
  const texts = () => JSON.parse(JSON.stringify(document.adoptedStyleSheets)).map(({ text }: Sheet) => text);
  const style = metahead('style-4', { language: 'css', content: '.a{color:red}' });
  const go = await openFirst({ '/a': [], '/b': [style], '/c': [] });
  await go('/b');
  await waitFor(() => expect(texts()).toEqual(['other', '.a{color:red}']));
  await go('/c');
  await waitFor(() => expect(texts()).toEqual(['other']));
});

test('a style that the server wrote stays while pages have it, and goes with them', async () => {
  document.head.insertAdjacentHTML('beforeend', '<style data-metahead="style-5">.a{}</style>');
  const style = metahead('style-5', { language: 'css', content: '' });
  const go = await openFirst({ '/a': [style], '/b': [{ ...style }], '/c': [] });
  const standing = () => document.querySelectorAll('style[data-metahead]').length;
  await go('/b');
  await go('/c');
  await waitFor(() => expect(standing()).toBe(0));
});

const agree = (...scopes: readonly ('marketing' | 'statistic')[]) =>
  act(() => shell.consent.replace(consentOf('basic', { status: 'accepted', scopes })));

test('what needs consent comes when it is given, on the page that is open too, and runs nothing else again', async () => {
  const again = metahead('again-6', { reload_on_each_page: true });
  const gated = metahead('gated-6', { consent_scope: 'marketing' });
  const note = metahead('note-6', {
    language: 'html',
    content: '<p>A note</p>',
    in_body: true,
    consent_scope: 'marketing',
  });
  const go = await openFirst({ '/a': [again, gated, note], '/b': [again, gated] });
  agree('statistic');
  await go('/b');
  await waitFor(() => expect(added).toEqual(addressesOf(['again-6'])));
  await go('/a');
  await waitFor(() => expect(added).toEqual(addressesOf(['again-6', 'again-6'])));
  agree('marketing');
  expect(await screen.findByText('A note')).toBeVisible();
  expect(added).toEqual(addressesOf(['again-6', 'again-6', 'gated-6']));
  agree('statistic');
  await waitFor(() => expect(screen.queryByText('A note')).toBeNull());
  expect(added).toHaveLength(3);
});
