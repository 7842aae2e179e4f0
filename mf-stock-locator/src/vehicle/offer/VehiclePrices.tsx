import { driveAwayPrice, driveAwayStates } from '@showroom/contracts/entities/drive-away';
import { stateName } from '@showroom/contracts/entities/state-names';
import type { PriceEntry, Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { Price, usePriceFormat } from '@showroom/shared-ui/price';
import { SelectField } from '@showroom/shared-ui/select-field';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useTextsOf } from '../../language/use-language';
import type { PriceNotes } from '../../prices/disclaimers';
import { shownPrice } from '../../prices/shown-prices';
import { PaymentOptions } from './PaymentOptions';
import { Stars } from './Stars';
import type { PageChoices } from './use-page-choices';

export interface VehiclePricesProps {
  readonly vehicle: Vehicle['attributes'];
  readonly choices: PageChoices;
  readonly notes: PriceNotes;
}

/** What the vehicle costs: to buy and to drive away, and by the month. */
export function VehiclePrices({ vehicle, choices, notes }: VehiclePricesProps) {
  const texts = useTextsOf('vehicle');
  const { values } = useTextsOf('words');
  const { prices, prices_type: taxNotice, on_the_road_price: onTheRoad } = vehicle;
  const purchase = shownPrice(prices, 'purchase');
  const isSold = vehicle.status === 'sold';
  const hasPrice = prices.some(({ type }) => shownPrice(prices, type) !== undefined);
  return (
    <div className="vehicle-offer-prices">
      {!hasPrice && <p className="vehicle-price">{texts.onRequest}</p>}
      {purchase && <PurchasePrice entry={purchase} vehicle={vehicle} choices={choices} notes={notes} />}
      {hasPrice && taxNotice && (
        <p className="vehicle-offer-tax">
          <bdi>{values[taxNotice] ?? taxNotice}</bdi>
        </p>
      )}
      {onTheRoad !== null && onTheRoad > 0 && (
        <p className="vehicle-offer-line">
          <span>{texts.onTheRoad}</span>
          <Price amount={onTheRoad} />
        </p>
      )}
      {purchase && !isSold && <DriveAwayChoice vehicle={vehicle} choices={choices} />}
      <PaymentOptions
        isSold={isSold}
        prices={prices}
        driveAway={driveAwayPrice(vehicle, choices.state)}
        choices={choices}
        notes={notes}
      />
    </div>
  );
}

interface PurchasePriceProps extends VehiclePricesProps {
  readonly entry: PriceEntry;
}

/** In the visitor's state a new vehicle has one price that counts: the one to drive away with. */
function PurchasePrice({ entry, vehicle, choices, notes }: PurchasePriceProps) {
  const texts = useTextsOf('vehicle');
  const driveAway = driveAwayPrice(vehicle, choices.state);
  const { price_drop: drop } = vehicle;
  if (driveAway !== undefined) {
    return (
      <>
        <p className="vehicle-price">
          <Price amount={driveAway} />
          <Stars stars={notes.starsOf('drive_away')} />
        </p>
        <p className="vehicle-offer-tax">{fillText(texts.driveAwayIn, { state: stateName(choices.state ?? '') })}</p>
        <p className="vehicle-offer-line">
          <span>{texts.listPrice}</span>
          <span>
            <Price amount={entry.value_raw} />
            <Stars stars={notes.starsOf('purchase')} />
          </span>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="vehicle-price">
        <VisuallyHidden>{texts.price} </VisuallyHidden>
        <Price amount={entry.value_raw} kind="purchase" />
        <Stars stars={notes.starsOf('purchase')} />
      </p>
      {drop && <DropLine percent={drop.percent} before={drop.before_raw} />}
    </>
  );
}

/** A reduction is shown against the lowest price of the thirty days before it, and no other. */
function DropLine({ percent, before }: { readonly percent: number; readonly before: number }) {
  const texts = useTextsOf('list');
  const write = usePriceFormat();
  return (
    <p className="vehicle-price-drop">
      <strong>{fillText(texts.reduced, { percent })}</strong> {fillText(texts.before, { price: write(before) })}
    </p>
  );
}

function DriveAwayChoice({ vehicle, choices }: Omit<VehiclePricesProps, 'notes'>) {
  const texts = useTextsOf('vehicle');
  const states = driveAwayStates(vehicle);
  if (states.length === 0) return null;
  return (
    <SelectField
      className="vehicle-offer-state"
      label={texts.yourState}
      hint={texts.driveAwayHint}
      placeholder={texts.chooseState}
      value={choices.state ?? ''}
      onChange={({ target }) => choices.chooseState(target.value)}
      options={states.map((value) => ({ value, label: stateName(value) }))}
    />
  );
}
