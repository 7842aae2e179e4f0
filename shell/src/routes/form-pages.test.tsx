import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { createStaticHandler } from '@showroom/shared-ui/router-server';
import { type TestModules, testRemotes, testShell, testTemplate } from '../page/context.testing';
import { createShellRoutes } from './routes';

const form = { attributes: { title: 'Contact us', introduction: 'Write to us.' } };
const Nothing = () => null;

const MODULES: TestModules = {
  './block/entry-form': {
    Component: Nothing,
    load: async ({ content }: LoadInput) => (content['form_id'] === 'contact-ae' ? { form } : { form: undefined }),
  },
};

async function query(path: string, modules = MODULES) {
  const symbols = ['form_id', 'form_position', 'title_tag', 'theme'];
  const fields = symbols.map((symbol) => ({ symbol, label: symbol, field_type: 'String' as const }));
  const templates = [testTemplate('entry-form', { fields })];
  const shell = testShell({ remotes: testRemotes(modules, { templates }), options: { market: 'ae' } });
  const context = await createStaticHandler(createShellRoutes(shell, [])).query(new Request(`http://site.test${path}`));
  if (context instanceof Response) throw new Error('The page is a redirect.');
  return { status: context.statusCode, data: context.loaderData['page'] };
}

test('/form/{id} is a page with the title of its form, made of the block of forms', async () => {
  const { status, data } = await query('/form/contact-ae');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    attributes: { path: '/form/contact-ae', title: 'Contact us', meta_description: 'Write to us.' },
    blocks: [{ status: 'ready', template: 'entry-form', content: { form_id: 'contact-ae', title_tag: '1' } }],
  });
});

test('the page after sending is not for search engines', async () => {
  expect((await query('/form/contact-ae/sent')).data).toMatchObject({ attributes: { disable_seo_tracking: true } });
});

test('a form that the market does not have is no page; one that cannot be had is away', async () => {
  expect((await query('/form/nothing')).status).toBe(404);
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const away = { './block/entry-form': { Component: Nothing, load: () => Promise.reject(new Error('away')) } };
  expect((await query('/form/contact-ae', away)).status).toBe(503);
  error.mockRestore();
});
