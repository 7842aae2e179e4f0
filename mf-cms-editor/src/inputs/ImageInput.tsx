import { Picture } from '@showroom/shared-ui/picture';
import { TextField } from '@showroom/shared-ui/text-field';
import { continuationsOf, isWholePicture } from '../media/picture-paths';
import { type InputProps, textOf } from './input';

/**
 * A picture of the library by its path, completed part by part, with a preview of what a visitor
 * sees.
 */
export function ImageInput({ field, id, value, onChange, error, errorAt }: InputProps<'Image'>) {
  const image = typeof value === 'object' && value !== null ? value : {};
  const src = textOf(Reflect.get(image, 'src'));
  const alt = textOf(Reflect.get(image, 'alt'));
  const change = (next: { src: string; alt: string }) =>
    onChange(next.src === '' && next.alt === '' ? undefined : next);
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      <TextField
        id={id}
        label="Picture"
        hint="Path in the media library, without size, or an https address."
        list={`${id}-paths`}
        autoComplete="off"
        optional={!field.required}
        value={src}
        error={error ?? errorAt('src')}
        onChange={(event) => change({ src: event.target.value, alt })}
      />
      <datalist id={`${id}-paths`}>
        {continuationsOf(src).map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      {field.attrs?.withAlt !== false && (
        <TextField
          id={`${id}-alt`}
          dir="auto"
          label="Description for people who do not see it"
          optional
          value={alt}
          error={errorAt('alt')}
          onChange={(event) => change({ src, alt: event.target.value })}
        />
      )}
      {isWholePicture(src) && <Picture src={src} alt={`Preview: ${alt}`} sizes="20rem" className="inputs-preview" />}
    </fieldset>
  );
}
