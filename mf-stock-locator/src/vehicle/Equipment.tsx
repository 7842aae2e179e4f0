import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { Price } from '@showroom/shared-ui/price';
import { useVehicleTexts } from '../language/use-language';

/** Features in groups that open; find-in-page reaches into closed ones. */
export function Equipment({ vehicle }: { readonly vehicle: Vehicle['attributes'] }) {
  const texts = useVehicleTexts();
  const { standard_features: standard, optional_features: options, accessories } = vehicle;
  return (
    <>
      {options.length > 0 && (
        <Disclosure title={texts.options} detail={options.length} open>
          <ul className="vehicle-priced">
            {options.map(({ name, value_raw }) => (
              <li key={name}>
                <span>{name}</span>
                <Price amount={value_raw} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Features title={texts.standard} names={standard} />
      <Features title={texts.accessories} names={accessories} />
    </>
  );
}

function Features({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Disclosure title={title} detail={names.length}>
      <ul className="vehicle-features">
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Base price, options and their sum; and what driving away costs in each state where that differs. */
export function Breakdown({ vehicle }: { readonly vehicle: Vehicle['attributes'] }) {
  const texts = useVehicleTexts();
  const { price_breakdown: breakdown, drive_away: driveAway, state } = vehicle;
  return (
    <>
      {breakdown && (
        <Disclosure title={texts.breakdown}>
          <dl className="vehicle-priced">
            <Line name={texts.base} amount={breakdown.base} />
            <Line name={texts.options} amount={breakdown.optional_features} />
            <Line name={texts.total} amount={breakdown.total} isTotal />
          </dl>
        </Disclosure>
      )}
      {driveAway && state === 'new' && (
        <Disclosure title={texts.driveAway}>
          <dl className="vehicle-priced">
            {Object.entries(driveAway).map(([where, amount]) => (
              <Line key={where} name={where} amount={amount} />
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}

function Line({ name, amount, isTotal = false }: LineProps) {
  if (amount <= 0) return null;
  return (
    <div className={isTotal ? 'vehicle-priced-total' : undefined}>
      <dt>{name}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}
