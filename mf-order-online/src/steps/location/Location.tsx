import type { HandoverLocation } from '@showroom/contracts/entities/order-choices';
import type { Place } from '@showroom/contracts/entities/place';
import { townLine } from '@showroom/contracts/entities/town-line';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { type Platform, usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { TextField } from '@showroom/shared-ui/text-field';
import { useAmount } from '@showroom/shared-ui/use-amount';
import { useDistance } from '@showroom/shared-ui/use-distance';
import { type FormEvent, useEffect, useState } from 'react';
import { fetchLocations, fetchPlaces } from '../../data/step-calls';
import { lacksAddress } from '../../order/choices/delivery-address';
import { Loaded } from '../Loaded';
import type { StepProps } from '../step';
import { useLoad } from '../use-load';
import { detailsOf, emptyAddress, patchFor } from './chosen-location';
import { DeliveryAddressForm } from './DeliveryAddressForm';
import locationMessages from './messages/en.json';
import './Location.css';

interface Near {
  /** What was searched for; undefined when nothing was. */
  readonly place: Place | undefined;
  readonly others: readonly Place[];
  readonly locations: readonly HandoverLocation[];
}

/** The places that a text may mean, and what is near the likeliest of them. */
async function findNear(platform: Platform, vehicleId: string, search: string, signal: AbortSignal): Promise<Near> {
  const [place, ...others] = search === '' ? [] : (await fetchPlaces(platform, search, signal)).data;
  const { data } = await fetchLocations(platform, vehicleId, place, signal);
  return { place, others, locations: data };
}

function nameOf({ attributes }: Place): string {
  return [attributes.postcode, attributes.locality].filter(Boolean).join(' ');
}

/** Where the vehicle is handed over: its retailer, another one, or the visitor's address. */
export function Location({ vehicle, configuration: { type, required }, data, save, report }: StepProps) {
  const platform = usePlatform();
  const texts = useMessages(locationMessages);
  const [search, setSearch] = useState(data.location ?? '');
  const loading = useLoad((signal) => findNear(platform, vehicle.id, search, signal), `${vehicle.id} ${search}`);
  const { locationDetails } = data;
  const isGiven = (!required || locationDetails !== undefined) && !lacksAddress(locationDetails);
  useEffect(() => report(type, isGiven), [report, type, isGiven]);
  const [hasChanged, setChanged] = useState(false);

  const { load } = loading;
  const found = load.status === 'ready' ? load.value.locations : undefined;
  const chosen = found?.find(({ id }) => id === locationDetails?.uuid);
  const isOutdated = chosen !== undefined && chosen.attributes.fee !== locationDetails?.fee;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another fee of what was chosen is news
  useEffect(() => {
    if (!chosen || !isOutdated) return;
    save({ locationDetails: { ...locationDetails, ...detailsOf(chosen, locationName(chosen, texts)) } });
    setChanged(true);
  }, [isOutdated]);

  function look(text: string): void {
    setSearch(text);
    save({ location: text.slice(0, 120) || undefined });
  }

  return (
    <div className="location">
      <PlaceForm initial={search} onSearch={look} />
      <Loaded loading={loading}>
        {({ place, others, locations }) => (
          <>
            <FoundPlace {...{ search, place, others }} onLook={look} />
            {hasChanged && <Notice kind="warning">{texts.changed}</Notice>}
            <RadioGroup
              legend={texts.question}
              name="location"
              look="cards"
              options={locations.map((one) => ({
                value: one.id,
                label: <bdi>{locationName(one, texts)}</bdi>,
                hint: <LocationHint location={one} />,
              }))}
              value={locationDetails?.uuid ?? ''}
              onChange={(uuid) => {
                const selected = locations.find(({ id }) => id === uuid);
                if (selected) save(patchFor(detailsOf(selected, locationName(selected, texts)), data));
              }}
            />
            {locationDetails?.kind === 'delivery' && chosen && (
              <DeliveryAddressForm
                key={chosen.id}
                address={locationDetails.delivery ?? emptyAddress(chosen)}
                postcode={chosen.attributes.postcode}
                onChange={(delivery) => save({ locationDetails: { ...locationDetails, delivery } })}
              />
            )}
            {locationDetails && !chosen && (
              <p className="location-place">{fillText(texts.stillChosen, { name: locationDetails.name })}</p>
            )}
            <p className="location-note">{texts.note}</p>
          </>
        )}
      </Loaded>
    </div>
  );
}

interface FoundPlaceProps extends Pick<Near, 'place' | 'others'> {
  readonly search: string;
  readonly onLook: (text: string) => void;
}

/** Where the locations are near to, and what else the visitor may have meant. */
function FoundPlace({ search, place, others, onLook }: FoundPlaceProps) {
  const texts = useMessages(locationMessages);
  return (
    <>
      {search !== '' && !place && <Notice kind="warning">{texts.unknown}</Notice>}
      {place && (
        <p role="status" className="location-place">
          {fillText(texts.near, { place: nameOf(place) })}
        </p>
      )}
      {others.length > 0 && (
        <div className="location-others">
          <span>{texts.orMeant}</span>
          {others.map((other) => (
            <Button key={other.id} kind="tertiary" size="small" onClick={() => onLook(nameOf(other))}>
              {nameOf(other)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function locationName({ attributes }: HandoverLocation, texts: { readonly delivery: string }): string {
  const { kind, name, postcode, city } = attributes;
  return kind === 'delivery' ? fillText(texts.delivery, { place: townLine(postcode, city) }) : name;
}

function LocationHint({ location: { attributes } }: { readonly location: HandoverLocation }) {
  const { locale } = usePlatform();
  const texts = useMessages(locationMessages);
  const amount = useAmount(2);
  const distance = useDistance();
  const { kind, address, city, fee, days } = attributes;
  const away = attributes.distance === null ? '' : fillText(texts.away, { distance: distance(attributes.distance) });
  return (
    <span className="location-hint">
      {kind !== 'delivery' && (
        <span>
          <bdi>{[address, city].filter(Boolean).join(', ')}</bdi>
        </span>
      )}
      {kind !== 'delivery' && away && <span>{away}</span>}
      <span>
        <bdi>{fee > 0 ? amount(fee) : texts.free}</bdi>
      </span>
      {days > 0 && <span>{formatCount(days, texts.days, locale)}</span>}
    </span>
  );
}

interface PlaceFormProps {
  readonly initial: string;
  readonly onSearch: (text: string) => void;
}

function PlaceForm({ initial, onSearch }: PlaceFormProps) {
  const texts = useMessages(locationMessages);
  const [text, setText] = useState(initial);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form className="location-search" onSubmit={submit}>
      <TextField
        label={texts.place}
        value={text}
        maxLength={60}
        autoComplete="postal-code"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="secondary">
        {texts.search}
      </Button>
    </form>
  );
}
