import { Button } from '@showroom/shared-ui/button';
import { FieldError } from '@showroom/shared-ui/field';
import type { InputProps } from './input';
import { LinkParts } from './LinkParts';
import { ListItem } from './ListItem';
import { EMPTY_LINK, linkOf } from './link-value';
import { moved } from './moved';

/** Links in an order of their own. */
export function LinksCollectionInput({ field, id, value, onChange, error, errorAt }: InputProps) {
  const links = Array.isArray(value) ? value.map(linkOf) : [];
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      {links.map((link, place) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, and each input takes its value from its place
          key={place}
          name={`Link ${place + 1}`}
          place={place}
          count={links.length}
          onMove={(to) => onChange(moved(links, place, to))}
          onRemove={() => onChange(links.filter((_, index) => index !== place))}
        >
          <LinkParts
            id={`${id}-${place}`}
            link={link}
            errorAt={(part) => errorAt(`${place}.${part}`)}
            onChange={(changed) => onChange(links.map((one, index) => (index === place ? changed : one)))}
          />
        </ListItem>
      ))}
      {error && <FieldError id={`${id}-all`}>{error}</FieldError>}
      <Button id={id} kind="secondary" size="small" onClick={() => onChange([...links, EMPTY_LINK])}>
        Add a link
      </Button>
    </fieldset>
  );
}
