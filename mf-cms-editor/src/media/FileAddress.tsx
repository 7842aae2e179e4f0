import { documentIdIn, documentPath } from '@showroom/contracts/blocks/media-address';
import { TextField } from '@showroom/shared-ui/text-field';
import { ChosenMedia } from './ChosenMedia';

interface FileAddressProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly onChange: (address: string) => void;
}

/** Where a link to a file leads: a document of the library, or an address. */
export function FileAddress({ onChange, ...field }: FileAddressProps) {
  return (
    <>
      <TextField
        {...field}
        dir="ltr"
        hint="A document of the library, or an address that begins with / or https://."
        autoComplete="off"
        maxLength={2000}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <ChosenMedia
        kind="document"
        id={documentIdIn(field.value)}
        onChange={(media) => onChange(media === undefined ? '' : documentPath(media))}
      />
    </>
  );
}
