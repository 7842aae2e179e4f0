import type { VehicleLight } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { searchStock } from '../data/vehicle-calls';
import { vehicleName } from './chosen-vehicles';
import messages from './messages/en.json';

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
  const texts = useMessages(messages);
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
        label={texts.find_vehicle}
        hint={texts.find_vehicle_hint}
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
        {texts.find}
      </Button>
      <div role="status">
        {search.status === 'failed' && <p>{texts.stock_failed}</p>}
        {search.status === 'found' && search.vehicles.length === 0 && (
          <p>{fillText(texts.no_vehicle_fits, { text: search.text })}</p>
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
                aria-label={fillText(texts.add_vehicle, { name: vehicleName(vehicle), id: vehicle.id })}
                disabled={chosen.includes(vehicle.id)}
                onClick={() => onAdd(vehicle)}
              >
                {chosen.includes(vehicle.id) ? texts.added : texts.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
