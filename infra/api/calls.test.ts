import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Call } from '@showroom/contracts/calls/call';
import { problem } from '@showroom/contracts/errors/problem';
import { MARKET_CODES, MARKETS } from '@showroom/contracts/markets';
import fc from 'fast-check';
import { addPage } from '../database/pages.testing';
import { media } from '../database/schema/media';
import { retailers } from '../database/schema/retailers';
import { vehicles } from '../database/schema/vehicles';
import { formOf } from '../demo/content/forms';
import { addForm } from './forms/form-store';
import { SERVICES } from './services';
import { type TestApi, type TestIssuer, testApi, testIssuer, visitor } from './testing/harness';
import { brokenInputsOf, inputsOf } from './testing/inputs';
import { forEveryRole, isObject, type Parts, partsOf, sendCall } from './testing/send-call';
import { RETAILERS, vehicleRow } from './testing/stock';

let api: TestApi;
let issuer: TestIssuer;
let everybody: Record<string, string>;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi(SERVICES, { OIDC_ISSUER: issuer.issuer });
  await api.database.db.insert(retailers).values([...RETAILERS]);
  await api.database.db
    .insert(vehicles)
    .values(['1', '2', '3'].map((key) => vehicleRow(key, { id: key, config_url: `https://config.test/${key}` })));
  await api.database.db.insert(vehicles).values([vehicleRow('4', { listing: MARKETS.international.listing })]);
  const facts = { mime: 'image/png', width: 9, height: 9, bytes: 9 };
  await api.database.db.insert(media).values(['1', '2'].map((id) => ({ ...facts, id, name: id, sha256: id })));
  for (const [index, market] of MARKET_CODES.entries()) {
    const { definition } = formOf('contact', MARKETS[market]);
    await addForm(api.database.db, { id: String(index + 1), market, definition, who: 'somebody' });
    await addPage(api.database.db, { id: String(index + 1), market, path: '/', title: 'Home' });
  }
  everybody = {
    ...(await issuer.bearer(['admin'])),
    ...visitor('visitor-1', api.config),
    'x-site-token': api.config.SITE_TOKEN,
  };
});
afterAll(async () => {
  await api.close();
  issuer.close();
});

/** Orders and leads belong to their visitor, and the navigation service is elsewhere. */
const NOT_HERE: ReadonlySet<string> = new Set([
  '/buy_online/orders/:number',
  '/orders/:number',
  '/api/leads/:id/salesforce_data',
  '/naas/nav.locale=:locale',
  // Signed links, and tokens.
  '/forms/:id/saved_answers/:token',
  '/forms/:id/saved_answers',
  '/public_api/forms/previews/:token',
  '/public_api/pages/previews/:token',
]);

const eachCall = () => api.calls.map((call) => [`${call.method} ${call.path}`, call] as const);

const isCall = (value: unknown): value is Call => isObject(value) && 'method' in value && 'access' in value;

test('every call that is declared is served', async () => {
  const folder = join(dirname(require.resolve('@showroom/contracts/calls/call')));
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
  const declared: Call[] = [];
  for (const name of files) {
    const file: unknown = await import(join(folder, name));
    if (isObject(file)) declared.push(...Object.values(file).filter(isCall));
  }
  expect(declared.length).toBeGreaterThan(30);
  const served = new Set(api.calls);
  expect(declared.filter((call) => !served.has(call)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('every call that is served is in OpenAPI, with all of its parameters', async () => {
  const { paths } = (await api.server.inject('/openapi.json')).json();
  for (const [name, call] of eachCall()) {
    const operation = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    expect([name, typeof operation?.summary]).toEqual([name, 'string']);
    const written = operation.parameters.map((one: { in: string }) => one.in);
    if (call.params) expect(written).toContain('path');
    if (call.query) expect(written).toContain('query');
    if (call.headers) expect(written).toContain('header');
    expect([name, operation.requestBody !== undefined]).toEqual([name, (call.body ?? call.sends) !== undefined]);
  }
});

test('whatever a caller sends, each call answers its schema or a problem, and never fails itself', async () => {
  for (const [name, call] of eachCall()) {
    const inputs = fc.oneof(partsOf(call, inputsOf), partsOf(call, brokenInputsOf));
    await fc.assert(
      fc.asyncProperty(inputs, async (parts) => {
        const answer = await sendCall(api, call, parts, everybody);
        const seen = { call: name, parts, status: answer.statusCode, body: answer.body };
        if (answer.statusCode >= 500 && answer.statusCode !== 503) throw new Error(JSON.stringify(seen));
        if (answer.statusCode >= 400) expect(problem.parse(answer.json()).status).toBe(answer.statusCode);
        else if (answer.statusCode !== 204) call.answer.parse(answer.json());
      }),
      { numRuns: 40 },
    );
  }
}, 600_000);

test('what anybody may read is found: the stock of this test and the markets are among the inputs', async () => {
  for (const [name, call] of eachCall()) {
    if (call.method !== 'GET' || call.access !== 'anyone' || NOT_HERE.has(call.path)) continue;
    let found = false;
    for (const parts of fc.sample(partsOf(call, inputsOf), 200)) {
      found = (await sendCall(api, call, parts, everybody)).statusCode < 400;
      if (found) break;
    }
    expect([name, found]).toEqual([name, true]);
  }
}, 240_000);

test('a body that breaks its schema is 422 with the paths of what is wrong', async () => {
  for (const [name, call] of eachCall()) {
    const { body: schema } = call;
    if (!schema) continue;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(partsOf(call, inputsOf), brokenInputsOf(schema), async (parts, broken) => {
        const body: unknown = JSON.parse(JSON.stringify(broken) ?? 'null');
        fc.pre(!schema.safeParse(body).success && (call.params?.safeParse(parts.params).success ?? true));
        const answer = await sendCall(api, call, { ...parts, body }, everybody);
        // What does not fit the address (an empty segment, say) is told first.
        if (answer.statusCode === 404 || answer.statusCode === 400) return;
        expect(answer.statusCode).toBe(422);
        refused++;
        expect(problem.parse(answer.json()).errors?.length).toBeGreaterThan(0);
      }),
      { numRuns: 15 },
    );
    expect([name, refused > 0]).toEqual([name, true]);
  }
}, 600_000);

test('each call is closed to whom its declaration does not name', async () => {
  for (const [name, call] of eachCall()) {
    const [parts] = fc.sample(partsOf(call, inputsOf), 1);
    const status = async (headers: Record<string, string>) =>
      (await sendCall(api, call, forEveryRole(call, parts ?? {}), headers)).statusCode;
    const strangers = await status({});
    if (call.access === 'anyone') {
      expect([401, 403]).not.toContain(strangers);
      continue;
    }
    expect([name, strangers]).toEqual([name, 401]);
    if (call.access === 'visitor') {
      expect(await status({ 'x-visitor': 'visitor-1.forged' })).toBe(401);
    } else if (call.access === 'site') {
      expect(await status({ 'x-site-token': 'a guess' })).toBe(401);
    } else {
      expect(await status({ authorization: 'Bearer nonsense' })).toBe(401);
      expect(await status(await issuer.bearer(['admin'], { audience: 'another' }))).toBe(401);
      expect(await status(await issuer.bearer(['admin'], { issuer: 'https://another.test' }))).toBe(401);
      expect(await status(await issuer.bearer(['admin'], { expires: '-1m' }))).toBe(401);
      expect(await status(await issuer.bearer([]))).toBe(403);
      // In every market: whoever asks for one that their token does not name is refused too.
      const named = await issuer.bearer([call.access[0] ?? 'admin'], { markets: MARKET_CODES });
      expect([name, [401, 403].includes(await status(named))]).toEqual([name, false]);
    }
  }
}, 240_000);

/** The same value once for each of its texts, with that one replaced. */
function withEachText(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => withEachText(one, text).map((other) => value.with(index, other)));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    withEachText(one, text).map((other) => ({ ...value, [name]: other })),
  );
}

/** A path or query has texts and lists of texts; anything deeper is only sent as some text. */
const isPlain = (value: unknown) => [value].flat().every((one) => typeof one === 'string');

function withEachTextOf(call: Call, text: string): Parts[] {
  return fc.sample(partsOf(call, inputsOf), 3).flatMap((parts) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const value = parts[part];
      if (part === 'body') return withEachText(value, text).map((body) => ({ ...parts, body }));
      // An address is bytes of UTF-8, and so has no lone surrogates.
      if (!isObject(value) || !text.includes('\0')) return [];
      const plain = Object.fromEntries(Object.entries(value).filter(([, one]) => isPlain(one)));
      return withEachText(plain, text).map((other) => ({ ...parts, [part]: other }));
    }),
  );
}

test.each(['a\0b', '\ud800'])(
  'text that no database could keep (%j) is refused wherever it stands',
  async (text) => {
    for (const [name, call] of eachCall()) {
      for (const wrong of withEachTextOf(call, text)) {
        const answer = await sendCall(api, call, wrong, everybody);
        expect([name, [400, 422].includes(answer.statusCode)]).toEqual([name, true]);
      }
    }
  },
  600_000,
);
