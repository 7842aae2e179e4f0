import { CONSENT_SCOPES, type ConsentScope } from '@showroom/contracts/entities/consent';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useMessages } from '@showroom/shared-ui/messages';
import { useEffect, useRef } from 'react';
import messages from './messages/en.json';

interface ScopesProps {
  readonly scopes: readonly ConsentScope[];
  readonly onChange: (scopes: readonly ConsentScope[]) => void;
}

/** What a visitor may agree to, each by itself. */
export function Scopes({ scopes, onChange }: ScopesProps) {
  const texts = useMessages(messages);
  const ref = useRef<HTMLFieldSetElement>(null);
  // The button that brought them is gone, and the focus with it.
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  return (
    <fieldset ref={ref} className="consent-scopes">
      <legend>{texts.scopes}</legend>
      {CONSENT_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={texts[scope]}
          hint={texts.hints[scope]}
          checked={scope === 'obligatory' || scopes.includes(scope)}
          disabled={scope === 'obligatory'}
          onChange={({ target }) =>
            onChange(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
          }
        />
      ))}
    </fieldset>
  );
}
