import { driveAwayPrice } from '@showroom/contracts/entities/drive-away';
import type { ListingVehicle } from '@showroom/contracts/entities/listing-vehicle';
import { retailerName } from '@showroom/contracts/entities/retailer-name';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { titleOf, titleText } from '@showroom/contracts/entities/vehicle-title';
import type { WritePrice } from '@showroom/shared-ui/price';
import { oldAmount } from '../prices/shown-prices';
import { type AttributeKey, attributeText } from '../specification/attributes';
import type { SpecificationMessages } from '../specification/messages-of';
import { nameplateCode } from '../specification/nameplate';

export interface MapInput {
  readonly words: SpecificationMessages;
  readonly locale: string;
  readonly writePrice: WritePrice;
  /** The Australian state that the visitor chose. */
  readonly state: string | undefined;
}

/**
 * A vehicle of the API as its page shows it: attributes written out, prices that visitors see,
 * the drive-away price of their state.
 */
export function mapVehicle(
  { id, attributes }: Vehicle,
  { words, locale, writePrice, state }: MapInput,
): ListingVehicle {
  const text = (key: AttributeKey) => attributeText(key, attributes, words, locale) ?? null;
  const driveAway = driveAwayPrice(attributes, state);
  const code = attributes.nameplate_external_code;
  return {
    id,
    title: titleText(titleOf(attributes, words)),
    state: attributes.state,
    status: attributes.status,
    specification: {
      brand: attributes.brand,
      model: attributes.model,
      version: attributes.version,
      vin: attributes.short_vin,
      mileage: text('mileage'),
      power: text('power'),
      capacity: text('capacity'),
      color: text('color'),
      colorInterior: text('colorInterior'),
      productionYear: attributes.production_year,
      deliveryDate: text('deliveryDate'),
      ownerName: retailerName(attributes),
      nameplateExternalCode: code === null ? null : nameplateCode(code),
      nameplateModelGroup: attributes.model_group,
    },
    prices: { list: shownPrices(attributes, writePrice) },
    pricesDriveAway: { currentDriveAway: driveAway === undefined ? null : { value: driveAway } },
  };
}

function shownPrices({ prices }: Vehicle['attributes'], writePrice: WritePrice): ListingVehicle['prices']['list'] {
  return prices
    .filter(({ hidden_from_visitors, value_raw }) => !hidden_from_visitors && value_raw > 0)
    .map((entry) => ({
      type: entry.type,
      value_raw: entry.value_raw,
      old_price_raw: entry.old_price_raw,
      oldPrice: writePrice(oldAmount(entry)),
    }));
}
