import { type VehicleLight, vehicleLight } from '@showroom/contracts/entities/vehicle';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import { vehicleAnswer } from './vehicle-answer';

/** A price drop ends with its day: what depends on the time is made anew after so many milliseconds. */
const LASTS = 60_000;

interface Made {
  readonly owner: RetailerRow;
  readonly at: number;
  readonly card: VehicleLight;
}

/** Vehicles as light lists answer them: made once of a row, which most lists have in common, and forgotten with it. */
export class LightCards {
  readonly #made = new WeakMap<VehicleRow, Made>();

  of(row: VehicleRow, owner: RetailerRow): VehicleLight {
    const known = this.#made.get(row);
    if (known && known.owner === owner && Date.now() - known.at < LASTS) return known.card;
    const card = vehicleLight.parse(vehicleAnswer(row, owner));
    this.#made.set(row, { owner, at: Date.now(), card });
    return card;
  }
}
