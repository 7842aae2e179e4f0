import { CONSENT_LINK, type ConsentScope } from '@showroom/contracts/entities/consent';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useMessages } from '../texts/messages';
import consentMessages from './messages/en.json';
import './ConsentGate.css';

/** What waits for which consent, and the class that gives it, and what stands for it, its size. */
export interface ConsentGateProps {
  readonly scopes: readonly ConsentScope[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const noChanges = () => () => undefined;
const isFree = (scopes: readonly ConsentScope[]) => scopes.every((scope) => scope === 'obligatory');

/**
 * Shows its content once the visitor agreed to its scopes; until then, on the server too, a note of
 * the same size, with a way to change the choice.
 */
export function ConsentGate({ scopes, className, children }: ConsentGateProps) {
  const { consent } = usePlatform();
  const texts = useMessages(consentMessages);
  const isAllowed = useSyncExternalStore(
    consent?.subscribe ?? noChanges,
    () => isFree(scopes) || consent?.get().allows(scopes) === true,
    () => isFree(scopes),
  );
  if (isAllowed) return <div className={className}>{children}</div>;
  return (
    <div className={['ui-consent-note', className].filter(Boolean).join(' ')}>
      <p>{texts.hidden}</p>
      <p>
        <a className="ui-link" href={CONSENT_LINK}>
          {texts.change}
        </a>
      </p>
    </div>
  );
}
