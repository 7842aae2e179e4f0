import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentPath } from '@showroom/contracts/blocks/media-address';
import { MARKETS } from '@showroom/contracts/markets';
import { addPage, blockAt } from '../../database/pages.testing';
import { formOf } from '../../demo/content/forms';
import { forms } from '../forms/forms';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { type Sent, sendingAs } from '../testing/send-as';
import { pdf } from './documents.testing';
import { media } from './media';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const harm = 'EICAR';
/** Answers as ClamAV's daemon does, once it has all of a file. */
const scanner = createServer((socket) => {
  let seen = '';
  socket.on('data', (piece) => {
    seen += piece.toString('latin1');
    if (!seen.endsWith('\0\0\0\0')) return;
    socket.end(seen.includes(harm) ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
  });
});
let api: TestApi;
let issuer: TestIssuer;

beforeAll(async () => {
  const port = await new Promise<number>((done) => {
    scanner.listen(0, '127.0.0.1', () => {
      const address = scanner.address();
      done(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  issuer = await testIssuer();
  api = await testApi([media, forms], {
    MEDIA_FOLDER: folder,
    MEDIA_MOST_BYTES: '100000',
    CLAMAV_ADDRESS: `127.0.0.1:${port}`,
    OIDC_ISSUER: issuer.issuer,
  });
});
afterAll(async () => {
  await api.close();
  issuer.close();
  scanner.close();
  rmSync(folder, { recursive: true });
});

const send = sendingAs(() => ({ api, issuer }), { role: 'editor', markets: ['ae'] });
const upload = (payload: Buffer, name = 'Brochure.pdf', sent: Sent = {}) =>
  send('POST', `/api/v2/images?market=ae&name=${encodeURIComponent(name)}`, { ...sent, payload });
const originals = () => readdirSync(join(folder, 'library/originals'));

test('a PDF is saved by visitors under its name, and never opened as something of the site', async () => {
  const file = pdf('served');
  const { status, data } = await upload(file, 'Prospekt für alle.pdf');
  expect([status, data.attributes]).toEqual([
    201,
    expect.objectContaining({ kind: 'document', mime: 'application/pdf', width: 0, height: 0, duration: null }),
  ]);
  const answer = await api.server.inject(documentPath(data.id));
  expect([answer.statusCode, answer.rawPayload.equals(file)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Prospekt f_r alle.pdf"; filename*=UTF-8''Prospekt%20f%C3%BCr%20alle.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  });
  const listed = await send('GET', '/api/v2/images?market=ae&kind=document');
  expect(listed.data.map(({ id }: { id: string }) => id)).toEqual([data.id]);
  for (const end of ['1-film.mp4', '1-captions.vtt', '1-whole.webp', 'social.jpg', 'document.html']) {
    expect([end, (await api.server.inject(`/media/library/${data.id}/${end}`)).statusCode]).toEqual([end, 404]);
  }
});

const withNames = (names: string) => Buffer.from(`%PDF-1.4\n1 0 obj\n<< ${names} >>\nendobj\n%%EOF`);

test.each<[string, Buffer, RegExp]>([
  ['the beginning of a PDF', pdf('cut').subarray(0, 60), /its end is missing/],
  ['a PDF with a script', withNames('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), /scripts/],
  ['one whose script is written in numbers', withNames('/S /J#61vaScript /JS (x)'), /scripts/],
  ['one whose script is packed', pdf('packed', '1 0 << /S /JavaScript >>'), /scripts/],
  ['one that starts programs', withNames('/S /Launch /F (a.exe)'), /scripts/],
  ['one with other files in it', withNames('/Names << /EmbeddedFiles 3 0 R >>'), /other files/],
  ['one that the scanner knows', pdf(harm), /looks harmful/],
])('%s is refused, whatever its name', async (_, file, reason) => {
  const stored = originals().length;
  const { status, detail, errors } = await upload(file);
  expect([status, detail]).toEqual([422, expect.stringMatching(reason)]);
  expect(errors).toEqual([{ path: 'file', message: expect.stringMatching(reason) }]);
  expect(originals()).toHaveLength(stored);
});

test('a page that is called a PDF is none', async () => {
  const { status, detail } = await upload(Buffer.from('<html><script>alert(1)</script>%PDF-1.7 %%EOF'));
  expect([status, detail]).toEqual([422, expect.stringContaining('no picture that the library knows')]);
});

test('a document that is replaced by one keeps its address', async () => {
  const { data } = await upload(pdf('before'));
  const url = `/api/v2/images/${data.id}/file`;
  const page = await send('PUT', url, { revision: 1, payload: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHi') });
  expect(page).toMatchObject({ status: 422, detail: expect.stringContaining('A document cannot be replaced') });
  const next = pdf('after');
  expect((await send('PUT', url, { revision: 1, payload: next })).status).toBe(200);
  expect((await api.server.inject(documentPath(data.id))).rawPayload.equals(next)).toBe(true);
});

test('a document stays as long as a page links to it', async () => {
  const { data } = await upload(pdf('used'));
  const url = `/api/v2/images/${data.id}`;
  const link = { link_text: 'Brochure', url: documentPath(data.id), type: 'file', target: '_self', ui_type: 'primary' };
  const block = blockAt(1, { id: 'b1', template: 'snippet', values: { link }, texts: {}, groups: [] });
  await addPage(api.database.db, {
    market: 'ae',
    path: '/with-document',
    content: { values: {}, texts: { 'en-AE': { title: 'Page' } }, blocks: [block] },
  });
  expect(await send('GET', `${url}/uses`)).toMatchObject({ data: [{ attributes: { path: '/with-document' } }] });
  const shown = await send('DELETE', url, { revision: 1 });
  expect(shown).toMatchObject({ status: 409, detail: expect.stringContaining('A page shows this document.') });
});

test('a document stays as long as a form hands it out', async () => {
  const { data } = await upload(pdf('handed out'));
  const url = `/api/v2/images/${data.id}`;
  const { definition } = formOf('contact', MARKETS.ae);
  const thank_you = {
    ...definition.thank_you,
    kind: 'download' as const,
    url: documentPath(data.id),
    link_text: { 'en-AE': 'Brochure' },
  };
  const payload = { market: 'ae', id: 'with-document', definition: { ...definition, name: 'Asked', thank_you } };
  expect((await send('POST', '/forms', { payload })).status).toBe(201);

  const uses = await send('GET', `${url}/uses`);
  expect(uses).toMatchObject({ data: [], meta: { forms: [{ id: 'with-document', name: 'Asked' }] } });
  const refused = await send('DELETE', url, { revision: 1 });
  expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('The form “Asked” leads to it.') });
});
