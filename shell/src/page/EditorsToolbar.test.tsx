import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type ShellContext, ShellProvider } from './context';
import { testRemotes, testShell } from './context.testing';
import { EditorsToolbar } from './EditorsToolbar';

const loadToolbar = jest.fn(
  async (_: ShellContext): Promise<ComponentType> =>
    () => <p>toolbar</p>,
);
jest.mock('./load-toolbar', () => ({ loadToolbar: (shell: ShellContext) => loadToolbar(shell) }));

afterEach(() => {
  jest.restoreAllMocks();
  loadToolbar.mockClear();
});

async function open(cookie: string, shell = testShell()) {
  // jsdom's page is not secure, where a browser takes no name with a prefix.
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  await act(async () => {
    render(
      <ShellProvider value={shell}>
        <EditorsToolbar />
      </ShellProvider>,
    );
  });
}

test.each(['editor=1', 'visitor=a; editor=1', '__Host-editor=1; visitor=a'])(
  'people with a role have a toolbar on the page (%s)',
  async (cookie) => {
    await open(cookie);
    expect(await screen.findByText('toolbar')).toBeVisible();
  },
);

test.each(['', 'an-editor=1', 'editor=10', 'visitor=editor=1'])('nobody else asks for it (%s)', async (cookie) => {
  await open(cookie);
  expect(loadToolbar).not.toHaveBeenCalled();
});

test('where it does not come, the page stands without it', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  loadToolbar.mockRejectedValueOnce(new Error('no such remote'));
  await open('editor=1');
  expect(info).toHaveBeenCalledWith('The page has no toolbar for editors:', expect.any(Error));
});

test('a toolbar that cannot be loaded is not asked for again while the page is open', async () => {
  jest.useFakeTimers();
  for (const method of ['error', 'info'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
  const { loadToolbar: load } = jest.requireActual<typeof import('./load-toolbar')>('./load-toolbar');
  loadToolbar.mockImplementationOnce(load);
  const remotes = testRemotes({}, { slots: { toolbar: { remote: 'mf-test', expose: './toolbar' } } });
  await open('editor=1', testShell({ remotes }));
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(remotes.loads).toEqual(['./toolbar']);
  jest.useRealTimers();
});
