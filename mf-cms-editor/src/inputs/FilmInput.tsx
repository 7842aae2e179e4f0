import { isFilmReference } from '@showroom/contracts/blocks/media-value';
import { partOf } from '@showroom/contracts/schema/part-of';
import { TextField } from '@showroom/shared-ui/text-field';
import { ChosenMedia } from '../media/ChosenMedia';
import { type InputProps, textOf } from './input';

/** A film: one of the library, or an address. */
export function FilmInput({ field, id, value, onChange, error, errorAt }: InputProps<'Film'>) {
  const chosen = isFilmReference(value) ? value.media : undefined;
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      {chosen === undefined && (
        <TextField
          id={id}
          label="Address"
          hint="Of a film elsewhere; or choose one of the library, which has its poster and captions."
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
