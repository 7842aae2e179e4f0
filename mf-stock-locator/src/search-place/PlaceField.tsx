import { asciiDigits } from '@showroom/contracts/entities/ascii-digits';
import type { Place } from '@showroom/contracts/entities/place';
import { stateOfPostcode } from '@showroom/contracts/entities/state-of-postcode';
import { formatCount } from '@showroom/shared-ui/format-count';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLanguage } from '../language/use-language';
import type { PlaceData } from './place-data';
import type { PlaceQuery } from './place-query';
import { useSuggestions } from './use-suggestions';

type Chosen = Pick<PlaceQuery, 'state' | 'postcode' | 'locality'>;

interface PlaceFieldProps {
  readonly texts: PlaceData['texts'];
  readonly place: PlaceQuery;
  readonly onChoose: (chosen: Chosen) => void;
}

const textOf = ({ postcode, locality }: Pick<PlaceQuery, 'postcode' | 'locality'>) =>
  [postcode, locality].filter(Boolean).join(' ');
const labelOf = ({ attributes }: Place) => [textOf(attributes), attributes.state].filter(Boolean).join(', ');

/** What is typed, what it may be completed to, and which of that is marked. */
function useCompletion(place: PlaceQuery, onChoose: PlaceFieldProps['onChoose']) {
  const platform = usePlatform();
  const [text, setText] = useState(textOf(place));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const places = useSuggestions(platform, open ? text : '', place.state);
  const isOpen = open && places.length > 0;

  function choose(chosen: Place): void {
    const { postcode, locality, state } = chosen.attributes;
    setText(textOf({ postcode, locality }));
    close();
    onChoose({ postcode, locality, state });
  }
  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  function leave(): void {
    const typed = asciiDigits(text.trim()).toLowerCase();
    const exact = places.filter((one) => textOf(one.attributes).toLowerCase() === typed);
    if (isOpen && exact.length === 1 && exact[0]) choose(exact[0]);
    else close();
  }
  function type(written: string): void {
    setText(written);
    setOpen(true);
    setActive(-1);
    // What is typed is no place until it is chosen; a bare postcode still gives its state, or helps
    // to search inside one.
    const latin = asciiDigits(written.trim());
    const state = stateOfPostcode(platform.market.code, latin) ?? place.state;
    onChoose({ state, postcode: /\d/.test(latin) ? latin : '', locality: '' });
  }
  function press(event: KeyboardEvent): void {
    const marked = places[active];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isOpen && marked) {
      event.preventDefault();
      choose(marked);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (places.length > 0)
        setActive((active + step + places.length + (active < 0 && step < 0 ? 1 : 0)) % places.length);
    }
  }
  return { text, places, active, isOpen, choose, leave, type, press };
}

/**
 * A postcode or locality, completed from the market's own table: what is chosen brings its state
 * along.
 */
export function PlaceField({ texts, place, onChoose }: PlaceFieldProps) {
  const { locale } = useLanguage();
  const completion = useCompletion(place, onChoose);
  const { text, places, active, isOpen, leave, type, press } = completion;
  const id = useId();
  return (
    <div className="search-place-field">
      <TextField
        id={`${id}-field`}
        label={texts.postcode}
        value={text}
        autoComplete="off"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(id, active) : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <Suggestions {...completion} id={id} label={texts.suggestions} />
      <VisuallyHidden role="status">{isOpen && formatCount(places.length, texts.suggested, locale)}</VisuallyHidden>
    </div>
  );
}

const optionId = (id: string, index: number) => `${id}-option-${index}`;

interface SuggestionsProps extends Pick<ReturnType<typeof useCompletion>, 'places' | 'active' | 'isOpen' | 'choose'> {
  readonly id: string;
  readonly label: string;
}

function Suggestions({ places, active, isOpen, choose, id, label }: SuggestionsProps) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label={label} className="search-place-suggestions" hidden={!isOpen}>
      {places.map((one, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the marked option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
        <div
          key={one.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className="search-place-suggestion"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(one)}
        >
          {labelOf(one)}
        </div>
      ))}
    </div>
  );
}
