import { FieldError } from '@showroom/shared-ui/field';
import type { InputProps } from './input';
import { LinkParts } from './LinkParts';
import { isEmptyLink, linkOf } from './link-value';

/** One link; without text and address there is none. */
export function LinkInput({ field, id, value, onChange, error, errorAt }: InputProps) {
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      <LinkParts
        id={id}
        link={linkOf(value)}
        errorAt={errorAt}
        onChange={(link) => onChange(isEmptyLink(link) ? undefined : link)}
      />
      {error && <FieldError id={`${id}-all`}>{error}</FieldError>}
    </fieldset>
  );
}
