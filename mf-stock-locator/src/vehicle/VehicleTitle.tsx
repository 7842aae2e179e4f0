import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { titleOf } from '@showroom/contracts/entities/vehicle-title';
import { useTextsOf } from '../language/use-language';

/**
 * The title in three lines of different weight; read in one go it is the title of the
 * specification.
 */
export function VehicleTitle({ vehicle }: { readonly vehicle: Vehicle['attributes'] }) {
  const { opening, name, look, version } = titleOf(vehicle, useTextsOf('words'));
  return (
    <h1 className="vehicle-title">
      <span className="vehicle-title-opening">{opening} </span>
      <span className="vehicle-title-name">{name} </span>
      <span className="vehicle-title-version">{[look, version].filter(Boolean).join(' ')}</span>
    </h1>
  );
}
