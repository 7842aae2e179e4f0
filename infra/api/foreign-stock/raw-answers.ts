import {
  getVehicle,
  getVehicleByConfigUrl,
  listConfiguratorVehicles,
  listRetailers,
  listVehicles,
  type listVehiclesById,
  listVehiclesLight,
} from '@showroom/contracts/calls/stock-locator';
import * as z from 'zod';
import type { ConfiguratorPrices } from '../market/configurator-prices';
import { configuratorAnswer } from '../stock-locator/configurator';
import { lightAnswer, vehicleAnswer } from '../stock-locator/vehicle-answer';
import { type AskedPage, pageOf, rawList } from './raw-list';
import { rawRetailers, retailerOfRaw } from './raw-retailer';
import { type ForeignStock, type ForeignVehicle, foreignVehicles, type ReportProblems } from './raw-rows';

const rawSingle = z.object({ data: z.unknown() });

export interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What the answers of a foreign stock are made with. */
export interface Making extends ForeignStock {
  readonly report: ReportProblems;
  readonly configuratorTerms: () => Promise<ConfiguratorPrices>;
}

type ToAnswer = (body: unknown, asked: Asked, making: Making) => unknown;

const pageAsked = z.object({
  page: z.coerce.number().int().positive().catch(1),
  items: z.coerce.number().int().positive().max(12).catch(12),
  facets: z.string().optional(),
  exclude: z.string().optional(),
});

function listAnswer(body: unknown, { query }: Asked, making: Making, show: (vehicle: ForeignVehicle) => unknown) {
  const { facets, ...asked } = pageAsked.parse(query);
  const page: AskedPage = { ...asked, exclude: asked.exclude, withFacets: facets !== 'none' };
  const { records, meta } = pageOf(rawList.parse(body), page);
  const found = foreignVehicles(records, 'data', making, making.report);
  if (records.length > 0 && found.length === 0) throw new Error('None of the vehicles can be identified');
  return { data: found.map(show), meta: { ...meta, currency: making.market.currency, ignored: [] } };
}

function singleVehicle(body: unknown, making: Making): ForeignVehicle {
  const { data } = rawSingle.parse(body);
  const [record] = Array.isArray(data) ? data : [data];
  const [found] = foreignVehicles([record], 'data', making, making.report);
  if (!found) throw new Error('The vehicle cannot be identified');
  return found;
}

const singleAnswer: ToAnswer = (body, _, making) => {
  const { row, owner } = singleVehicle(body, making);
  return { data: vehicleAnswer(row, owner) };
};

const TO_ANSWER: Readonly<Record<string, ToAnswer>> = {
  [listVehicles.path]: (body, asked, making) =>
    listAnswer(body, asked, making, ({ row, owner }) => vehicleAnswer(row, owner)),
  [listVehiclesLight.path]: (body, asked, making) =>
    listAnswer(body, asked, making, ({ row, owner }) => lightAnswer(row, owner)),
  [getVehicle.path]: singleAnswer,
  [getVehicleByConfigUrl.path]: singleAnswer,
  [listRetailers.path]: (body) => {
    const data = rawRetailers.parse(body).data.flatMap((record) => retailerOfRaw(record) ?? []);
    return { data, meta: { total: data.length } };
  },
  [listConfiguratorVehicles.path]: async (body, asked, making) => {
    const { records, meta } = pageOf(rawList.parse(body), {
      ...pageAsked.parse(asked.query),
      exclude: undefined,
      withFacets: false,
    });
    const terms = await making.configuratorTerms();
    const data = foreignVehicles(records, 'data', making, making.report).flatMap(({ row, owner }) =>
      row.config_url === null ? [] : [configuratorAnswer(row, owner, terms, [])],
    );
    return { data, meta };
  },
};

/**
 * The answer of a service with raw vehicles as ours; throws for what is none of the
 * specification's.
 */
export async function rawAnswer(body: unknown, asked: Asked, making: Making): Promise<unknown> {
  const toAnswer = TO_ANSWER[asked.path];
  if (!toAnswer) throw new Error(`${asked.path} is no call of the specification`);
  return toAnswer(body, asked, making);
}

/**
 * Whether an answer is in our own words: its mistakes are then mistakes, and not another way to say
 * it.
 */
export function isOwnDialect(body: unknown): boolean {
  const item = z.object({ attributes: z.object({ slug: z.string(), prices: z.array(z.unknown()) }) });
  const answer = z.object({ data: z.union([item, z.tuple([item]).rest(z.unknown())]) });
  return answer.safeParse(body).success;
}

/** Vehicles by their ids have no call in the specification: each is asked for on its own. */
export async function vehiclesById(
  ids: readonly string[],
  ask: (id: string) => Promise<unknown>,
  making: Making,
): Promise<z.input<typeof listVehiclesById.answer>> {
  const found: ForeignVehicle[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const answers = await Promise.all(ids.slice(start, start + AT_ONCE).map(ask));
    found.push(...answers.flatMap((body) => (body === undefined ? [] : [singleVehicle(body, making)])));
  }
  const data = found.map(({ row, owner }) => lightAnswer(row, owner));
  const known = new Set(data.map(({ id }) => id));
  return { data, meta: { missing: ids.filter((id) => !known.has(id)) } };
}

const AT_ONCE = 6;
