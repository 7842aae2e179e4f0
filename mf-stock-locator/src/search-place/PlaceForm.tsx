import { Button } from '@showroom/shared-ui/button';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { PlaceField } from './PlaceField';
import type { PlaceData } from './place-data';
import type { PlaceQuery } from './place-query';
import { useRetailers } from './use-retailers';
import './PlaceForm.css';

interface PlaceFormProps {
  readonly data: PlaceData;
  readonly onSearch: (place: PlaceQuery) => void;
}

/** State, postcode and retailer; a state is chosen by hand or comes with the postcode. */
export function PlaceForm({ data: { place, states, wanted, texts }, onSearch }: PlaceFormProps) {
  const platform = usePlatform();
  const [draft, setDraft] = useState(place);
  const [isStateMissing, setStateMissing] = useState(false);
  const state = useRef<HTMLSelectElement>(null);
  const retailers = useRetailers(platform, draft.state, wanted.brand);
  const id = useId();
  const [round, setRound] = useState(0);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isMissing = draft.state === '' && draft.retailer === '';
    setStateMissing(isMissing);
    if (isMissing) state.current?.focus();
    else onSearch(draft);
  }

  return (
    <form className="search-place-form" noValidate onSubmit={submit}>
      <SelectField
        ref={state}
        id={`${id}-state`}
        label={texts.state}
        placeholder={texts.chooseState}
        value={draft.state}
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
        error={isStateMissing && texts.stateMissing}
        onChange={({ currentTarget: { value } }) => {
          setStateMissing(false);
          setDraft({ state: value, postcode: '', locality: '', retailer: '' });
          // A postcode of another state is taken out of its field.
          setRound(round + 1);
        }}
      />
      <PlaceField
        key={round}
        texts={texts}
        place={draft}
        onChoose={(chosen) => {
          setStateMissing(false);
          setDraft({ ...draft, ...chosen, retailer: chosen.state === draft.state ? draft.retailer : '' });
        }}
      />
      <SelectField
        label={texts.retailer}
        placeholder={texts.anyRetailer}
        value={draft.retailer}
        options={retailers.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ currentTarget: { value } }) => {
          setStateMissing(false);
          setDraft({ ...draft, retailer: value });
        }}
      />
      <Button type="submit" className="search-place-submit">
        {texts.search}
      </Button>
    </form>
  );
}
