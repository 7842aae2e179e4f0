import type { Role } from '@showroom/contracts/calls/call';
import { getPage, listPages, listSettings, listTemplates, updatePage } from '@showroom/contracts/calls/content';
import { answerTo, type FakeAnswer, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { everyField, examplePage } from './examples';
import { createRoutes as createAdmin } from './expose/admin';
import { createRoutes } from './expose/routes';

expect.extend(toHaveNoViolations);
// Whole pages, on machines that do other things as well.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const summary = (id: string, path: string, title: string, published = true) => ({
  id,
  type: 'page' as const,
  attributes: { path, title, published, version: 1, updated_at: '2026-03-01T12:05:00.000Z' },
});

function answers(): FakeAnswer[] {
  return [
    answerTo(listPages, {
      data: [
        summary('p0', '/', 'Home'),
        summary('p1', '/defender', 'Defender'),
        summary('p2', '/offers', 'Offers', false),
      ],
    }),
    answerTo(getPage, { data: examplePage() }),
    answerTo(listTemplates, { data: [{ id: everyField.key, type: 'template', attributes: everyField }] }),
    answerTo(updatePage, ({ body }) => ({
      data: examplePage({ ...Object(body), version: Number(Reflect.get(Object(body), 'version')) + 1 }),
    })),
    answerTo(listSettings, {
      data: [
        { id: 'price.symbol', type: 'setting', attributes: { key: 'price.symbol', value: '$' } },
        { id: 'price.decimals', type: 'setting', attributes: { key: 'price.decimals', value: 'two' } },
      ],
    }),
  ];
}

/** Opens a page of the editor under its mounts. */
export function visit(path: string, ...over: readonly FakeAnswer[]) {
  return visitAs('editor', path, ...over);
}

/** Opens a page of the editor under its mounts, as somebody with a role. */
export function visitAs(role: Role, path: string, ...over: readonly FakeAnswer[]) {
  const client = fakeClient(...answers(), ...over);
  const person = { name: 'Jane', email: 'jane@showroom.test', roles: [role] };
  const platform = testPlatform({ client, person });
  const rendered = renderWithPlatform(<p>Elsewhere</p>, {
    client,
    person,
    path,
    routes: [
      { path: '/cms', HydrateFallback: Loading, children: createRoutes(platform) },
      { path: '/admin', HydrateFallback: Loading, children: createAdmin(platform) },
    ],
  });
  const sent = (call: unknown) => client.sends.filter((one) => one.call === call).map(({ input }) => input);
  return { ...rendered, sent };
}

function Loading() {
  return <p>Loading</p>;
}
