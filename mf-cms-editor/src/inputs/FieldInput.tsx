import { assertNever } from '@showroom/contracts/errors/assert-never';
import { JsonInput, MarkdownInput } from './CodeInputs';
import { FilmInput } from './FilmInput';
import { ImageInput } from './ImageInput';
import type { InputProps } from './input';
import { LinkInput, LinksCollectionInput } from './LinkInputs';
import { BoolInput, IconInput, NumberInput, SelectInput, TextInput } from './PlainInputs';
import { VehiclesInput } from './VehiclesInput';
import './Inputs.css';

/** The input for a field of any kind. */
export function FieldInput({ field, ...rest }: InputProps) {
  switch (field.field_type) {
    case 'String':
    case 'Text':
      return <TextInput field={field} {...rest} />;
    case 'Icon':
      return <IconInput field={field} {...rest} />;
    case 'Markdown':
      return <MarkdownInput field={field} {...rest} />;
    case 'Bool':
      return <BoolInput field={field} {...rest} />;
    case 'Number':
      return <NumberInput field={field} {...rest} />;
    case 'Select':
      return <SelectInput field={field} {...rest} />;
    case 'Image':
      return <ImageInput field={field} {...rest} />;
    case 'Film':
      return <FilmInput field={field} {...rest} />;
    case 'Link':
      return <LinkInput field={field} {...rest} />;
    case 'LinksCollection':
      return <LinksCollectionInput field={field} {...rest} />;
    case 'Json':
      return field.attrs?.input === 'vehicles' ? (
        <VehiclesInput field={field} {...rest} />
      ) : (
        <JsonInput field={field} {...rest} />
      );
    case 'Separator':
      return <hr className="inputs-separator" />;
    default:
      return assertNever(field);
  }
}
