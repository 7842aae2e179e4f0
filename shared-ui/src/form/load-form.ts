import { getForm } from '@showroom/contracts/calls/forms';
import { getDynamicContent } from '@showroom/contracts/calls/showroom';
import { listRetailers } from '@showroom/contracts/calls/stock-locator';
import type { ShownField, ShownForm } from '@showroom/contracts/entities/form';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { LISTING_UUIDS } from '@showroom/contracts/listing-uuids';
import type { Platform } from '@showroom/shared-ui/platform';

type Page = Pick<Platform, 'client' | 'market' | 'locale'>;
type Options = NonNullable<ShownField['options']>;

/** Addresses that no form can have are those of none. */
const NOT_FOUND: readonly number[] = [400, 404, 422];

/**
 * A form in the language of a page, with the market's options; undefined where there is none, or
 * it is another market's.
 */
export async function loadForm(page: Page, id: string, signal?: AbortSignal): Promise<ShownForm | undefined> {
  const { client, locale, market } = page;
  const options = signal && { signal };
  const answer = await client.send(getForm, { params: { id }, query: { locale } }, options).catch((error: unknown) => {
    if (error instanceof ShowroomError && NOT_FOUND.includes(error.status)) return undefined;
    throw error;
  });
  const form = answer?.data;
  return form?.attributes.market === market.code ? withOptions(page, form, options) : undefined;
}

/** A form with the market's retailers and models as options of the fields that ask for one. */
export async function withOptions(page: Page, form: ShownForm, options?: SendOptions): Promise<ShownForm> {
  const { fields } = form.attributes;
  const asks = (kind: ShownField['kind']) => fields.some((field) => field.kind === kind);
  const [retailers, models] = await Promise.all([
    asks('retailer') ? retailersOf(page, options) : [],
    asks('model') ? modelsOf(page, options) : [],
  ]);
  const offered: Partial<Record<ShownField['kind'], Options>> = { retailer: retailers, model: models };
  const filled = fields.map((field) => ({ ...field, options: offered[field.kind] ?? field.options }));
  return { ...form, attributes: { ...form.attributes, fields: filled } };
}

type SendOptions = { readonly signal: AbortSignal } | undefined;

async function retailersOf({ client, market }: Page, options: SendOptions): Promise<Options> {
  const { data } = await client.send(listRetailers, { params: { listing: market.listing }, query: {} }, options);
  return data.map(({ id, attributes: { name, city } }) => ({ value: id, label: city ? `${name}, ${city}` : name }));
}

async function modelsOf({ client, market }: Page, options: SendOptions): Promise<Options> {
  const uuid = Object.entries(LISTING_UUIDS).find(([, listing]) => listing === market.listing)?.[0];
  if (uuid === undefined) return [];
  const models = await client.send(getDynamicContent, { params: { uuids: uuid }, query: {} }, options);
  return (models[uuid] ?? []).map((name) => ({ value: name, label: name }));
}
