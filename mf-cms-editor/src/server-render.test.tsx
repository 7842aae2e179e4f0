/** @jest-environment node */
import { listTemplates } from '@showroom/contracts/calls/content';
import { getEditedForm, listLocations } from '@showroom/contracts/calls/forms';
import { getPage, getPageVersion, listPages, listPageVersions } from '@showroom/contracts/calls/pages';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import type { RouteObject } from '@showroom/shared-ui/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@showroom/shared-ui/router-server';
import { answerTo, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { renderToString } from 'react-dom/server';
import { everyField, exampleContent, examplePage, exampleVersion } from './examples';
import { createRoutes } from './expose/routes';
import { exampleForm } from './forms/examples';

const content = { ...exampleContent, texts: {} };

const platform = testPlatform({
  client: fakeClient(
    answerTo(getPage, { data: examplePage() }),
    answerTo(listTemplates, { data: [{ id: everyField.key, type: 'template', attributes: everyField }] }),
    answerTo(listPages, { data: [] }),
    answerTo(getEditedForm, { data: exampleForm() }),
    answerTo(listLocations, { data: [] }),
    answerTo(listPageVersions, { data: [exampleVersion(2)] }),
    answerTo(getPageVersion, { data: { id: '2', type: 'page_version', attributes: { version: 2, content } } }),
  ),
});

async function renderOnServer(path: string): Promise<string> {
  const routes: RouteObject[] = [{ path: '/cms', children: createRoutes(platform) }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <PlatformProvider value={platform}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PlatformProvider>,
  );
}

test.each([
  ['/cms', 'Search by path or title'],
  ['/cms/pages/p1', 'value="Go further"'],
  ['/cms/pages/p1/history?version=draft', '<ins>Defender</ins>'],
])('%s is whole in the first HTML', async (path, text) => {
  const html = await renderOnServer(path);
  expect(html).toContain(text);
  expect(html).not.toContain('style="');
});

test('nothing is typed into a page before its code runs: saving would lose it', async () => {
  expect(await renderOnServer('/cms/pages/p1')).toContain('<fieldset disabled="" class="page-form">');
});

test('no language of a form is chosen before the code runs that shows it', async () => {
  expect(await renderOnServer('/cms/forms/contact')).toMatch(/<select[^>]* disabled=""[^>]*><option value="en-GB"/);
});
