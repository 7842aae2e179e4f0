/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { gzipPage, plainPage, splice } from './spliced-page';

const OLD = 'bm9uY2Utb2YtdGhlLXJlbmRlcg';
const FRESH = 'ZnJlc2gtbm9uY2UtZm9yLXlvdQ';

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
    expect(plainPage(page, FRESH).toString()).toBe(expected);
    expect(gunzipSync(gzipPage(page, FRESH)).toString()).toBe(expected);
  },
);

test('any page is answered as it was rendered but for its nonces', async () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 500 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(texts, fc.stringMatching(/^[\w-]{22}$/), async (parts, fresh) => {
      const page = await splice(Buffer.from(parts.join(OLD)), OLD);
      const expected = Buffer.from(parts.join(OLD)).toString().replaceAll(OLD, fresh);
      expect(plainPage(page, fresh).toString()).toBe(expected);
      expect(gunzipSync(gzipPage(page, fresh)).toString()).toBe(expected);
    }),
    { numRuns: 40 },
  );
});

test('one kept page serves any number of nonces', async () => {
  const page = await splice(Buffer.from(`<script nonce="${OLD}">`), OLD);
  const answers = ['first-nonce', 'second-and-longer-nonce'].map((nonce) =>
    gunzipSync(gzipPage(page, nonce)).toString(),
  );
  expect(answers).toEqual(['<script nonce="first-nonce">', '<script nonce="second-and-longer-nonce">']);
});

test('the size of a page counts both of its forms', async () => {
  const html = Buffer.from('<p>'.repeat(5000));
  const { bytes } = await splice(html, OLD);
  expect(bytes).toBeGreaterThan(html.length);
  expect(bytes).toBeLessThan(html.length * 1.1);
});
