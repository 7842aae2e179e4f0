import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCompanyConfig, getWidgetTranslations } from '../calls/company';
import { createClient } from './client';

let server: Server;
let handler: RequestListener;
let baseUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const texts = {
  data: { id: 'x', type: 'widget_translations_config', attributes: { data: { en: { seats: 'Seats' } } } },
};

test('a call carries the headers that it declares beside those of every call', async () => {
  const heard: (string | string[] | undefined)[] = [];
  handler = ({ headers, url }, response) => {
    heard.push(headers['company-config'], headers['x-of-all'], url);
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"status":404,"title":"Not Found"}');
  };
  const client = createClient({ baseUrl, headers: { 'x-of-all': 'yes' } });
  const asked = client.send(getCompanyConfig, {
    params: { name: 'all' },
    query: { config_type: 'cash,lease', lang: undefined },
    headers: { 'company-config': '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01' },
  });
  await expect(asked).rejects.toMatchObject({ status: 404 });
  expect(heard).toEqual([
    '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01',
    'yes',
    '/public_api/company_config/all?config_type=cash%2Clease',
  ]);
});

test('an answer that breaks its schema is an error that names the field', async () => {
  const client = createClient({ baseUrl });
  handler = (_, response) => response.end(JSON.stringify(texts));
  expect(await client.send(getWidgetTranslations, { params: { id: 'x' } })).toEqual(texts);
  handler = (_, response) => response.end(JSON.stringify({ data: { ...texts.data, attributes: { data: 5 } } }));
  await expect(client.send(getWidgetTranslations, { params: { id: 'x' } })).rejects.toMatchObject({
    code: 'api.broken-answer',
    message: expect.stringContaining('data.attributes.data'),
  });
});

test.each([
  ['{"status":401,"title":"x","code":"access.login-required"}', 1],
  ['{"status":401,"title":"x"}', 0],
])('whoever makes the client hears that a whole market asks for sign-in: %s', async (body, times) => {
  handler = (_request, response) => response.writeHead(401, { 'content-type': 'application/problem+json' }).end(body);
  const onLoginRequired = jest.fn();
  const client = createClient({ baseUrl, onLoginRequired });
  await expect(client.send(getWidgetTranslations, { params: { id: 'x' } })).rejects.toMatchObject({ status: 401 });
  expect(onLoginRequired).toHaveBeenCalledTimes(times);
});

test.each([
  [403, '{"status":403,"title":"x"}'],
  [401, '{"status":401,"title":"x","code":"access.login-required"}'],
])('nobody is led away by a refusal (%d) of what a page asks by itself', async (status, body) => {
  handler = (_, response) => response.writeHead(status, { 'content-type': 'application/problem+json' }).end(body);
  const lead = jest.fn();
  const client = createClient({ baseUrl, onForbidden: lead, onLoginRequired: lead });
  const sent = client.send(getWidgetTranslations, { params: { id: 'x' } }, { inBackground: true });
  await expect(sent).rejects.toMatchObject({ status });
  expect(lead).not.toHaveBeenCalled();
});
