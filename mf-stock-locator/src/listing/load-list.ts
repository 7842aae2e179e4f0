import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { FAMILIES, FAMILY_BRAND, type Family } from '@showroom/contracts/entities/families';
import { DISTANCE_SORT } from '@showroom/contracts/entities/filters';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import { priceSetting } from '@showroom/shared-ui/price';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { fetchMarketMessages } from '../data/market-messages';
import { fetchVehicles } from '../data/vehicles';
import { availableOnly, boundsOf, knownOnly, NO_FACETS, narrowing } from '../facets/choices';
import { isRange, LIST_KEYS, PAYMENT_KEY, RANGE_KEYS } from '../facets/list-keys';
import { facetMessages } from '../facets/texts';
import { DEFAULT_SORT, type ListState, namesListState, parseListState, serializeListState } from '../facets/url-state';
import type { LocaleSource } from '../language/language';
import { withMarketMessages } from '../language/market-messages';
import { type LoadingPlace, lookForPlace } from '../search-place/load-place';
import type { RequestedPlace } from '../search-place/place-data';
import { parsePlace } from '../search-place/place-query';
import { cardLanguage } from './card-language';
import { cardFrom, listedCardOf } from './card-of';
import type { ListData, ListLanguage, ReadyList } from './list-data';
import type { ListContent } from './list-fields';
import { listQuery, pageSize } from './list-query';
import { configuredVehicle } from './load-configured';
import { listName } from './name/list-name';
import { otherList } from './other-list';
import { paymentTerms, withoutUsualTerms } from './payment-terms';
import { type FixedKey, fixedIn, freeState, type Scope, scopeOf } from './scope';
import { chosenInAdvance } from './start-state';

type Answer = Awaited<ReturnType<typeof fetchVehicles>>;

/** Milliseconds until a visitor hears that it failed; the page gives up on a block after 8 s. */
const PATIENCE = 7000;

/**
 * The list that an address asks for. The server fails as a whole, so that a page without vehicles
 * is never cached as a good one; in the browser a failure becomes data, and the list on the screen
 * stays beside the notice.
 */
export async function loadList(input: LoadInput<ListContent>): Promise<ListData> {
  if (typeof document === 'undefined') return load(input);
  const patience = AbortSignal.any([input.signal, AbortSignal.timeout(PATIENCE)]);
  try {
    return await load({ ...input, signal: patience });
  } catch (error) {
    if (input.signal.aborted || !(patience.aborted || error instanceof ShowroomError)) throw error;
    return { status: 'failed', language: listLanguage(input.platform) };
  }
}

async function load(input: LoadInput<ListContent>): Promise<ListData> {
  const { platform, url, content, signal } = input;
  const scope = scopeOf(content, platform.settings, url.searchParams);
  const asked = askedIn(input, scope);
  const looking = lookForPlace(platform, url.searchParams, wantedIn(asked.state, scope), signal);
  const [{ answer, state, hasDistances }, configured, own, place = null] = await Promise.all([
    findVehicles(input, scope, asked, looking),
    configuredVehicle(platform, url.searchParams, signal),
    fetchMarketMessages(platform, signal),
    looking?.data,
  ]);
  const { currency } = answer.meta;
  // Prices are written in the currency that the market names: of another one they would say
  // something else.
  const isForeign =
    otherList(platform, listingOf(platform, content)) !== undefined &&
    currency !== priceSetting(platform.settings, 'currencyIso');
  if (isForeign) return { status: 'other-currency', currency };
  const list = readyList(platform, content, scope, answer, state);
  const name = asked.isInAdvance ? undefined : listName(state, answer.meta.facets ?? NO_FACETS, platform);
  const cards = list.cards.map((card) => cardFrom(card, parsePlace(url.searchParams)));
  const language = withMarketMessages(list.language, own);
  return { ...list, ...(name && { pageTitle: name }), cards, configured, place, hasDistances, language };
}

interface Found {
  readonly answer: Answer;
  /** What of the address really filters. */
  readonly state: ListState;
  readonly hasDistances: boolean;
}

interface Asked {
  readonly state: ListState;
  /** By the editor, not by the address. */
  readonly isInAdvance: boolean;
}

function askedIn({ platform, url, content }: LoadInput<ListContent>, scope: Scope): Asked {
  const inAdvance = namesListState(url.searchParams) ? undefined : chosenInAdvance(content);
  const given = freeState(inAdvance ?? parseListState(url.searchParams), fixedIn(scope));
  return { state: withoutUsualTerms(given, platform), isInAdvance: inAdvance !== undefined };
}

/** One brand or one model is what retailers are looked for with; of several each would do. */
function wantedIn({ chosen }: ListState, { brands, models }: Scope): RequestedPlace {
  const only = (values: readonly string[] = []) => (values.length === 1 ? values[0] : undefined);
  return {
    brand: only(brands.length > 0 ? brands : chosen.brands),
    model: only(models.length > 0 ? models : chosen.models),
  };
}

async function findVehicles(
  { platform, content, signal }: LoadInput<ListContent>,
  scope: Scope,
  { state: wanted, isInAdvance }: Asked,
  place: LoadingPlace | undefined,
): Promise<Found> {
  const listing = listingOf(platform, content);
  const near = await place?.query;
  const hasDistances = near !== undefined && 'near[lat]' in near;
  // An address may outlive its place.
  const isUnmeasured = wanted.sort === DISTANCE_SORT && !hasDistances;
  const asked = isUnmeasured ? { ...wanted, sort: DEFAULT_SORT } : wanted;
  const send = (state: ListState) => {
    const query = { ...listQuery(state, scope, pageSize(content.page_size)), ...near };
    return fetchVehicles(platform, listing, query, signal);
  };

  let answer = await send(asked);
  // Only the answer says which options the listing has.
  const state = effective(asked, answer.meta.facets ?? NO_FACETS, isInAdvance ? availableOnly : knownOnly);
  if (state !== asked) answer = await send(state);
  // A page that stock has left behind shows the last one there is.
  if (answer.data.length === 0 && answer.meta.total > 0) answer = await send({ ...state, page: answer.meta.pages });
  return { answer, state, hasDistances };
}

/** What an editor names, or the market's own. */
function listingOf({ market }: Platform, { ci_key_list: keys }: ListContent): string {
  return keys.split(',')[0]?.trim() || market.listing;
}

/**
 * What of a state filters anything: known options, and bounds that narrow. A plain form also sends
 * the ends of its sliders, which would leave out every vehicle that does not say the value.
 */
function effective(state: ListState, facets: Facets, usable: typeof knownOnly): ListState {
  const ranges = Object.fromEntries(
    RANGE_KEYS.flatMap((key) => {
      const range = narrowing(state.ranges[key], boundsOf(facets, key));
      return range ? [[key, range]] : [];
    }),
  );
  const next = { ...usable(state, facets), ranges, family: hasFamilies(facets) ? state.family : undefined };
  return serializeListState(next) === serializeListState(state) ? state : next;
}

function readyList(
  platform: Platform,
  content: ListContent,
  scope: Scope,
  { data, meta }: Answer,
  state: ListState,
): Omit<ReadyList, 'configured' | 'place' | 'hasDistances'> {
  const facets = meta.facets ?? NO_FACETS;
  const fixed = hasFamilies(facets) ? fixedIn(scope) : [...new Set([...fixedIn(scope), 'family' as const])];
  const list = otherList(platform, listingOf(platform, content));
  const payment = meta.finance && paymentTerms(platform, meta.finance);
  const withPayment = state.ranges[PAYMENT_KEY] !== undefined || Object.keys(state.terms).length > 0;
  return {
    status: 'ready',
    cards: data.map((vehicle) => listedCardOf(vehicle, withPayment, list)),
    total: meta.total,
    page: meta.page,
    pages: meta.pages,
    facets: shownFacets(facets, content, fixed, scope.family ? { ...state, family: scope.family } : state),
    fixed,
    ...(content.families ? familiesIn(facets, fixed) : NO_FAMILIES),
    loosen: meta.loosen,
    payment: content.monthly_payment || withPayment ? payment : null,
    language: listLanguage(platform),
  };
}

/** What a list with its filters is written with. */
export function listLanguage(speaker: LocaleSource): ListLanguage {
  return { ...cardLanguage(speaker), facets: messagesFor(facetMessages, speaker.locale) };
}

const NO_FAMILIES: Pick<ReadyList, 'families' | 'familyless'> = { families: [], familyless: [] };

/**
 * A family is offered where the listing has a model of it, and another one to choose instead; a
 * brand without families stands beside them as one.
 */
function familiesIn({ options }: Facets, fixed: readonly FixedKey[]): typeof NO_FAMILIES {
  if (fixed.includes('family') || fixed.includes('models')) return NO_FAMILIES;
  const models = options['models'] ?? [];
  const families = FAMILIES.filter((family) => models.some(({ value }) => isOfFamily(value, family)));
  const brands = fixed.includes('brands') ? [] : (options['brands'] ?? []).map(({ value }) => value);
  const familyless = brands.filter((brand) => brand !== FAMILY_BRAND);
  return families.length > 0 && families.length + familyless.length > 1 ? { families, familyless } : NO_FAMILIES;
}

/** Whether a list can be narrowed to a family: that of a brand without families cannot. */
function hasFamilies({ options: { models } }: Facets): boolean {
  return !models || FAMILIES.some((family) => models.some(({ value }) => isOfFamily(value, family)));
}

/** A model's name begins with its family's. */
function isOfFamily(model: string, family: Family): boolean {
  return model === family || model.startsWith(`${family} `);
}

/** Whether a model can be of the chosen family, or of a chosen brand without families. */
function isAmong(model: string, { family, chosen: { brands } }: ListState): boolean {
  if (family) return isOfFamily(model, family);
  const isFamilyless = brands !== undefined && brands.length > 0 && !brands.includes(FAMILY_BRAND);
  return !isFamilyless || !FAMILIES.some((one) => isOfFamily(model, one));
}

/**
 * Facets that are neither shown nor chosen do not travel to the browser, nor do models of another
 * family or brand.
 */
function shownFacets(facets: Facets, content: ListContent, fixed: readonly FixedKey[], state: ListState): Facets {
  const { chosen, ranges } = state;
  const isFixed = (key: string) => fixed.some((one) => one === key);
  const options: Record<string, Facets['options'][string]> = {};
  const bounds: Record<string, Facets['bounds'][string]> = {};
  for (const key of LIST_KEYS) {
    if (isFixed(key) || !(content[key] || key in chosen || key in ranges)) continue;
    if (isRange(key)) {
      bounds[key] = facets.bounds[key] ?? null;
      continue;
    }
    const all = facets.options[key] ?? [];
    const isShown = (model: string) => isAmong(model, state) || chosen.models?.includes(model);
    options[key] = key === 'models' ? all.filter(({ value }) => isShown(value)) : all;
  }
  return { options, bounds };
}
