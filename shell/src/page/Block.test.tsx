import { PlatformProvider } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { createMemoryRouter, RouterProvider, useLoaderData } from '@showroom/shared-ui/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Block } from './Block';
import { type ShellContext, ShellProvider } from './context';
import { type TestModules, testRemotes, testShell } from './context.testing';
import { type BlockView, forBrowserBlock } from './page-data';
import { testView } from './page-data.testing';

function Quote({ id, content, data }: BlockProps) {
  return <blockquote id={`${id}-quote`}>{`${content['title']} ${data ?? ''}`}</blockquote>;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Options {
  /** Each load of the page takes the next view; the last one stays. */
  readonly views: readonly BlockView[];
  readonly modules?: TestModules;
  readonly shell?: Partial<ShellContext>;
}

function Page({ views }: Pick<Options, 'views'>) {
  const view = views[Math.min(Number(useLoaderData()), views.length - 1)];
  return view ? <Block view={view} number={3} /> : null;
}

async function open({ views, modules = {}, shell: values = {} }: Options) {
  let loads = 0;
  const remotes = testRemotes(modules);
  const shell = testShell({ remotes, ...values });
  const loader = async () => {
    loads += 1;
    return loads;
  };
  const router = createMemoryRouter([{ id: 'page', path: '*', loader, element: <Page views={views} /> }], {
    hydrationData: { loaderData: { page: 0 } },
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
  return { remotes, loads: () => loads };
}
/** Second by second, as React shows what changed in between. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await act(async () => void (await jest.advanceTimersByTimeAsync(Math.min(1, left) * 1000)));
  }
}
const failedView: BlockView = { status: 'failed', id: 'quote-1', template: 'quote', scrollId: '' };

describe('a block in its place', () => {
  test('shows its content and data under its number on the page', async () => {
    await open({ views: [testView('quote', { data: 'today' })], modules: { './block/quote': { Component: Quote } } });
    expect(screen.getByText('A title today')).toHaveAttribute('id', 'component-3-quote');
    expect(document.getElementById('component-3')).toHaveAttribute('data-block', 'quote');
  });

  test.each(['page-state', 'slot-header', 'a b'])(
    'of the stored id %s, which is no editor’s to give, keeps its number',
    async (scrollId) => {
      await open({ views: [testView('quote', { scrollId })], modules: { './block/quote': { Component: Quote } } });
      expect(document.getElementById('component-3')).toHaveAttribute('data-block', 'quote');
      expect(document.getElementById(scrollId)).toBeNull();
    },
  );

  test('has the id that an editor gave, so that links reach it', async () => {
    await open({
      views: [testView('quote', { scrollId: 'words' })],
      modules: { './block/quote': { Component: Quote } },
    });
    expect(document.getElementById('words')).toHaveAttribute('data-block', 'quote');
  });
});

describe('a block that the loader could not bring', () => {
  test('says so, and comes back by itself without a reload', async () => {
    const { loads } = await open({
      views: [failedView, testView('quote')],
      modules: { './block/quote': { Component: Quote } },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again.');
    await pass(1);
    expect(loads()).toBe(0);
    await pass(1.5);
    expect(loads()).toBe(1);
    expect(screen.getByText('A title')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is asked for again and again, ever more calmly', async () => {
    const { loads } = await open({ views: [failedView] });
    await pass(15);
    const soon = loads();
    expect(soon).toBeGreaterThanOrEqual(3);
    await pass(15);
    expect(loads() - soon).toBeLessThan(soon);
    await pass(300);
    expect(loads()).toBeGreaterThan(soon + 5);
  });

  test('comes at once when the visitor asks', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open({ views: [failedView, testView('quote')], modules: { './block/quote': { Component: Quote } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A title')).toBeVisible();
  });
});

let broken: boolean;
function Fragile() {
  if (broken) throw new Error('broken');
  return <p>Standing</p>;
}

describe('a block that fails to render', () => {
  const options = { views: [testView('quote')], modules: { './block/quote': { Component: Fragile } } };
  beforeEach(() => {
    broken = true;
  });

  test('leaves a notice in its place and is rendered again by itself', async () => {
    await open(options);
    expect(screen.getByRole('alert')).toBeVisible();
    broken = false;
    await pass(3);
    expect(screen.getByText('Standing')).toBeVisible();
  });

  test('is rendered again when the visitor asks', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open(options);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Standing')).toBeVisible();
  });
});

test('a block whose code cannot be had at a navigation is asked for again until it stands', async () => {
  let away = true;
  const load = async () => {
    if (away) throw new Error('away');
    return { Component: Quote };
  };
  await open({ views: [testView('quote')], modules: { './block/quote': load } });
  expect(screen.getByRole('alert')).toBeVisible();
  away = false;
  await pass(3);
  expect(screen.getByText('A title')).toBeVisible();
});

describe('on the first page', () => {
  test('the code of a block with behaviour is put off to its moment', async () => {
    document.body.innerHTML = '<div id="component-3"></div>';
    const { remotes } = await open({
      views: [testView('quote', { hydrate: 'idle' })],
      modules: { './block/quote': { Component: Quote } },
      shell: { isFirstPage: () => true },
    });
    expect(remotes.loads).toEqual([]);
    await pass(1);
    expect(remotes.loads).toEqual(['./block/quote']);
    expect(screen.getByText('A title')).toBeVisible();
  });

  test('a block without behaviour keeps the HTML of the server and fetches nothing', async () => {
    const view = forBrowserBlock(testView('quote', { hydrate: 'never', scrollId: 'words' }));
    const { remotes, loads } = await open({ views: [view], shell: { staticHtml: (id) => `<p>HTML of ${id}</p>` } });
    expect(screen.getByText('HTML of words')).toBeVisible();
    expect(document.getElementById('words')).toHaveAttribute('data-block', 'quote');
    await pass(100);
    expect([remotes.loads, loads()]).toEqual([[], 0]);
  });

  test('a block without behaviour that the server gave up comes back by itself', async () => {
    const { status: _, ...rest } = failedView;
    const { loads } = await open({
      views: [{ status: 'static', ...rest }, testView('quote')],
      modules: { './block/quote': { Component: Quote } },
      shell: { staticHtml: () => '<div data-block-failed="true">Something went wrong</div>' },
    });
    expect(screen.getByRole('alert')).toBeVisible();
    await pass(3);
    expect(loads()).toBe(1);
    expect(screen.getByText('A title')).toBeVisible();
  });
});
