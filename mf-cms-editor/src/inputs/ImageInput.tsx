import { withBasePath } from '@showroom/contracts/base-path';
import { isMediaValue, type MediaValue } from '@showroom/contracts/blocks/media-value';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { MediaPicker } from '../media/MediaPicker';
import { type InputProps, textOf } from './input';
import messages from './messages/en.json';

/** A picture: one of the library, or a drawn one by its path. */
export function ImageInput(props: InputProps<'Image'>) {
  const { field, value, onChange, error } = props;
  const texts = useMessages(messages);
  const [isChoosing, setChoosing] = useState(false);
  const isOfLibrary = isMediaValue(value);
  const isLibraryAlone = field.attrs?.source === 'library';
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      {isOfLibrary && <LibraryPicture {...props} value={value} />}
      {!isOfLibrary && !isLibraryAlone && <DrawnPicture {...props} />}
      {(isOfLibrary || isLibraryAlone) && error && (
        <p role="alert" className="ui-field-error">
          {error}
        </p>
      )}
      <p className="editor-actions">
        <Button kind="secondary" size="small" onClick={() => setChoosing(true)}>
          {isOfLibrary ? texts.choose_another_picture : texts.choose_from_library}
        </Button>
        {isOfLibrary && (
          <Button kind="tertiary" onClick={() => onChange(undefined)}>
            {texts.remove_picture}
          </Button>
        )}
      </p>
      {isChoosing && (
        <MediaPicker
          kind="image"
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            setChoosing(false);
            onChange({ media: id });
          }}
        />
      )}
    </fieldset>
  );
}

type LibraryPictureProps = Omit<InputProps<'Image'>, 'value'> & { readonly value: MediaValue };

/** What is told to people who do not see it: the library's words, other ones, or nothing. */
function LibraryPicture({ field, id, value, onChange, errorAt }: LibraryPictureProps) {
  const texts = useMessages(messages);
  const { media, alt = '', decorative = false } = value;
  const change = (next: Told) =>
    onChange({ media, ...(next.alt !== '' && { alt: next.alt }), ...(next.decorative && { decorative: true }) });
  return (
    <>
      {/* What it is now, whatever its revision. */}
      <Picture
        src={withBasePath(`/media/library/${encodeURIComponent(media)}/0`)}
        alt={fillText(texts.preview, { alt })}
        sizes="20rem"
        className="inputs-preview"
      />
      {field.attrs?.withAlt !== false && (
        <ToldFields
          id={id}
          alt={alt}
          decorative={decorative}
          hint={texts.library_description_hint}
          error={errorAt('alt')}
          onChange={change}
        />
      )}
    </>
  );
}

/** What people are told who do not see a picture. */
interface Told {
  readonly alt: string;
  readonly decorative: boolean;
}

interface ToldFieldsProps extends Told {
  /** Of the field of the picture. */
  readonly id: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly onChange: (next: Told) => void;
}

function ToldFields({ id, alt, decorative, hint, error, onChange }: ToldFieldsProps) {
  const texts = useMessages(messages);
  return (
    <>
      <Checkbox
        label={texts.decorates}
        hint={texts.decorates_hint}
        checked={decorative}
        onChange={({ target }) => onChange({ alt, decorative: target.checked })}
      />
      {!decorative && (
        <TextField
          id={`${id}-alt`}
          dir="auto"
          label={texts.picture_description}
          hint={hint}
          optional
          value={alt}
          error={error}
          onChange={({ target }) => onChange({ alt: target.value, decorative })}
        />
      )}
    </>
  );
}

/** Whether an address can be shown: the whole path of a drawn picture, or a picture elsewhere. */
const isWholePicture = (text: string) =>
  /^https:\/\/\S+\.\S+/.test(text) || /^\/media\/(heroes|vehicles)(\/[\w-]+){3}$/.test(text);

/** A drawn picture by its path, with a preview of what a visitor sees. */
function DrawnPicture({ field, id, value, onChange, error, errorAt }: InputProps<'Image'>) {
  const texts = useMessages(messages);
  const image = typeof value === 'object' && value !== null ? value : {};
  const src = textOf(Reflect.get(image, 'src'));
  const alt = textOf(Reflect.get(image, 'alt'));
  const decorative = Reflect.get(image, 'decorative') === true;
  function change(next: Partial<Told & { src: string }>): void {
    const whole = { src, alt, decorative, ...next };
    const isEmpty = whole.src === '' && whole.alt === '' && !whole.decorative;
    onChange(isEmpty ? undefined : { src: whole.src, alt: whole.alt, ...(whole.decorative && { decorative: true }) });
  }
  return (
    <>
      <TextField
        id={id}
        label={texts.picture}
        hint={texts.picture_hint}
        autoComplete="off"
        optional={!field.required}
        value={src}
        error={error ?? errorAt('src')}
        onChange={({ target }) => change({ src: target.value })}
      />
      {field.attrs?.withAlt !== false && (
        <ToldFields id={id} alt={alt} decorative={decorative} error={errorAt('alt')} onChange={change} />
      )}
      {isWholePicture(src) && (
        <Picture src={src} alt={fillText(texts.preview, { alt })} sizes="20rem" className="inputs-preview" />
      )}
    </>
  );
}
