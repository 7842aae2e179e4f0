import { parseArgs } from 'node:util';
import { badAddresses, badRequests } from '../api/testing/bad-requests';
import { testIssuer, visitor } from '../api/testing/harness';
import { failureOf, sendAll } from '../api/testing/send-raw';
import { parseApiConfig } from '../api-config';
import { startOwnSite } from './own-site';
import { print } from './table';

/** What a visitor's address may be, with what pages read of its query. */
const PAGES = [
  '/?lang&utm_source',
  '/{page}',
  '/{page}/{page}?preview',
  '/stock?models&sort&page&display_price.from&display_price.to&monthly_payment.to&state&postcode&locality&radius',
  '/showroom',
  '/showroom/{page}',
  '/showroom-order-online/vehicle/{page}?vehicleId',
  '/showroom-order-online/checkout?vehicleId&hold',
  '/showroom-order-online/confirmation/{page}?token',
  '/showroom-order-online/continue?token',
  '/showroom-order-online/success?payment_intent&token&PayerID',
  '/showroom-order-online/reservation-failure?order',
  '/compare?ids',
  '/saved-vehicles?ids',
  '/cms/{page}',
  '/admin/{page}?search&page',
  '/auth/login?to',
  '/auth/callback?code&state',
  '/sign-in-error?type',
  '/media/{page}',
  '/assets/{page}',
  '/site-map/{page}.json',
  '/naas/nav.locale={page}?market',
  '/health/{page}',
  '/platform/{page}?market&locale',
  '/platform/public_api/pages/by_path/{page}?market&locale',
];

const { values } = parseArgs({
  options: { count: { type: 'string', default: '30000' }, seed: { type: 'string', default: '20261123' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];

const issuer = await testIssuer();
const site = await startOwnSite({ OIDC_ISSUER: issuer.issuer });
try {
  const config = parseApiConfig(site.env);
  const siteOwn = { ...visitor('visitor-1', config), 'x-site-token': config.SITE_TOKEN };
  const document = await (await fetch(`${site.urlOf('api')}/openapi.json`)).json();
  const runs = [
    {
      name: 'api',
      requests: badRequests(document, {
        seed,
        count: Math.ceil(count * 0.8),
        who: [siteOwn, await issuer.bearer(['admin'])],
      }),
    },
    { name: 'site', requests: badAddresses(PAGES, { seed, count: Math.floor(count * 0.2), who: [] }) },
  ] as const;
  const failures: object[] = [];
  for (const { name, requests } of runs) {
    const statuses = new Map<number, number>();
    await sendAll(site.urlOf(name), requests, (request, answer) => {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const failure = failureOf(request, answer);
      if (failure) failures.push({ to: name, ...failure });
    });
    const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`);
    print(`${name}: ${requests.length} requests, ${counts.join(', ')}`);
  }
  for (const failure of failures.slice(0, 50)) print(JSON.stringify(failure));
  print(`seed ${seed}: ${failures.length} of ${count} failed or were refused without a problem document`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await site.stop();
  issuer.close();
}
