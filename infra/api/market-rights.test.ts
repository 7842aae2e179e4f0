import type { Call } from '@showroom/contracts/calls/call';
import type { Role } from '@showroom/contracts/entities/role';
import { MARKET_CODES, MARKETS } from '@showroom/contracts/markets';
import type { Schema } from '@showroom/contracts/schema/schema';
import fc from 'fast-check';
import * as z from 'zod';
import { addPage } from '../database/pages.testing';
import { orders, orderTransitions } from '../database/schema/buy-online';
import { metaheads, redirects } from '../database/schema/content';
import { feeds } from '../database/schema/feeds';
import { formFiles, formsSettings, locations } from '../database/schema/forms';
import { imports } from '../database/schema/imports';
import { leadExports, leads } from '../database/schema/leads';
import { media } from '../database/schema/media';
import { retailers } from '../database/schema/retailers';
import { formOf } from '../demo/content/forms';
import { addFile } from './forms/files/file-store';
import { addForm } from './forms/form-store';
import type { Service } from './kernel/api';
import { configuredStorage } from './media/configured-storage';
import { SERVICES } from './services';
import { type TestApi, type TestIssuer, testApi, testIssuer } from './testing/harness';
import { inputsOf } from './testing/inputs';
import { forEveryRole, isObject, type Parts, partsOf, sendCall } from './testing/send-call';

jest.setTimeout(120_000);

const PARTS = ['params', 'query', 'body'] as const;

let api: TestApi;
let issuer: TestIssuer;
const routes: string[] = [];
const watchRoutes: Service = ({ server }) => {
  server.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((one) => `${one} ${url}`));
  });
};
/** Things of Japan by the calls that find them by an id. */
let ofJapan: Readonly<Record<string, Readonly<Record<string, string>>>>;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi([watchRoutes, ...SERVICES], { OIDC_ISSUER: issuer.issuer });
  ofJapan = await addThings(api);
});
afterAll(async () => {
  await api.close();
  issuer.close();
});

async function addThings({ config, database: { db } }: TestApi): Promise<typeof ofJapan> {
  const { code: market, listing } = MARKETS.jp;
  const locale = 'ja-JP';
  const page = await addPage(db, { market, path: '/', title: 'Home' });
  const [feed] = await db.insert(feeds).values({ listing, mapping: 'standard', name: 'Feed' }).returning();
  const run = { feed: 'standard', listing, mapping: 'standard', file: 'cars.csv', status: 'done' as const };
  const [done] = await db.insert(imports).values(run).returning();
  const { definition } = formOf('contact', MARKETS.jp);
  const form = await addForm(db, { id: 'jp-test', market, definition, who: 'somebody' });
  const lead = { form_id: 'jp-test', market, locale, values: {} };
  const [left] = await db.insert(leads).values(lead).returning();
  const about = { form_id: 'jp-test', field: 'proof', name: 'proof.pdf', type: 'pdf' as const, bytes: 4, visitor: 'v' };
  const proof = await addFile(db, about, async (key) =>
    (await configuredStorage(config)).put(key, Buffer.from('%PDF')),
  );
  await db.update(formFiles).set({ lead_id: left?.id ?? '', expires_at: null });
  const [leadExport] = await db
    .insert(leadExports)
    .values({ form_id: 'jp-test', asked: {}, status: 'done', who: 'somebody' })
    .returning();
  const [redirect] = await db.insert(redirects).values({ market, path: '/old', to: '/new' }).returning();
  const place = { market, name: 'Service', email: 'service@showroom.test' };
  const [location] = await db.insert(locations).values(place).returning();
  const [formsSetting] = await db
    .insert(formsSettings)
    .values({ market, key: 'reply_to', value: 'forms@showroom.test' })
    .returning();
  const style = { market, language: 'css' as const, content: 'a{}' };
  const [metahead] = await db.insert(metaheads).values(style).returning();
  const retailer = { listing, name: 'Retailer', dealer_code: 'JP1' };
  const [dealer] = await db.insert(retailers).values(retailer).returning();
  const facts = { mime: 'image/png', width: 9, height: 9, bytes: 9, sha256: 'jp', name: 'Picture' };
  const [picture] = await db
    .insert(media)
    .values({ ...facts, market })
    .returning();
  const number = 'JPJP-JPJP-JPJP';
  await db.insert(orders).values({
    number,
    vehicle_id: '1',
    held_id: '1',
    listing,
    owner: 'visitor',
    hold_token: 'token',
    state: 'cancelled',
    amount: 0,
    currency: 'JPY',
    subject: {
      vehicle: { title: 'Defender', vin: null, slug: 'defender', photo: null, price: null },
      retailer: { name: 'Retailer', address: '', city: '', phone: '', email: '' },
    },
  });
  await db.insert(orderTransitions).values({ order_number: number, sequence: 1, state: 'cancelled', reason: '' });
  return {
    '/pages/:id': { id: page, version: '1' },
    '/dealers/:id': { id: dealer?.id ?? '' },
    '/redirects/:id': { id: redirect?.id ?? '' },
    '/metaheads/:id': { id: metahead?.id ?? '' },
    '/locations/:id': { id: location?.id ?? '' },
    '/forms_service/settings/:id': { id: formsSetting?.id ?? '' },
    '/feeds/:id': { id: feed?.id ?? '' },
    '/feed-runs/:id': { id: done?.id ?? '' },
    '/forms/:id': { id: form?.id ?? '', leadId: left?.id ?? '', exportId: leadExport?.id ?? '', name: proof.field },
    '/orders/:number': { number },
    '/api/v2/images/:id': { id: picture?.id ?? '' },
  };
}

type Code = (typeof MARKET_CODES)[number];

/** The fields of a part that name a market, as those of this one. */
function naming(code: Code, schema: Schema): Readonly<Record<string, string>> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const names = { market: code, listing: MARKETS[code].listing };
  return Object.fromEntries(Object.entries(names).filter(([field]) => field in properties));
}

/** Parts that the call's schemas let through: whatever is refused is refused for its rights. */
function validParts(call: Call): Parts {
  const found = fc
    .sample(partsOf(call, inputsOf), 200)
    .find((parts) => PARTS.every((part) => call[part]?.safeParse(parts[part]).success ?? true));
  if (!found) throw new Error(`No valid input for ${call.method} ${call.path}`);
  return forEveryRole(call, found);
}

function idsOf(call: Call): Readonly<Record<string, string>> | undefined {
  return Object.entries(ofJapan).find(([path]) => call.path === path || call.path.startsWith(`${path}/`))?.[1];
}

/**
 * The call made about a thing of Japan, or undefined where it names neither a market nor a thing
 * that is known here. Where it names a market as well, it names this one.
 */
function aboutJapan(call: Call, marketNamed: Code = 'jp'): Parts | undefined {
  const parts = validParts(call);
  const ids = idsOf(call);
  const named = PARTS.map((part) => [part, call[part] ? naming(marketNamed, call[part]) : {}] as const);
  if (!ids && named.every(([, fields]) => Object.keys(fields).length === 0)) return undefined;
  const changed = named
    .filter(([part]) => call[part])
    .map(([part, fields]) => {
      const generated = parts[part];
      return [part, { ...(isObject(generated) ? generated : {}), ...fields, ...(part === 'params' ? ids : {}) }];
    });
  return { ...parts, ...Object.fromEntries(changed) };
}

/** Calls of people about what every market shares. */
const SHARED: ReadonlySet<string> = new Set(['PUT /release-budgets/:remote']);
/** Calls of people about no market: whoever has the role may make them. */
const OF_NO_MARKET: ReadonlySet<string> = new Set(['GET /integrations/verify', 'GET /integrations/active_system']);

const ofPeople = () =>
  api.calls.flatMap((call) =>
    typeof call.access === 'string'
      ? []
      : [{ call, name: `${call.method} ${call.path}`, roles: call.access }].filter(
          ({ name }) => !OF_NO_MARKET.has(name),
        ),
  );

async function statusOf(call: Call, parts: Parts, roles: readonly Role[], markets: readonly Code[]) {
  return (await sendCall(api, call, parts, await issuer.bearer(roles, { markets }))).statusCode;
}

test('whoever is not of a market neither sees nor changes what is in it, by no call and in no role', async () => {
  for (const { call, name, roles } of ofPeople()) {
    const parts = SHARED.has(name) ? validParts(call) : aboutJapan(call);
    // A call that is new here needs a thing to be tried with, in `addThings`.
    expect([name, parts !== undefined]).toEqual([name, true]);
    for (const role of roles) {
      if (role === 'admin') continue;
      const others = MARKET_CODES.filter((code) => code !== 'jp');
      const stranger = await statusOf(call, parts ?? {}, [role], others);
      expect([name, role, [403, 404].includes(stranger), stranger]).toEqual([name, role, true, stranger]);
      expect([name, role, await statusOf(call, parts ?? {}, [role], [])]).toEqual([name, role, stranger]);
    }
  }
});

test('naming a market of theirs leads nobody to a thing of another', async () => {
  for (const { call, name, roles } of ofPeople().filter(({ call }) => idsOf(call))) {
    for (const role of roles) {
      if (role === 'admin') continue;
      const status = await statusOf(call, aboutJapan(call, 'au') ?? {}, [role], ['au']);
      expect([name, role, [403, 404].includes(status), status]).toEqual([name, role, true, status]);
    }
  }
});

test('people of a market, and administrators without any, reach what is in it', async () => {
  // What is erased is there no more for who comes next.
  const reading = ofPeople().filter(({ call }) => call.method !== 'DELETE');
  for (const { call, name, roles } of reading) {
    const parts = SHARED.has(name) ? validParts(call) : aboutJapan(call);
    for (const role of roles) {
      const markets = role === 'admin' ? [] : SHARED.has(name) ? MARKET_CODES : (['jp'] as const);
      const status = await statusOf(call, parts ?? {}, [role], markets);
      expect([name, role, [401, 403, 404].includes(status), status]).toEqual([name, role, false, status]);
    }
  }
});

test('lists of people leave out what is of other markets', async () => {
  const headers = await issuer.bearer(['editor'], { markets: ['au'] });
  const forms = await api.server.inject({ url: '/forms', headers });
  expect(forms.body).not.toContain('jp-test');
  const feeds = await api.server.inject({ url: '/feeds?listing=au', headers });
  expect(feeds.json().meta.listings).toEqual(['au']);
  const audit = await api.server.inject({ url: '/release-audit', headers });
  expect(audit.statusCode).toBe(403);
});

/** Files for people are no declared calls: each has to ask for the caller's markets itself. */
const FILES = [
  'GET /feed-runs/:id/rows.csv',
  'GET /forms/:id/lead_exports/:exportId/download',
  'GET /forms/:id/leads/:leadId/files/:name',
];
/** What is no declared call and for nobody with a role. */
const OTHER_ROUTES = [
  ...['GET /media/library/:id/:name', 'GET /media/library/:id/social.jpg', 'GET /media/library/:id/document.pdf'],
  ...['GET /media/films/:name', 'GET /media/*', 'GET /naas/style.locale=:locale'],
  ...[
    'GET /internal/changes',
    'POST /internal/imports',
    'POST /internal/places',
    'POST /webhooks/liqpay',
    'POST /webhooks/paypal',
    'POST /webhooks/stripe',
  ],
];

test('files are for the people of their market, and no other route goes past the declared calls', async () => {
  const declared = new Set(api.calls.map(({ method, path }) => `${method} ${path}`));
  const plain = routes.filter((route) => !declared.has(route) && !route.startsWith('HEAD '));
  expect(plain.sort()).toEqual([...FILES, ...OTHER_ROUTES].sort());
  for (const file of FILES) {
    const path = file.slice('GET '.length);
    const ids = Object.entries(ofJapan).find(([start]) => path.startsWith(start))?.[1] ?? {};
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
    const statusFor = async (markets: readonly Code[]) =>
      (await api.server.inject({ url, headers: await issuer.bearer(['market_manager'], { markets }) })).statusCode;
    expect([file, await statusFor(['au']), await statusFor(['jp'])]).toEqual([file, 404, 200]);
  }
});
