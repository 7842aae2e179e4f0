import { vehiclePath } from '@showroom/contracts/entities/vehicle';
import { MARKETS } from '@showroom/contracts/markets';
import * as z from 'zod';
import type { Action, Gets } from '../../drills/machine';
import { type RawAnswer, raw, send, unseen } from './http';
import type { Site } from './site';

/** Longer than any deadline of the site. */
const PATIENCE = 30_000;
const MARKET = 'au';
/** Pages of the list: more cars than are looked at. */
const LISTED = 25;

const listed = z.object({
  data: z.array(z.object({ id: z.string(), attributes: z.object({ slug: z.string(), reservation: z.unknown() }) })),
});

/**
 * What visitors of a site do; each answers what it was given in a word, or the status that no
 * visitor should meet.
 */
export async function actionsAt(site: Site): Promise<Readonly<Record<Action, () => Promise<Gets | string>>>> {
  const url = site.addressOf(MARKET);
  const { listing, companyUuid } = MARKETS[MARKET];
  const list = `${url}/platform/public_api/listing/${listing}`;
  const page = await raw(`${url}/defender`);
  const code = new RegExp(`${site.env['REGISTRY_PUBLIC_URL']}/releases/[^"]+?\\.js`).exec(page.body)?.[0] ?? '';
  const pages = await Promise.all(Array.from({ length: LISTED }, (_, page) => raw(`${list}?page=${page + 1}`)));
  const vehicles = pages.flatMap(({ body }) => listed.parse(JSON.parse(body)).data);
  const free = vehicles.filter(({ attributes }) => attributes.reservation !== null).map(({ id }) => id);
  /** Nobody has looked at these yet. */
  const unknown = vehicles.map(vehiclePath);
  let next = 0;
  let visitor = '';

  /** The car is given back, so that there is always one to reserve. */
  async function reserve(): Promise<RawAnswer> {
    next += 1;
    const body = JSON.stringify({ vehicle_id: free[next % free.length], company_uuid: companyUuid });
    const headers = { origin: url, cookie: visitor };
    const answer = await send(`${url}/platform/buy_online/orders/init`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    // Later ones belong to the same visitor, who may take up a car again whose giving back was
    // lost.
    visitor ||= answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    if (answer.status === 200) {
      const { data }: { data: { readonly id: string } } = JSON.parse(answer.body);
      await send(`${url}/platform/buy_online/holds/${data.id}`, {
        method: 'DELETE',
        headers: { ...headers, cookie: visitor },
      }).catch(() => undefined);
    }
    return answer;
  }

  const isShown = ({ status, body }: RawAnswer) => status === 200 && body.includes('</html>');
  const isOk = ({ status }: RawAnswer) => status === 200;
  return {
    'seen page': () => got(raw(`${url}/defender`), isShown),
    'new page': () => got(raw(url + (unknown.pop() ?? '')), isShown),
    list: () => got(raw(unseen(list)), isOk),
    reserve: () => got(reserve(), isOk),
    'sign in': () =>
      got(raw(`${url}/auth/login`, { accept: 'text/html' }), ({ headers }) =>
        (headers.location ?? '').startsWith(site.urlOf('identity')),
      ),
    code: () => got(raw(code), isOk),
  };
}

async function got(asking: Promise<RawAnswer>, isServed: (answer: RawAnswer) => boolean): Promise<Gets | string> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE).unref());
  const answer = await Promise.race([asking.catch(() => undefined), late]);
  if (!answer) return 'nothing';
  if (isServed(answer)) return 'served';
  const { status, headers, body } = answer;
  const tellsWhen = /^\d+$/.test(headers['retry-after'] ?? '');
  if (status === 503 && tellsWhen) return 'come again';
  if (status === 507 && tellsWhen) return 'no room';
  // The page that says that nobody can sign in at the moment.
  if (headers.location === '/sign-in-error?type=unavailable') return 'come again';
  return `${status} ${headers.location ?? ''} ${body.slice(0, 200)}`;
}
