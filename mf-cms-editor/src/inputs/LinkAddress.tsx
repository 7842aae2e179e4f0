import type { LinkValue } from '@showroom/contracts/blocks/template';
import type { LinkTarget } from '@showroom/contracts/calls/pages';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { fetchLinkTargets } from '../data/page-calls';
import { FileAddress } from '../media/FileAddress';
import messages from './messages/en.json';

/** What the market's links can lead to, once somebody writes one; nothing until it is known. */
function useLinkTargets(isWanted: boolean): readonly LinkTarget[] {
  const { client, market } = usePlatform();
  const [targets, setTargets] = useState<readonly LinkTarget[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    // Without them an address is typed as ever.
    fetchLinkTargets(client, market.code, stop.signal).then(setTargets, () => undefined);
    return () => stop.abort();
  }, [client, market.code, isWanted]);
  return targets;
}

interface LinkAddressProps {
  readonly id: string;
  readonly type: Exclude<LinkValue['type'], 'form'>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (url: string) => void;
}

/** Where a link leads; pages of the site are offered by their titles, files from the library. */
export function LinkAddress({ id, type, value, error, onChange }: LinkAddressProps) {
  const texts = useMessages(messages);
  const [isEntered, setEntered] = useState(false);
  const isInternal = type === 'internal';
  const targets = useLinkTargets(isInternal && isEntered);
  if (type === 'file') {
    return <FileAddress id={id} label={texts.address_of_file} value={value} error={error} onChange={onChange} />;
  }
  return (
    <>
      <TextField
        id={id}
        label={texts.address}
        hint={texts.address_hints[type]}
        {...(isInternal && { list: `${id}-targets`, autoComplete: 'off' })}
        value={value}
        error={error}
        onFocus={() => setEntered(true)}
        onChange={({ target }) => onChange(target.value)}
      />
      {isInternal && (
        <datalist id={`${id}-targets`}>
          {targets.map(({ url, label }) => (
            <option key={url} value={url}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
