import { listTemplates } from '@showroom/contracts/calls/content';
import {
  getPage,
  listPageFindings,
  listPages,
  lockPage,
  publishPage,
  unlockPage,
  updatePage,
} from '@showroom/contracts/calls/pages';
import { listEditedSettings } from '@showroom/contracts/calls/settings';
import { type Client, createClient } from '@showroom/contracts/client/client';
import type { Role } from '@showroom/contracts/entities/role';
import type { Problem } from '@showroom/contracts/errors/problem';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import {
  answerTo,
  type FakeAnswer,
  fakeClient,
  type RenderOptions,
  renderWithPlatform,
  testPlatform,
} from '@showroom/shared-ui/testing';
import { configure, screen, within } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { everyField, examplePage, exampleSummary } from './examples';
import { createRoutes as createAdmin } from './expose/admin';
import { createRoutes } from './expose/routes';
import { exampleSetting } from './settings/examples';

expect.extend(toHaveNoViolations);
// Whole pages, on machines that do other things as well.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

function answers(): FakeAnswer[] {
  return [
    answerTo(listPages, {
      data: [
        exampleSummary('p0', { path: '/', title: 'Home' }),
        exampleSummary('p1'),
        exampleSummary('p2', { path: '/offers', title: 'Offers', status: 'draft' }),
      ],
    }),
    answerTo(getPage, { data: examplePage() }),
    answerTo(lockPage, claimOf('Jane', true)),
    answerTo(unlockPage, undefined),
    answerTo(listTemplates, { data: [{ id: everyField.key, type: 'template', attributes: everyField }] }),
    answerTo(updatePage, ({ body, headers }) => ({
      data: examplePage({ content: body.content, revision: revisionIn(headers) + 1, status: 'changed' }),
    })),
    answerTo(listPageFindings, { data: [] }),
    answerTo(publishPage, ({ headers }) => ({
      data: examplePage({ revision: revisionIn(headers) + 1, published_version: 3 }),
    })),
    answerTo(listEditedSettings, {
      data: [exampleSetting('price.symbol', { is_set: true, value: '$', default: '€' })],
    }),
  ];
}

/** What the API answers to a claim: whose the page is. */
export function claimOf(holder: string, is_mine = false) {
  const attributes = { holder, is_mine, until: '2026-03-01T12:06:00.000Z' };
  return { data: { id: 'p1', type: 'page_lock' as const, attributes } };
}

/** The revision that a change was made from. */
function revisionIn(headers: { readonly 'if-match': string }): number {
  return Number(headers['if-match'].slice(1, -1));
}

/** Opens a page of the editor under its mounts. */
export function visit(path: string, ...over: readonly FakeAnswer[]) {
  return visitAs('editor', path, ...over);
}

/** What was sent with a call, in its order. */
function sentBy(client: ReturnType<typeof fakeClient>) {
  return (call: unknown) => client.sends.filter((one) => one.call === call).map(({ input }) => input);
}

/** Opens a page of the editor under its mounts, as somebody with a role. */
export function visitAs(role: Role, path: string, ...over: readonly FakeAnswer[]) {
  const client = fakeClient(...answers(), ...over);
  return { ...render(role, path, client), sent: sentBy(client) };
}

/** Opens a page of the editor on the site of a market, in one of its languages. */
export function visitIn(market: MarketCode, locale: string, path: string, ...over: readonly FakeAnswer[]) {
  const client = fakeClient(...answers(), ...over);
  return { ...render('editor', path, client, { market, locale }), sent: sentBy(client) };
}

/** Opens a page over the client that the site has; `answer` stands for the network. */
export function visitOver(answer: (request: Request) => Response | Promise<Response>, path: string) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => answer(new Request(input, init)));
  return render('market_manager', path, createClient({ baseUrl: 'http://site.test/platform', retries: 0 }));
}

function render(role: Role, path: string, client: Client, site: Pick<RenderOptions, 'market' | 'locale'> = {}) {
  const person = { name: 'Jane', email: 'jane@showroom.test', roles: [role] };
  const platform = testPlatform({ client, person, ...site });
  return renderWithPlatform(<p>Elsewhere</p>, {
    ...site,
    client,
    person,
    path,
    routes: [
      { path: '/cms', HydrateFallback: Loading, children: createRoutes(platform) },
      { path: '/admin', HydrateFallback: Loading, children: createAdmin(platform) },
    ],
  });
}

/** What the API answers instead: why not, what that is about, and what confirms it all the same. */
export function refusal(status: number, detail: string, errors: Problem['errors'] = [], confirm?: string) {
  const problem = { status, title: 'Refused', detail, errors, ...(confirm !== undefined && { confirm }) };
  return new ShowroomError('block.failed', { status, problem });
}

export const row = (name: RegExp | string) => within(screen.getByRole('row', { name }));
export const region = (name: string) => within(screen.getByRole('region', { name }));
export const openDialog = (name?: string) => within(screen.getByRole('dialog', name === undefined ? {} : { name }));

function Loading() {
  return <p>Loading</p>;
}
