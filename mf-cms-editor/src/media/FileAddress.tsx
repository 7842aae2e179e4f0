import { documentIdIn, documentPath } from '@showroom/contracts/blocks/media-address';
import { useMessages } from '@showroom/shared-ui/messages';
import { TextField } from '@showroom/shared-ui/text-field';
import { ChosenMedia } from './ChosenMedia';
import messages from './messages/en.json';

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
  const texts = useMessages(messages);
  return (
    <>
      <TextField
        {...field}
        dir="ltr"
        hint={texts.file_address_hint}
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
