import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { useVehicleTexts, useWords } from '../language/use-language';
import { type AttributeKey, attributeText, SHOWROOM_ATTRIBUTES } from '../specification/attributes';

/** The specification's attributes, and what is worth knowing of a used vehicle. */
const ROWS: readonly AttributeKey[] = [
  ...SHOWROOM_ATTRIBUTES.filter((key) => key !== 'status'),
  'body',
  'doors',
  'numberOfSeats',
  'battery',
  'registrationDate',
  'warrantyExpiry',
  'previousUse',
];

/** What the vehicle tells of itself; what it does not tell has no row. */
export function SpecificationTable({ vehicle }: { readonly vehicle: Vehicle['attributes'] }) {
  const texts = useVehicleTexts();
  const { words, locale } = useWords();
  const labels: Readonly<Record<AttributeKey, string>> = texts;
  return (
    <dl className="vehicle-specification">
      {ROWS.map((key) => {
        const text = attributeText(key, vehicle, words, locale);
        return (
          text && (
            <div key={key} className="vehicle-specification-row">
              <dt>{labels[key]}</dt>
              <dd>{text}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
