import { driveAwayStates } from '@showroom/contracts/entities/drive-away';
import { stateName } from '@showroom/contracts/entities/state-names';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { isShownPrice, Price } from '@showroom/shared-ui/price';
import { useTextsOf } from '../language/use-language';

interface VehicleProps {
  readonly vehicle: Vehicle['attributes'];
}

export interface EquipmentProps extends VehicleProps {
  /** Of the retailer's texts, where that is not the page's. */
  readonly lang: string | undefined;
}

/** Features in groups that open; find-in-page reaches into closed ones. */
export function Equipment({ vehicle, lang }: EquipmentProps) {
  const texts = useTextsOf('vehicle');
  const { standard_features: standard, optional_features: options, accessories } = vehicle;
  return (
    <div>
      {options.length > 0 && (
        <Disclosure title={texts.options} detail={options.length} open>
          <ul className="vehicle-priced">
            {options.map(({ name, value_raw }) => (
              <li key={name}>
                <bdi lang={lang}>{name}</bdi>
                <Price amount={value_raw} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Features title={texts.standard} names={standard} lang={lang} />
      <Features title={texts.accessories} names={accessories} lang={lang} />
    </div>
  );
}

/** Whether there is anything to show of the equipment. */
export function hasEquipment({ standard_features, optional_features, accessories }: Vehicle['attributes']): boolean {
  return standard_features.length + optional_features.length + accessories.length > 0;
}

interface FeaturesProps extends Pick<EquipmentProps, 'lang'> {
  readonly title: string;
  readonly names: readonly string[];
}

function Features({ title, names, lang }: FeaturesProps) {
  if (names.length === 0) return null;
  return (
    <Disclosure title={title} detail={names.length}>
      <ul className="vehicle-features">
        {[...new Set(names)].map((name) => (
          <li key={name}>
            <bdi lang={lang}>{name}</bdi>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/**
 * Base price, options and their sum; what comes with the price; and what driving away costs in each
 * state.
 */
export function Breakdown({ vehicle }: VehicleProps) {
  const texts = useTextsOf('vehicle');
  const { price_breakdown: breakdown, drive_away: driveAway } = vehicle;
  const { recycling_fee, on_the_road_price, omv, arf, parf } = vehicle;
  const states = driveAwayStates(vehicle);
  const beside = [
    [texts.recyclingFee, recycling_fee],
    [texts.onTheRoad, on_the_road_price],
    [texts.omv, omv],
    [texts.arf, arf],
    [texts.parf, parf],
  ] as const;
  const hasBeside = beside.some(([, amount]) => isShownPrice(amount));
  return (
    <>
      {(breakdown || hasBeside) && (
        <Disclosure title={texts.breakdown}>
          <dl className="vehicle-priced">
            {breakdown && (
              <>
                <Line name={texts.base} amount={breakdown.base} />
                <Line name={texts.options} amount={breakdown.optional_features} />
                <Line name={texts.total} amount={breakdown.total} isTotal />
              </>
            )}
            {beside.map(([name, amount]) => (
              <Line key={name} name={name} amount={amount} />
            ))}
          </dl>
        </Disclosure>
      )}
      {states.length > 0 && (
        <Disclosure title={texts.driveAway}>
          <dl className="vehicle-priced">
            {states.map((state) => (
              <Line key={state} name={stateName(state)} amount={driveAway?.[state] ?? 0} />
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly amount: number | null;
  readonly isTotal?: boolean;
}

function Line({ name, amount, isTotal = false }: LineProps) {
  if (!isShownPrice(amount)) return null;
  return (
    <div className={isTotal ? 'vehicle-priced-total' : undefined}>
      <dt>{name}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}
