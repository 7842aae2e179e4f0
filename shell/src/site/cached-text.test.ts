/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { CachedText } from './cached-text';

const read = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const encodings = ['br', 'gzip'] as const;

test('any page is answered with the shared text as it is by then, in every encoding', async () => {
  const words = fc.constantFrom('Defender 110 ', 'Größe ', 'السيارة ', '<b>', '"price"', '{}');
  const text = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(''));
  const shared = fc
    .array(fc.constantFrom('{"a":1}', 'é', ' '), { maxLength: 9 })
    .map((parts) => `<i>${parts.join('')}</i>`);
  await fc.assert(
    fc.asyncProperty(text, text, shared, shared, async (before, after, was, is) => {
      const page = new CachedText(before + was + after, Buffer.from(was));
      const now = Buffer.from(is);
      const expected = before + is + after;
      expect(page.plain(now).toString()).toBe(expected);
      for (const encoding of encodings)
        expect(read[encoding](await page.encoded(now, encoding)).toString()).toBe(expected);
    }),
    { numRuns: 60 },
  );
});

test('a page is compressed once for each shared text, and better when it is asked for again and again', async () => {
  const html = Array.from({ length: 3000 }, (_, index) => `<p>${(index * 7919) % 4999} km</p>`).join('');
  const page = new CachedText(html, Buffer.from('<i></i>'));
  const shared = Buffer.from('<i></i>');
  const first = await page.encoded(shared, 'br');
  expect(await page.encoded(shared, 'br')).toBe(first);
  await page.encoded(shared, 'br');
  let better = first;
  while (better === first)
    better = await new Promise<Buffer>((resolve) => setImmediate(() => resolve(page.encoded(shared, 'br') as Buffer)));
  expect(better.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(better).toString()).toBe(html);
});

test('its tag changes with the shared text and with nothing else', () => {
  const pageOf = (html: string) => new CachedText(html, Buffer.from('<i>1</i>'));
  const [one, two] = [Buffer.from('<i>1</i>'), Buffer.from('<i>2</i>')];
  const page = pageOf('<p>a</p><i>1</i>');
  expect(page.etag(one)).toMatch(/^W\/"[\w-]{22}"$/);
  expect(page.etag(two)).not.toBe(page.etag(one));
  expect(pageOf('<p>a</p><i>1</i>').etag(one)).toBe(page.etag(one));
  expect(pageOf('<p>b</p><i>1</i>').etag(one)).not.toBe(page.etag(one));
});
