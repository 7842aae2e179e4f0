import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { formOf } from '../../demo/content/forms';
import { removeExpiredFiles } from '../forms/files/file-store';
import { addForm } from '../forms/form-store';
import { visitor } from '../testing/harness';
import { JANE, type Leading, startLeading } from './leads.testing';

jest.setTimeout(90_000);

let leading: Leading;
let clamav: Server;
let port: number;
/** What the scanner answers; nothing at all for `silent`. */
let verdict = 'stream: OK';
let scanned: Buffer[] = [];
const folder = mkdtempSync(join(tmpdir(), 'showroom-files-'));

beforeAll(async () => {
  clamav = createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      seen = Buffer.concat([seen, Buffer.from(piece)]);
      if (!seen.subarray(-4).equals(Buffer.alloc(4))) return;
      scanned.push(seen);
      socket.end(`${verdict}\0`);
    });
  });
  await new Promise<void>((done) => clamav.listen(0, '127.0.0.1', done));
  const address = clamav.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  leading = await startLeading({ CLAMAV_ADDRESS: `127.0.0.1:${port}`, MEDIA_FOLDER: folder });
  const { definition } = formOf('contact', MARKETS.au);
  const proof = {
    ...{ name: 'proof', kind: 'file' as const, label: { 'en-AU': 'Proof' }, is_required: false },
    ...{ width: 'full' as const, step: 0, size: 20 },
  };
  const picture = { ...proof, name: 'picture', file_types: ['png' as const], size: 5120 };
  const fields = [...definition.fields, proof, picture];
  await addForm(leading.database.db, { id: 'files', market: 'au', definition: { ...definition, fields }, who: 'me' });
});
afterAll(async () => {
  await leading.close();
  clamav.close();
});
beforeEach(async () => {
  verdict = 'stream: OK';
  scanned = [];
  await leading.database.rows(sql`delete from request_counts`);
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const png = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

async function bring(file: Buffer, { field = 'proof', name = 'licence.pdf', who = 'jane' } = {}) {
  const headers = { ...visitor(who, leading.config), 'content-type': 'application/octet-stream' };
  const url = `/forms/files/files?field=${field}&name=${encodeURIComponent(name)}`;
  const answer = await leading.server.inject({ method: 'POST', url, headers, payload: file });
  return { status: answer.statusCode, json: answer.json() };
}
let left = 0;
function leave(values: object, rest: object = {}, who = 'jane') {
  left += 1;
  const own = { ...JANE, phone: '0412 345 678', message: `Message ${left}`, ...values };
  return leading.post('/forms/files/leads', { values: own, ...rest }, who);
}
const stored = () =>
  readdirSync(join(folder, 'library'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

test('a file is brought, sent with its lead, named there, and downloaded by whoever may see leads', async () => {
  const { status, json } = await bring(PDF, { name: '../Führer\u202eschein.PDF' });
  expect([status, json.data.attributes]).toEqual([
    201,
    { name: '.. Führer schein.pdf', type: 'pdf', bytes: PDF.length },
  ]);
  expect(scanned[0]?.includes(PDF)).toBe(true);
  const key = { idempotency_key: 'file-double-click-1' };
  const values = { proof: json.data.id, message: 'With a file' };
  const answers = [await leave(values, key), await leave(values, key)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const path = `/forms/files/leads/${answers[0]?.json().data.id}`;
  const lead = (await leading.as('lead_manager', 'GET', path)).json().data.attributes;
  expect(lead.values.proof).toBe('.. Führer schein.pdf');
  const file = await leading.as('lead_manager', 'GET', `${path}/files/proof`);
  expect([file.statusCode, file.rawPayload.equals(PDF)]).toEqual([200, true]);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename=".. F_hrer schein.pdf"; filename*=UTF-8''..%20F%C3%BChrer%20schein.pdf`,
    'x-content-type-options': 'nosniff',
  });
  expect((await leading.as('editor', 'GET', `${path}/files/proof`)).statusCode).toBe(403);
  expect((await leading.as('market_manager', 'GET', `${path}/files/proof`, undefined, ['jp'])).statusCode).toBe(404);
  expect((await leading.as('lead_manager', 'GET', `${path}/files/other`)).statusCode).toBe(404);
});

test.each([
  ['a script that is called a PDF', Buffer.from('#!/bin/sh\necho'), {}, 422, 'must be one of: pdf, jpg, png, webp'],
  ['HTML', Buffer.from('<html><script>alert(1)</script>'), {}, 422, 'must be one of: pdf, jpg, png, webp'],
  ['half a PDF', PDF.subarray(0, 12), {}, 422, 'must be one of: pdf, jpg, png, webp'],
  ['a PDF where a picture is asked for', PDF, { field: 'picture' }, 422, 'must be one of: png'],
  ['more than the field takes', Buffer.concat([PDF, Buffer.alloc(20 * 1024)]), {}, 413, 'File is too large'],
  ['nothing', Buffer.alloc(0), {}, 422, 'This field is required'],
])('%s is refused at its field, and nothing is stored', async (_what, file, rest, status, message) => {
  const before = stored();
  const refused = await bring(file, rest);
  const { field = 'proof' }: { field?: string } = rest;
  expect([refused.status, refused.json.errors]).toEqual([status, [{ path: `values.${field}`, message }]]);
  expect(stored()).toBe(before);
});

test('a field that takes no file, and a form that is not there, take none', async () => {
  expect((await bring(PDF, { field: 'message' })).status).toBe(422);
  expect((await bring(PDF, { field: 'nobody' })).status).toBe(422);
});

test('what the scanner finds is refused, and so is everything while it is away', async () => {
  verdict = 'stream: Eicar-Test-Signature FOUND';
  expect((await bring(PDF)).json.detail).toBe('This file looks harmful and is not taken.');
  verdict = 'INSTREAM size limit exceeded. ERROR';
  expect((await bring(PDF)).status).toBe(503);
  await new Promise((done) => clamav.close(done));
  expect((await bring(PDF)).status).toBe(503);
  await new Promise<void>((done) => clamav.listen(port, '127.0.0.1', done));
  verdict = 'stream: OK';
  expect((await bring(PDF)).status).toBe(201);
});

test("somebody else's file, one of another field, and one that was sent already are none of this lead", async () => {
  const id = (await bring(PDF)).json.data.id;
  const picture = (await bring(await png(), { field: 'picture', name: 'p.png' })).json.data.id;
  for (const answer of [
    await leave({ proof: id }, {}, 'john'),
    await leave({ proof: picture }),
    await leave({ proof: 'x' }),
  ]) {
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'values.proof', message: 'is no file that was uploaded with this form' }],
    ]);
  }
  const both = await Promise.all([leave({ proof: id }), leave({ proof: id })]);
  expect(both.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test('a file that is not sent goes after a day, and an erased lead takes its files along', async () => {
  const { storage } = leading.services;
  const { db } = leading.database;
  await bring(PDF);
  const lead = (await leave({ proof: (await bring(PDF)).json.data.id })).json().data.id;
  await removeExpiredFiles(db, await storage());
  const both = stored();
  await db.execute(sql`update form_files set expires_at = now() where lead_id is null`);
  await removeExpiredFiles(db, await storage());
  const kept = stored();
  expect(kept).toBeLessThan(both);
  await leading.as('market_manager', 'DELETE', `/forms/files/leads/${lead}`);
  await removeExpiredFiles(db, await storage());
  expect(stored()).toBe(kept - 1);
  expect(await leading.database.rows(sql`select 1 from form_files where lead_id = ${lead}`)).toEqual([]);
});

test('in an export a file has its name, and what was ticked stands in one cell', async () => {
  const lead = await leave({ proof: (await bring(PDF, { name: '=cmd.pdf' })).json.data.id });
  expect(lead.statusCode).toBe(201);
  const begun = await leading.as('lead_manager', 'POST', '/forms/files/lead_exports', {});
  const { id } = begun.json().data;
  await leading.work();
  const file = await leading.as('lead_manager', 'GET', `/forms/files/lead_exports/${id}/download`);
  expect(file.body).toContain(",'=cmd.pdf");
});
