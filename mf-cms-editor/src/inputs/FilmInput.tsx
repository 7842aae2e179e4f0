import { isFilmReference } from '@showroom/contracts/blocks/media-value';
import { partOf } from '@showroom/contracts/schema/part-of';
import { useMessages } from '@showroom/shared-ui/messages';
import { TextField } from '@showroom/shared-ui/text-field';
import { ChosenMedia } from '../media/ChosenMedia';
import { type InputProps, textOf } from './input';
import messages from './messages/en.json';

/** A film: one of the library, or an address. */
export function FilmInput({ field, id, value, onChange, error, errorAt }: InputProps<'Film'>) {
  const texts = useMessages(messages);
  const chosen = isFilmReference(value) ? value.media : undefined;
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      {chosen === undefined && (
        <TextField
          id={id}
          label={texts.address}
          hint={texts.film_hint}
          autoComplete="off"
          optional={!field.required}
          value={typeof value === 'string' ? value : textOf(partOf(value, 'src'))}
          error={error ?? errorAt('src')}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      )}
      {chosen !== undefined && error && (
        <p role="alert" className="ui-field-error">
          {error}
        </p>
      )}
      <ChosenMedia
        kind="film"
        id={chosen}
        onChange={(media) => onChange(media === undefined ? undefined : { media, kind: 'film' })}
      />
    </fieldset>
  );
}
