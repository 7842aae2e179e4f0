import { retailerName } from '@showroom/contracts/entities/retailer-name';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { titleOf } from '@showroom/contracts/entities/vehicle-title';
import { fillText } from '@showroom/contracts/fill-text';
import { Notice } from '@showroom/shared-ui/notice';
import { useSetting } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useTextsOf } from '../../language/use-language';
import type { PriceNotes } from '../../prices/disclaimers';
import { CompareButton } from '../../shortlist/CompareButton';
import { CompareLink } from '../../shortlist/CompareLink';
import { SaveButton } from '../../shortlist/SaveButton';
import { specificationIcons } from '../../specification/attributes';
import { SpecificationIcons } from '../../specification/SpecificationIcons';
import { Popups } from '../price-content/Popups';
import type { ShownPopup } from '../price-content/shown-content';
import { VehicleTitle } from '../VehicleTitle';
import { Actions } from './Actions';
import type { PageChoices } from './use-page-choices';
import { VehiclePrices } from './VehiclePrices';
import type { VehicleAction } from './vehicle-buttons';

interface OfferProps {
  readonly vehicle: Vehicle;
  /** The listing that it is in, where that is not the market's own. */
  readonly list: string | undefined;
  readonly choices: PageChoices;
  readonly notes: PriceNotes;
  readonly actions: readonly VehicleAction[];
  readonly popups: readonly ShownPopup[];
}

/** Title, price and what a visitor can do now; stays visible beside the rest of the page. */
export function Offer({ vehicle, list, choices, notes, actions, popups }: OfferProps) {
  const { attributes } = vehicle;
  const icons = specificationIcons(useSetting('stock_locator.card_attribute_icons'));
  return (
    <section className="vehicle-offer" id="vehicle-offer">
      <div className="vehicle-offer-head">
        <VehicleTitle vehicle={attributes} />
        <SaveVehicle vehicle={vehicle} list={list} />
      </div>
      <CompareLink />
      <SpecificationIcons icons={icons} vehicle={attributes} className="vehicle-offer-icons" />
      <Taken status={attributes.status} />
      <VehiclePrices vehicle={attributes} choices={choices} notes={notes} />
      <Actions actions={actions} />
      <Fee vehicle={attributes} actions={actions} />
      <Popups popups={popups} vehicle={attributes} />
      <Seller vehicle={attributes} />
    </section>
  );
}

/** To come back to it later, or to see it beside others. */
function SaveVehicle({ vehicle: { id, attributes }, list }: Pick<OfferProps, 'vehicle' | 'list'>) {
  const { name, version } = titleOf(attributes, useTextsOf('words'));
  const title = `${name} ${version}`;
  return (
    <div className="vehicle-offer-save">
      <SaveButton id={id} name={title} listing={list} />
      {list === undefined && <CompareButton id={id} name={title} picture={attributes.cover?.medium_path ?? ''} />}
    </div>
  );
}

function Taken({ status }: Pick<Vehicle['attributes'], 'status'>) {
  const texts = useTextsOf('vehicle');
  if (status === 'sold') return <Notice title={texts.soldTitle}>{texts.soldText}</Notice>;
  if (status === 'reserved') return <Notice title={texts.reservedTitle}>{texts.reservedText}</Notice>;
  return null;
}

interface FeeProps {
  readonly vehicle: Vehicle['attributes'];
  readonly actions: readonly VehicleAction[];
}

/** What the reservation costs is shown where it can be made. */
function Fee({ vehicle: { reservation }, actions }: FeeProps) {
  const texts = useTextsOf('vehicle');
  const writePrice = usePriceFormat();
  if (!reservation || reservation.fee <= 0 || !actions.some(({ action }) => action === 'reserve')) return null;
  return <p className="vehicle-offer-fee">{fillText(texts.fee, { price: writePrice(reservation.fee) })}</p>;
}

function Seller({ vehicle }: { readonly vehicle: Vehicle['attributes'] }) {
  if (!useSetting('additional_features.owner_visible')) return null;
  const parts = [retailerName(vehicle), vehicle.owner_city].filter(Boolean);
  return (
    <p className="vehicle-offer-retailer">
      <a href="#vehicle-retailer">{parts.join(', ')}</a>
    </p>
  );
}
