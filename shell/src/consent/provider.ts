import type { ConsentScope } from '@showroom/contracts/entities/consent';
import type { ProvidedChoice } from './choices';

/** A provider that asks visitors with a dialog of its own. */
export interface Provider {
  /** Shows its dialog again. */
  readonly ask: () => void;
}

interface ProviderInput {
  readonly scriptUrl: string;
  readonly id: string;
  readonly locale: string;
  readonly onChoice: (choice: ProvidedChoice) => void;
}

export type ConnectProvider = (input: ProviderInput) => Provider;

/** Adds a script to the page, once per address; the page's policy knows its origin. */
export function addScript(src: string, attributes: Readonly<Record<string, string>>): void {
  if ([...document.scripts].some((script) => script.src === new URL(src, document.baseURI).href)) return;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  script.addEventListener('error', () => console.info('Nobody asks for consent: the script did not come from', src));
  document.head.append(script);
}

/** Accepted as soon as anything beside the obligatory is. */
export function providedChoice(scopes: readonly ConsentScope[], isExplicit: boolean): ProvidedChoice {
  const isAccepted = scopes.some((scope) => scope !== 'obligatory');
  if (!isAccepted && !isExplicit) return { status: 'pending', scopes: [], isExplicit };
  return { status: isAccepted ? 'accepted' : 'rejected', scopes, isExplicit };
}
