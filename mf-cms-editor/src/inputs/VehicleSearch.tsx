import type { VehicleLight } from '@showroom/contracts/entities/vehicle';
import { Button } from '@showroom/shared-ui/button';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { searchStock } from '../data/vehicle-calls';
import { vehicleName } from './chosen-vehicles';

interface VehicleSearchProps {
  readonly id: string;
  /** Ids that are not offered again. */
  readonly chosen: readonly string[];
  readonly onAdd: (vehicle: VehicleLight) => void;
}

type Search =
  | { readonly status: 'idle' | 'busy' | 'failed' }
  | { readonly status: 'found'; readonly text: string; readonly vehicles: readonly VehicleLight[] };

/** Finds vehicles of the market's stock by what they are or by their id. */
export function VehicleSearch({ id, chosen, onAdd }: VehicleSearchProps) {
  const { client, market } = usePlatform();
  const [text, setText] = useState('');
  const [search, setSearch] = useState<Search>({ status: 'idle' });

  async function find(): Promise<void> {
    const wanted = text.trim();
    if (wanted === '') return;
    setSearch({ status: 'busy' });
    const vehicles = await searchStock(client, market.listing, wanted).catch(() => undefined);
    setSearch(vehicles ? { status: 'found', text: wanted, vehicles } : { status: 'failed' });
  }

  return (
    <div className="inputs-vehicle-search">
      <TextField
        id={id}
        type="search"
        label="Find a vehicle"
        hint="Words of its year, brand, model, version or colour; or its id."
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would be sent.
          event.preventDefault();
          void find();
        }}
      />
      <Button kind="secondary" size="small" busy={search.status === 'busy'} onClick={() => void find()}>
        Find
      </Button>
      <div role="status">
        {search.status === 'failed' && <p>The stock could not be searched; please try again.</p>}
        {search.status === 'found' && search.vehicles.length === 0 && (
          <p>{`No vehicle in stock fits "${search.text}".`}</p>
        )}
      </div>
      {search.status === 'found' && (
        <ul className="inputs-vehicles">
          {search.vehicles.map((vehicle) => (
            <li key={vehicle.id} className="inputs-vehicle-found">
              <span>
                {vehicleName(vehicle)} · {vehicle.id}
              </span>
              <Button
                kind="tertiary"
                aria-label={`Add ${vehicleName(vehicle)}, ${vehicle.id}`}
                disabled={chosen.includes(vehicle.id)}
                onClick={() => onAdd(vehicle)}
              >
                {chosen.includes(vehicle.id) ? 'Added' : 'Add'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
