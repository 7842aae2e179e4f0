import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { testRemotes, testTemplate } from '../page/context.testing';
import { createNotebook } from './notebook';
import { Overlay } from './Overlay';
import type { Overview } from './overview';

const { siteMap } = testRemotes(
  {},
  {
    templates: [testTemplate('quote', { hydrate: 'never' })],
    pins: [{ remote: 'mf-test', version: '1.0.0-a', container: 'a', entry: '', integrity: '', exposes: {} }],
  },
);

const overview: Overview = {
  composition: 'abc',
  faults: [{ name: 'slow', sentence: 'Comes late.' }],
  remotes: [
    {
      remote: 'mf-test',
      version: '1.0.0-a',
      released: '1.0.0-a',
      versions: ['1.0.0-a', '1.0.0-b'],
      override: null,
      disk: 'http://127.0.0.1:3100',
      fault: null,
    },
  ],
  server: [
    {
      remote: 'mf-test',
      version_wanted: '1.0.0-a',
      version_served: null,
      breaker: 'open',
      last_error: { message: './block/quote failed: Broken on purpose' },
    },
  ],
};

function answerOverview(status: number, body: unknown): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}

async function open() {
  const user = userEvent.setup();
  document.body.innerHTML = '<main id="content"><div id="component-1" data-block="quote">Said</div></main>';
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'developing';
  const notebook = createNotebook();
  const map = async () => siteMap;
  const { container } = render(
    <Overlay notebook={notebook} map={map} state={{ composition: 'abc', basename: '/' }} />,
    { container: host },
  );
  await user.keyboard('{Alt>}{Shift>}D{/Shift}{/Alt}');
  return { user, notebook, container };
}

afterEach(() => jest.restoreAllMocks());

test('the keyboard opens it, and it says which remote and version drew what', async () => {
  answerOverview(200, overview);
  const { user } = await open();
  const parts = await screen.findByRole('region', { name: 'Parts of the page' });
  expect(await within(parts).findByRole('button', { name: /quote mf-test 1\.0\.0-a never hydrates/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Parts of the page' })).not.toBeInTheDocument();
});

test('what a remote did on the server is shown with its parts', async () => {
  answerOverview(200, overview);
  await open();
  expect(
    await screen.findByText(
      'On the server nothing of it is served, its breaker is open, ./block/quote failed: Broken on purpose',
    ),
  ).toBeVisible();
});

test('versions of the registry, code from disk and faults can be chosen for each remote', async () => {
  answerOverview(200, overview);
  await open();
  const choice = await screen.findByRole('group', { name: 'mf-test' });
  const options = (name: string) =>
    within(within(choice).getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Version')).toEqual(['1.0.0-a (released)', 'from disk', '1.0.0-b']);
  expect(options('Fault')).toEqual(['none', 'slow']);
});

test('a workshop that does not answer is named', async () => {
  answerOverview(503, { status: 503, title: 'The workshop does not answer' });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The workshop does not answer');
});

test('events of the bus are shown with their version and what became of them', async () => {
  answerOverview(200, overview);
  const { notebook } = await open();
  act(() => notebook.noteEvent({ at: 1200, event: 'settings:changed@1', kind: 'replayed', text: '{"keys":[]}' }));
  expect(await screen.findByText('settings:changed@1')).toBeVisible();
  expect(screen.getByText('replayed')).toBeVisible();
});

test('it is accessible', async () => {
  answerOverview(200, overview);
  const { container } = await open();
  await screen.findByRole('group', { name: 'mf-test' });
  expect((await axe(container)).violations).toEqual([]);
});
