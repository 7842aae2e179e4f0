import type { ForeignSlotModule, ForeignSlotProps } from '@showroom/shared-ui/remote-modules';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { act, render, screen } from '@testing-library/react';
import { type ShellContext, ShellProvider } from './context';
import { type TestModules, testRemotes, testShell } from './context.testing';
import { Slot } from './Slot';
import { loadSlotView } from './slot-data';

const SLOTS = { navigation: { remote: 'mf-foreign', expose: './navigation' } };
type Step = keyof ForeignSlotModule['lifecycles'];
type Behaviour = Partial<Record<Step, (props: ForeignSlotProps) => Promise<void>>>;

interface Seen {
  readonly module: ForeignSlotModule;
  /** Steps in the order in which they were asked for, and what they were given. */
  readonly steps: { readonly step: Step; readonly props: ForeignSlotProps; readonly html: string }[];
}

/** A foreign navigation that notes what is asked of it. */
function foreign(behaviour: Behaviour = {}): Seen {
  const steps: Seen['steps'] = [];
  const noted = (step: Step) => async (props: ForeignSlotProps) => {
    steps.push({ step, props, html: props.domElement.innerHTML });
    await behaviour[step]?.(props);
  };
  const module: ForeignSlotModule = {
    kind: 'foreign',
    load: async () => 'today',
    renderToHtml: ({ data }) => `<nav><a href="/stock">Stock of ${data}</a></nav>`,
    lifecycles: {
      bootstrap: noted('bootstrap'),
      mount: noted('mount'),
      update: noted('update'),
      unmount: noted('unmount'),
    },
  };
  return { module, steps };
}

function Menu({ data }: { readonly data: unknown }) {
  return <p>{`React ${data}`}</p>;
}

const never = () => new Promise<void>(() => undefined);
const throws = () => Promise.reject(new Error('foreign code'));

let leave: () => void;

function shellWith(modules: TestModules): ShellContext {
  return testShell({ remotes: testRemotes(modules, { slots: SLOTS }) });
}

async function open(shell: ShellContext) {
  const view = await loadSlotView(shell, 'navigation', new URL('http://site.test/'));
  const element = <Slot name="navigation" view={view} fallback={<p>Fallback</p>} />;
  const pages = createMemoryRouter([{ path: '*', element }]);
  await act(async () => {
    const { unmount } = render(
      <ShellProvider value={shell}>
        <RouterProvider router={pages} />
      </ShellProvider>,
    );
    leave = unmount;
  });
  return { view, pages };
}
const pass = (seconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(seconds * 1000)));

function moveTo(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event('showroom:navigate'));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  for (const method of ['error', 'info'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(async () => {
  leave();
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a foreign navigation', () => {
  test('stands with its HTML, takes it over, and is given all that it needs', async () => {
    const { module, steps } = foreign();
    const shell = shellWith({ './navigation': module });
    const { view } = await open(shell);
    expect(view).toMatchObject({ status: 'ready', html: '<nav><a href="/stock">Stock of today</a></nav>' });
    expect(screen.getByRole('link', { name: 'Stock of today' })).toBeVisible();
    await pass(0);
    expect(steps.map(({ step }) => step)).toEqual(['bootstrap', 'mount']);
    expect(steps[1]).toMatchObject({
      html: '<nav><a href="/stock">Stock of today</a></nav>',
      props: { data: 'today', platform: shell.platform },
    });
  });

  test('is updated after a navigation, with every property again', async () => {
    const { module, steps } = foreign();
    const shell = shellWith({ './navigation': module });
    await open(shell);
    await pass(0);
    moveTo('/offers');
    await pass(0);
    moveTo('/offers');
    await pass(0);
    const updates = steps.filter(({ step }) => step === 'update');
    expect(updates).toHaveLength(1);
    const { props } = updates[0] ?? {};
    expect(props).toMatchObject({ data: 'today', platform: shell.platform, navigate: expect.any(Function) });
    expect(props?.domElement).toBe(steps[1]?.props.domElement);
  });

  test('goes to pages through the router, and by a full load to what is no page of it', async () => {
    const { module, steps } = foreign();
    const { pages } = await open(shellWith({ './navigation': module }));
    await pass(0);
    await act(async () => steps[1]?.props.navigate('/offers?a=1#top'));
    expect(pages.state.location).toMatchObject({ pathname: '/offers', search: '?a=1', hash: '#top' });
  });

  test('leaves nothing behind', async () => {
    const { module, steps } = foreign();
    await open(shellWith({ './navigation': module }));
    await pass(0);
    const element = steps[1]?.props.domElement;
    leave();
    await pass(0);
    expect(steps.at(-1)?.step).toBe('unmount');
    expect(element?.innerHTML).toBe('');
    moveTo('/news');
    await pass(0);
    expect(steps.at(-1)?.step).toBe('unmount');
  });

  test('has the style sheets of its remote in the page only while it stands', async () => {
    const style = document.createElement('style');
    style.dataset['href'] = 'http://cdn.tes./standing.css';
    document.head.append(style);
    const { module } = foreign();
    const remotes = testRemotes({ './navigation': module }, { slots: SLOTS });
    const files = { scripts: [], styles: ['http://cdn.tes./standing.css'], integrity: {} };
    await open(testShell({ remotes: { ...remotes, files: () => files } }));
    await pass(0);
    expect(style.isConnected).toBe(true);
    leave();
    await pass(0);
    expect(style.isConnected).toBe(false);
  });
});

describe('foreign code that fails costs no more than its own behaviour', () => {
  test.each<[string, Behaviour]>([
    ['throws in bootstrap', { bootstrap: throws }],
    ['hangs in bootstrap', { bootstrap: never }],
    ['throws in mount', { mount: throws }],
    ['hangs in mount', { mount: never }],
    [
      'empties its element before it throws',
      {
        mount: async ({ domElement }) => {
          domElement.replaceChildren();
          throw new Error('half way');
        },
      },
    ],
    ['throws in mount and in unmount', { mount: throws, unmount: throws }],
    ['hangs in mount and in unmount', { mount: never, unmount: never }],
  ])('when it %s, its HTML stands, and it is mounted again later', async (_, behaviour) => {
    const { module, steps } = foreign(behaviour);
    await open(shellWith({ './navigation': module }));
    await pass(6);
    expect(screen.getByRole('link', { name: 'Stock of today' })).toBeVisible();
    const first = steps[0]?.props.domElement;
    await pass(6);
    const again = steps.filter(({ step }) => step === 'bootstrap');
    expect(again.length).toBeGreaterThan(1);
    expect(again[1]?.props.domElement).not.toBe(first);
    expect(screen.getByRole('link', { name: 'Stock of today' })).toBeVisible();
  });

  test.each<[string, Behaviour]>([
    ['throws', { update: throws }],
    ['hangs', { update: never }],
    ['throws, and in unmount too', { update: throws, unmount: throws }],
  ])('when it %s in update, it is mounted anew on its HTML', async (_, behaviour) => {
    const { module, steps } = foreign(behaviour);
    await open(shellWith({ './navigation': module }));
    await pass(0);
    moveTo('/offers');
    await pass(10);
    expect(steps.map(({ step }) => step)).toEqual(['bootstrap', 'mount', 'update', 'unmount', 'bootstrap', 'mount']);
    expect(screen.getByRole('link', { name: 'Stock of today' })).toBeVisible();
  });

  test.each<[string, Behaviour]>([
    ['throws', { unmount: throws }],
    ['hangs', { unmount: never }],
    [
      'throws at once, not in its promise',
      {
        unmount: () => {
          throw new Error('at once');
        },
      },
    ],
  ])('when it %s in unmount, its element is emptied all the same', async (_, behaviour) => {
    const { module, steps } = foreign(behaviour);
    await open(shellWith({ './navigation': module }));
    await pass(0);
    const element = steps[1]?.props.domElement;
    leave();
    await pass(2);
    expect(steps.at(-1)?.step).toBe('unmount');
    expect(element?.innerHTML).toBe('');
  });
});

describe('a slot that is swapped while its page is open', () => {
  const answer = (remote: string) => {
    const slots = { navigation: { remote, expose: './navigation' } };
    return jest.fn(
      async () => new Response(JSON.stringify({ id: `with ${remote}`, origin: 'http://cdn.test', slots, pins: [] })),
    );
  };
  const react = { kind: 'react', load: async () => 'now', Component: Menu };

  function shellOf(first: object, second: object): ShellContext {
    const byRemote: Record<string, object> = { 'mf-foreign': first, 'mf-second': second };
    const remotes = testRemotes({}, { slots: SLOTS });
    const entry = { entry: 'http://cdn.test/entry.js', integrity: '' };
    return testShell({ remotes: { ...remotes, entry: () => entry, load: async (remote) => byRemote[remote] } });
  }

  afterEach(() => jest.restoreAllMocks());

  test('changes from foreign to React and back after a navigation, and what stood there has ended before', async () => {
    const { module, steps } = foreign();
    await open(shellOf(module, react));
    await pass(0);
    const fetched = jest.spyOn(globalThis, 'fetch');
    fetched.mockImplementation(answer('mf-second'));
    await act(async () => moveTo('/offers'));
    await pass(1);
    expect(screen.getByText('React now')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(steps.at(-1)?.step).toBe('unmount');

    fetched.mockImplementation(answer('mf-foreign'));
    await act(async () => moveTo('/news'));
    await pass(1);
    expect(screen.queryByText('React now')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Stock of today' })).toBeVisible();
    expect(steps.at(-1)?.step).toBe('mount');
  });

  test('waits for the end of one that hangs in unmount before the next one is mounted, no longer than its deadline', async () => {
    const hanging = foreign({ unmount: never });
    const next = foreign();
    await open(shellOf(hanging.module, next.module));
    await pass(0);
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer('mf-second'));
    await act(async () => moveTo('/offers'));
    await pass(1);
    expect(screen.getByRole('link', { name: 'Stock of today' })).toBeVisible();
    expect(next.steps).toEqual([]);
    await pass(1);
    expect(next.steps.map(({ step }) => step)).toEqual(['bootstrap', 'mount']);
  });

  test('is the next one, although new data of what stood there come before that one is drawn', async () => {
    const after = (time: number) => () => new Promise<string>((resolve) => setTimeout(resolve, time, 'late'));
    const load = jest.fn(after(700)).mockResolvedValueOnce('first');
    const { module } = foreign();
    await open(shellOf({ ...module, load }, { ...react, load: after(500) }));
    await pass(0);
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer('mf-second'));
    await act(async () => {
      moveTo('/offers');
      window.dispatchEvent(new Event('showroom:navigation-changed'));
    });
    await pass(2);
    expect(screen.getByText('React late')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('stays as it is when the next one cannot be loaded', async () => {
    const { module, steps } = foreign();
    await open(shellOf(module, { kind: 'react' }));
    await pass(0);
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer('mf-second'));
    await act(async () => moveTo('/offers'));
    await pass(3);
    expect(screen.getByRole('link', { name: 'Stock of today' })).toBeVisible();
    expect(steps.map(({ step }) => step)).toEqual(['bootstrap', 'mount', 'update']);
  });
});
