/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsLoader } from './market-settings';

let server: Server;
let apiUrl: string;
let asked: ServerResponse[];

beforeEach(async () => {
  asked = [];
  server = createServer((_request, response) => void asked.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  apiUrl = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function answer(turn: number, symbol: string): void {
  const setting = { id: 'price.symbol', type: 'setting', attributes: { key: 'price.symbol', value: symbol } };
  asked[turn]?.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [setting] }));
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 1500) throw new Error('It never came to hold');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function reader() {
  const heard: string[] = [];
  const read = settingsLoader({
    apiUrl,
    siteToken: 'token',
    log: () => undefined,
    onRead: (market, settings) => void heard.push(`${market} ${settings['price.symbol']}`),
  });
  return { heard, read };
}

test('whoever caches pages hears what the settings are from now on', async () => {
  const { heard, read } = reader();
  void read('au');
  await until(() => asked.length === 1);
  answer(0, 'A$');
  await until(() => heard.length > 0);
  expect(heard).toEqual(['au A$']);
});

test('an answer that comes after the one to a later question changes nothing', async () => {
  const { heard, read } = reader();
  void read('au');
  await until(() => asked.length === 1);
  void read('au');
  await until(() => asked.length === 2);
  answer(1, 'new');
  await until(() => heard.length > 0);
  answer(0, 'old');
  void read('jp');
  await until(() => asked.length === 3);
  answer(2, '¥');
  await until(() => heard.length > 1);
  expect(heard).toEqual(['au new', 'jp ¥']);
});

test('settings that could not be read are asked for again', async () => {
  const { heard, read } = reader();
  void read('ua');
  await until(() => asked.length === 1);
  asked[0]?.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  await until(() => asked.length === 2);
  answer(1, '₴');
  await until(() => heard.length > 0);
  expect(heard).toEqual(['ua ₴']);
});

test('settings that the site may not read are told as such, and the defaults stand', async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const read = settingsLoader({ apiUrl, siteToken: 'wrong', log, onRead: () => undefined });
  void read('ua');
  await until(() => asked.length === 1);
  asked[0]?.writeHead(403, { 'content-type': 'application/json' }).end('{}');
  await until(() => lines.length > 0);
  expect(lines).toEqual(['The settings of ua could not be read: no permission']);
});
