/** @jest-environment node */
import { constants, deflateRawSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { gzipPage, plainPage, splice } from './spliced-page';

const OLD = 'bm9uY2Utb2YtdGhlLXJlbmRlcg';
const FRESH = 'ZnJlc2gtbm9uY2UtZm9yLXlvdQ';

const shared = (text: string) => {
  const plain = Buffer.from(text);
  return { plain, deflated: deflateRawSync(plain, { finishFlush: constants.Z_SYNC_FLUSH }) };
};
const NOTHING = shared('');
const joints = (nonce: string) => ({ nonce, shared: NOTHING });

const pages = {
  'a page with several nonces': `<html><style nonce="${OLD}">p{}</style><p>Größe · السيارة</p><script nonce="${OLD}"></script>`,
  'nonces side by side': OLD + OLD,
  'a page without a nonce': '<p>plain</p>',
  'an empty page': '',
};

test.each(Object.entries(pages))(
  '%s is answered with the fresh nonce in every place, plain and compressed',
  async (_, html) => {
    const page = await splice(Buffer.from(html), OLD);
    const expected = html.replaceAll(OLD, FRESH);
    expect(plainPage(page, joints(FRESH)).toString()).toBe(expected);
    expect(gunzipSync(gzipPage(page, joints(FRESH))).toString()).toBe(expected);
  },
);

test('any page is answered as it was rendered but for its nonces', async () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 500 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(texts, fc.stringMatching(/^[\w-]{26}$/), async (parts, fresh) => {
      const page = await splice(Buffer.from(parts.join(OLD)), OLD);
      const expected = Buffer.from(parts.join(OLD)).toString().replaceAll(OLD, fresh);
      expect(plainPage(page, joints(fresh)).toString()).toBe(expected);
      expect(gunzipSync(gzipPage(page, joints(fresh))).toString()).toBe(expected);
    }),
    { numRuns: 40 },
  );
});

test('any page is answered with the shared text as it is by then, however long that is', async () => {
  const words = fc.constantFrom('Defender 110 ', 'Größe ', 'السيارة ', OLD, '"price"', '{}');
  const text = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(''));
  const plainText = text.map((one) => one.replaceAll(OLD, ''));
  await fc.assert(
    fc.asyncProperty(text, text, plainText, plainText, async (before, after, was, is) => {
      const mark = `<settings>${was}</settings>`;
      const page = await splice(Buffer.from(before + mark + after), OLD, Buffer.from(mark));
      const expected = `${before}<settings>${is}</settings>${after}`.replaceAll(OLD, FRESH);
      const now = { nonce: FRESH, shared: shared(`<settings>${is}</settings>`) };
      expect(plainPage(page, now).toString()).toBe(expected);
      expect(gunzipSync(gzipPage(page, now)).toString()).toBe(expected);
    }),
    { numRuns: 100 },
  );
});

test('one cached page serves any number of nonces', async () => {
  const page = await splice(Buffer.from(`<script nonce="${OLD}">`), OLD);
  const nonces = ['A'.repeat(OLD.length), 'B'.repeat(OLD.length)];
  const answers = nonces.map((nonce) => gunzipSync(gzipPage(page, joints(nonce))).toString());
  expect(answers).toEqual(nonces.map((nonce) => `<script nonce="${nonce}">`));
});

test('a nonce of another length would shift what the pieces repeat, and is refused', async () => {
  const page = await splice(Buffer.from(`<script nonce="${OLD}">`), OLD);
  expect(() => gzipPage(page, joints('short'))).toThrow('The nonce has 5 bytes, the page was cut for 26');
});

test('a page that was cut is hardly larger than one in a piece', async () => {
  const card = (index: number) =>
    `<article><h3>Defender 110 ${index * 7919}</h3><style nonce="${OLD}"></style></article>`;
  const html = Buffer.from(Array.from({ length: 40 }, (_, index) => card(index)).join(''));
  const cut = gzipPage(await splice(html, OLD), joints(FRESH)).length - 40 * (OLD.length + 5);
  const alone = await Promise.all(
    html
      .toString()
      .split(OLD)
      .map((piece) => splice(Buffer.from(piece), OLD)),
  );
  const separate = alone.reduce((sum, page) => sum + gzipPage(page, joints(FRESH)).length, 0);
  expect(cut).toBeLessThan(separate / 2);
});

test('the size of a page counts both of its forms', async () => {
  const html = Buffer.from('<p>'.repeat(5000));
  const { bytes } = await splice(html, OLD);
  expect(bytes).toBeGreaterThan(html.length);
  expect(bytes).toBeLessThan(html.length * 1.1);
});
