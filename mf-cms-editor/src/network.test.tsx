import { listPages } from '@showroom/contracts/calls/pages';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { visitAs, visitOver } from './editor-in-tests';
import { everyField, examplePage } from './examples';
import { notifySignedIn } from './layout/signed-in';

afterEach(() => jest.restoreAllMocks());

const problem = (status: number, more: object = {}) => Response.json({ status, title: 'No', ...more }, { status });
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const broken = () => Response.json({ data: 'none' });

const ADDRESSES = [
  '/cms',
  '/cms/pages/p1',
  '/cms/pages/p1/history',
  '/admin',
  '/admin/orders',
  '/admin/orders/7K4M-9QTX-2HVD',
  '/admin/holds',
  '/admin/leads',
  '/admin/leads/contact-au',
  '/admin/leads/contact-au/5f4a3c1e-0000-4000-8000-000000000001',
  '/admin/feeds',
  '/admin/feeds/runs/a1',
  '/admin/releases',
  '/admin/content-log',
] as const;

const SIGN_IN = 'Please sign in.';
const FORBIDDEN = 'You do not have permission to do this.';
const NOT_THERE = 'This page could not be found.';
const UNREACHABLE = 'We cannot reach our service at the moment. We keep trying.';
const BROKEN = 'Our service gave an answer that we do not understand.';

describe.each(ADDRESSES)('%s', (path) => {
  test.each([
    ['nobody is signed in', SIGN_IN, () => problem(401)],
    ['the person may not', FORBIDDEN, () => problem(403)],
    ['it is not there', NOT_THERE, () => problem(404)],
    ['the API fails', UNREACHABLE, () => problem(500)],
    ['there is no network', UNREACHABLE, away],
    ['the answer is none', BROKEN, broken],
  ])('says when %s: %s', async (_, sentence, answer) => {
    visitOver(answer, path);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pages' })).toHaveAttribute('href', '/cms');
  });
});

test('whoever looks after leads alone is led to them from a page that is not theirs', async () => {
  visitAs('lead_manager', '/cms', answerTo(listPages, new ShowroomError('access.forbidden', { status: 403 })));
  expect(await screen.findByRole('heading', { level: 1, name: FORBIDDEN })).toBeVisible();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Forms', 'Leads']);
});

test('a page that could not be loaded has no accessibility faults', async () => {
  const { container } = visitOver(away, '/admin/orders');
  await screen.findByRole('heading', { level: 1 });
  expect(await axe(container)).toHaveNoViolations();
});

const page = (changes: object = {}) => Response.json({ data: examplePage(changes) });
const templates = () => Response.json({ data: [{ id: everyField.key, type: 'template', attributes: everyField }] });

/** An API with one page; `save` answers what is sent to it. */
function openPage(save: (request: Request) => Response | Promise<Response>) {
  visitOver((request) => {
    if (request.method === 'PUT') return save(request);
    return request.url.includes('/templates') ? templates() : page();
  }, '/cms/pages/p1');
}

async function change() {
  const user = userEvent.setup();
  await user.type(await screen.findByDisplayValue('Go further'), '!');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
}

describe('a save', () => {
  test('puts the page with the revision that it was made from', async () => {
    const requests: Request[] = [];
    openPage((request) => {
      requests.push(request.clone());
      return page({ revision: 5 });
    });
    await change();
    expect(await screen.findByText(/^The draft is saved/)).toBeVisible();
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['PUT', 'http://site.test/platform/pages/p1']]);
    expect(requests[0]?.headers.get('if-match')).toBe('"4"');
    const blocks = [{ texts: { 'en-GB': { title: 'Go further!' } } }, {}];
    expect(await requests[0]?.json()).toMatchObject({ content: { blocks } });
  });

  test('that finds nobody signed in keeps what is typed, and goes on once somebody has signed in beside it', async () => {
    let isSignedIn = false;
    const saves: Request[] = [];
    openPage((request) => {
      if (!isSignedIn) return problem(401);
      saves.push(request.clone());
      return page({ revision: 5 });
    });
    await change();
    expect(await screen.findByText('You are signed out. Sign in again to save.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Sign in again' });
    expect(link).toHaveAttribute('href', '/auth/login?to=%2Fcms%2Fsigned-in');
    expect(link).toHaveAttribute('target', '_blank');
    fireEvent.change(screen.getByDisplayValue('Go further!'), { target: { value: 'Go further!!' } });
    expect(link).toBeVisible();
    isSignedIn = true;
    notifySignedIn();
    expect(await screen.findByText(/^The draft is saved/)).toBeVisible();
    expect(saves).toHaveLength(1);
    const blocks = [{ texts: { 'en-GB': { title: 'Go further!!' } } }, {}];
    expect(await saves[0]?.json()).toMatchObject({ content: { blocks } });
  });

  test('goes on as well when the window is looked at again', async () => {
    const answers = [() => problem(401), () => problem(401), () => page({ revision: 5 })];
    openPage(() => answers.shift()?.() ?? page());
    await change();
    await screen.findByText('You are signed out. Sign in again to save.');
    fireEvent.focus(window);
    await waitFor(() => expect(answers).toHaveLength(1));
    await screen.findByText('You are signed out. Sign in again to save.');
    fireEvent.focus(window);
    expect(await screen.findByText(/^The draft is saved/)).toBeVisible();
  });

  test.each([
    ['the person may not any more', FORBIDDEN, () => problem(403)],
    ['the page is gone', NOT_THERE, () => problem(404)],
    ['the API fails', UNREACHABLE, () => problem(500)],
    ['there is no network', UNREACHABLE, away],
    ['the answer is none', BROKEN, broken],
  ])('loses nothing when %s', async (_, sentence, answer) => {
    openPage(answer);
    await change();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(/nothing that you typed is lost/)).toBeVisible();
    expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  });

  test('of an older draft is told by its status, and the newer one is offered', async () => {
    openPage(() => problem(412));
    await change();
    expect(await screen.findByRole('button', { name: 'Load the newer draft' })).toBeVisible();
    expect(screen.getByDisplayValue('Go further!')).toBeVisible();
  });

  test('that is refused shows the reasons at their fields', async () => {
    const errors = [{ path: 'blocks.0.texts.en-GB.title', message: 'Title is too loud.' }];
    openPage(() => problem(422, { errors }));
    await change();
    expect(await screen.findByRole('link', { name: 'Title is too loud.' })).toBeVisible();
    expect(screen.getByDisplayValue('Go further!')).toHaveAccessibleDescription('Title is too loud.');
  });
});
