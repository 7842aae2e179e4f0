import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { addPage, blockAt } from '../../database/pages.testing';
import { settings as settingsTable } from '../../database/schema/content';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { pages } from './pages';
import { type RegistryOfTemplates, registryOfTemplates } from './pages-in-tests';

let api: TestApi;
let issuer: TestIssuer;
let registry: RegistryOfTemplates;

beforeAll(async () => {
  registry = await registryOfTemplates();
  issuer = await testIssuer();
  api = await testApi([pages], { OIDC_ISSUER: issuer.issuer, REGISTRY_URL: registry.url });
  const origins = {
    'content.picture_origins': ['https://pictures.test'],
    'content.film_origins': ['https://films.test'],
    'content.frame_origins': ['https://frames.test'],
    'stock_locator.photo_origins': ['https://photos.test'],
  };
  await api.database.db
    .insert(settingsTable)
    .values(Object.entries(origins).map(([key, value]) => ({ market: 'ae' as const, key, value })));
});
afterAll(async () => {
  await api.close();
  await registry.close();
  issuer.close();
});

const pageOf = (...blocks: ContentBlock[]): PageContent => ({
  values: {},
  texts: { 'en-AE': { title: 'Page' } },
  blocks,
});
const block = (values: object, group?: object): ContentBlock =>
  blockAt(1, {
    id: 'b1',
    template: 'snippet',
    values: { ...values },
    texts: { 'en-AE': { title: 'T' } },
    groups: group ? [{ id: 'g1', values: { ...group }, texts: {} }] : [],
  });
const picture = (src: string) => block({}, { image: { src, alt: '' } });
const html = (body: string) => block({}, { body });
const film = (address: string) => block({ film: address });
const notes = (text: string) => block({ notes: text });

let count = 0;
async function newPage(content: PageContent, market: 'ae' | 'jp' = 'ae') {
  count += 1;
  return addPage(api.database.db, { market, path: `/page-${count}`, content });
}

async function save(id: string, content: PageContent, revision = 1) {
  const bearer = await issuer.bearer(['editor'], { markets: MARKET_CODES });
  const headers = { ...bearer, 'if-match': `"${revision}"` };
  const answer = await api.server.inject({ method: 'PUT', url: `/pages/${id}`, headers, payload: { content } });
  return { status: answer.statusCode, ...answer.json() };
}

test.each([
  ['a picture of the site', picture('/media/heroes/xf/fuji-white/city')],
  ['a picture of an allowed host', picture('https://pictures.test/a.jpg')],
  ['a picture of where photos of vehicles come from', picture('https://photos.test/a.jpg')],
  ['a picture in HTML', html('<img src="https://pictures.test/a.jpg" alt="" />')],
  ['a film of an allowed host', film('https://films.test/a.mp4')],
  ['a film of the site', film('/media/films/a.mp4')],
  ['a film in HTML', html('<video src="https://films.test/a.mp4" controls preload="none"></video>')],
  ['a frame of an allowed host', html('<iframe src="https://frames.test/embed/1"></iframe>')],
  ['a picture in Markdown', notes('![A car](https://pictures.test/a.jpg)')],
  ['a link to anywhere', html('<a href="https://evil.test/">A</a>')],
])('a page is saved with %s, as it was written', async (_, given) => {
  const saved = await save(await newPage(pageOf()), pageOf(given));
  expect([saved.status, saved.errors]).toEqual([200, undefined]);
  expect(saved.data.attributes.content.blocks[0]).toMatchObject({ values: given.values, groups: given.groups });
});

const IMAGE = 'groups.0.values.image.src';
const BODY = 'groups.0.values.body';

test.each([
  ['a picture', picture('https://evil.test/a.jpg'), IMAGE, 'picture'],
  ['a picture by http', picture('http://pictures.test/a.jpg'), IMAGE, 'picture'],
  ['a picture of another port', picture('https://pictures.test:8443/a.jpg'), IMAGE, 'picture'],
  ['a picture without a scheme', picture('//evil.test/a.jpg'), IMAGE, 'picture'],
  ['a picture in HTML', html('<p><img src="https://evil.test/a.jpg"></p>'), BODY, 'picture'],
  ['a picture in HTML by http', html('<img src="http://pictures.test/a.jpg">'), BODY, 'picture'],
  ['a picture for wide screens', html('<img src="/a" srcset="/b 1x, https://evil.test/c 2x">'), BODY, 'picture'],
  ['the picture of a film', html('<video src="/a.mp4" poster="https://films.test/a.jpg"></video>'), BODY, 'picture'],
  ['a film', film('https://pictures.test/a.mp4'), 'values.film', 'film'],
  ['a film of an older template', block({ clip: 'https://pictures.test/a.mp4' }), 'values.clip', 'film'],
  ['a film in HTML', html('<video><source src="https://evil.test/a.mp4"></video>'), BODY, 'film'],
  ['a frame', html('<iframe src="https://www.youtube.com/embed/1"></iframe>'), BODY, 'frame'],
  ['a frame of the site', html('<iframe src="/stock"></iframe>'), BODY, 'frame'],
  ['a picture in Markdown', notes('![A][1]\n\n[1]: https://evil.test/a.jpg'), 'values.notes', 'picture'],
])('%s from elsewhere is refused at its field, with the setting that allows it', async (_, given, path, kind) => {
  const { status, errors } = await save(await newPage(pageOf()), pageOf(given));
  const message = expect.stringContaining(`an administrator adds hosts in the settings (content.${kind}_origins).`);
  expect([status, errors]).toEqual([422, [{ path: `blocks.0.${path}`, message }]]);
});

test('the reason names the address and the hosts that are allowed', async () => {
  const { errors } = await save(await newPage(pageOf()), pageOf(picture('https://evil.test/a.jpg')));
  expect(errors[0].message).toMatch(
    /^https:\/\/evil\.test\/a\.jpg would .* Pictures come from this site or https:\/\/pictures\.test or https:\/\/photos\.test;/,
  );
});

test('several of one field are told at once, each once', async () => {
  const [picture, frame] = ['<img src="https://evil.test/a.jpg">', '<iframe src="https://evil.test/b"></iframe>'];
  const { errors } = await save(await newPage(pageOf()), pageOf(html(picture + frame + picture)));
  expect(errors).toEqual([{ path: `blocks.0.${BODY}`, message: expect.any(String) }]);
  expect(errors[0].message.match(/https:\/\/evil\.test\/./g)).toEqual(['https://evil.test/a', 'https://evil.test/b']);
});

test('what another market allows is of no use', async () => {
  const [ae, jp] = [await newPage(pageOf()), await newPage(pageOf(), 'jp')];
  const content = pageOf(picture('https://pictures.test/a.jpg'));
  expect((await save(ae, content)).status).toBe(200);
  expect((await save(jp, content)).status).toBe(422);
});

test('what a page has already stays, also where it is moved to, and keeps nobody from changing the rest', async () => {
  const frame = '<iframe src="https://old.test/1"></iframe>';
  const id = await newPage(pageOf(html(frame)));
  expect((await save(id, pageOf(html(`<p>New words</p>${frame}`)))).status).toBe(200);
  const moved = await save(id, pageOf({ ...html(frame), id: 'b2' }), 2);
  expect(moved.data.attributes.content.blocks[0].groups[0].values.body).toBe(frame);
  const more = await save(id, pageOf(html(`${frame}<iframe src="https://old.test/2"></iframe>`)), 3);
  expect(more.errors).toEqual([{ path: `blocks.0.${BODY}`, message: expect.stringContaining('https://old.test/2') }]);
  // What stood in a frame may not stand as a picture.
  expect((await save(id, pageOf(picture('https://old.test/1')), 3)).status).toBe(422);
});
