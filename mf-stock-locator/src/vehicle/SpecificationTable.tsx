import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { useSetting } from '@showroom/shared-ui/platform';
import { useLanguage, useTextsOf } from '../language/use-language';
import { type AttributeKey, attributeText, knownAttributes, USED_ATTRIBUTES } from '../specification/attributes';

/** Worth knowing of every vehicle, whatever a market's cards show. */
const ALWAYS: readonly AttributeKey[] = ['modelYear', 'body', 'doors', 'numberOfSeats', 'battery'];

interface SpecificationTableProps {
  readonly vehicle: Vehicle['attributes'];
}

/** The attributes of the market's cards and pages; what the vehicle does not say has no row. */
export function SpecificationTable({ vehicle }: SpecificationTableProps) {
  const card = useSetting('stock_locator.card_attributes');
  const page = useSetting('stock_locator.showroom_attributes');
  const keys = knownAttributes([...card, ...page, ...ALWAYS]);
  // Both say the same; the page shows it as availability.
  return <Rows keys={keys.includes('avl') ? keys.filter((key) => key !== 'status') : keys} vehicle={vehicle} />;
}

/** What an approved or used vehicle has behind it and still has coming. */
export function HistoryTable({ vehicle }: SpecificationTableProps) {
  return <Rows keys={USED_ATTRIBUTES} vehicle={vehicle} />;
}

/** Whether anything is known of the vehicle's past. */
export function hasHistory({ state, ...vehicle }: Vehicle['attributes']): boolean {
  const { registration_date, previous_use, maintenance_log, repair_record, mot_expiry, warranty_expiry } = vehicle;
  const known = [registration_date, previous_use, maintenance_log, repair_record, mot_expiry, warranty_expiry];
  return state !== 'new' && known.some(Boolean);
}

function Rows({ keys, vehicle }: SpecificationTableProps & { readonly keys: readonly AttributeKey[] }) {
  const texts = useTextsOf('vehicle');
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const labels: Readonly<Record<AttributeKey, string>> = texts;
  return (
    <dl className="vehicle-specification">
      {keys.map((key) => {
        const text = attributeText(key, vehicle, words, locale);
        return (
          text && (
            <div key={key} className="vehicle-specification-row">
              <dt>{labels[key]}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
