import type { VehicleLight } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { FieldError } from '@showroom/shared-ui/field';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { fetchChosen } from '../data/vehicle-calls';
import { type Half, halfAt, placeOfDrop, useDragging } from '../dragging/use-dragging';
import '../dragging/Dragging.css';
import { type ChosenList, chosenList, MOST_CHOSEN, vehicleName } from './chosen-vehicles';
import type { InputProps } from './input';
import { ListItem, moved } from './ListItem';
import messages from './messages/en.json';
import { VehicleSearch } from './VehicleSearch';

/** By id; null for a vehicle that is not in stock any more. */
type Names = Readonly<Record<string, string | null>>;

/**
 * Vehicles of the market's stock in an order of their own, found by words instead of typed as JSON.
 */
export function VehiclesInput({ field, id, value, onChange, error }: InputProps<'Json'>) {
  const texts = useMessages(messages);
  const chosen = chosenList(value);
  const { names, learn } = useNames(chosen.list);
  const change = (next: Partial<ChosenList>) => onChange({ ...chosen, ...next });
  const { dragging, zoneOver } = useDragging<number, Half>({
    zoneAt: halfAt,
    onDrop: (from, over, half) => change({ list: moved(chosen.list, from, placeOfDrop(from, over, half)) }),
  });
  const isFull = chosen.list.length >= MOST_CHOSEN;

  function add(vehicle: VehicleLight): void {
    learn(vehicle);
    change({ list: [...chosen.list, vehicle.id] });
  }

  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      <TextField
        id={id}
        dir="auto"
        label={texts.headline}
        optional
        value={chosen.headline}
        onChange={({ target }) => change({ headline: target.value })}
      />
      {chosen.list.length === 0 && <p>{texts.no_vehicle_chosen}</p>}
      <ol className="inputs-vehicles">
        {chosen.list.map((vehicle, index) => (
          <li
            key={vehicle}
            className={zoneOver(index) && `dragging-${zoneOver(index)}`}
            {...dragging.source(index, names[vehicle] ?? vehicle)}
            {...dragging.target(index)}
          >
            <ListItem
              name={names[vehicle] ?? fillText(texts.vehicle, { id: vehicle })}
              place={index}
              count={chosen.list.length}
              onMove={(to) => change({ list: moved(chosen.list, index, to) })}
              onRemove={() => change({ list: chosen.list.filter((one) => one !== vehicle) })}
            >
              <p>{names[vehicle] === null ? fillText(texts.gone_vehicle, { id: vehicle }) : vehicle}</p>
            </ListItem>
          </li>
        ))}
      </ol>
      {error && <FieldError id={`${id}-all`}>{error}</FieldError>}
      {isFull ? (
        <p>{fillText(texts.most_vehicles, { count: MOST_CHOSEN })}</p>
      ) : (
        <VehicleSearch id={`${id}-search`} chosen={chosen.list} onAdd={add} />
      )}
    </fieldset>
  );
}

/** What the chosen vehicles are called: each is asked about once, when it is first seen. */
function useNames(list: readonly string[]) {
  const { client, market } = usePlatform();
  const [names, setNames] = useState<Names>({});
  const unknown = list.filter((id) => !Object.hasOwn(names, id)).join('\n');
  useEffect(() => {
    if (unknown === '') return;
    const ids = unknown.split('\n');
    const leaving = new AbortController();
    fetchChosen(client, market.listing, ids, leaving.signal)
      .then((vehicles) => {
        const gone = Object.fromEntries(ids.map((id) => [id, null]));
        setNames((before) => ({ ...gone, ...namesOf(vehicles), ...before }));
      })
      // Without their names the ids still stand there.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [client, market.listing, unknown]);
  const learn = (vehicle: VehicleLight) => setNames((before) => ({ ...before, ...namesOf([vehicle]) }));
  return { names, learn };
}

function namesOf(vehicles: readonly VehicleLight[]): Names {
  return Object.fromEntries(vehicles.map((one) => [one.id, vehicleName(one)]));
}
