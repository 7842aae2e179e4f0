import {
  CONSENT_SCOPES,
  type Consent,
  type ConsentChoice,
  type ConsentScope,
  type ConsentStrategy,
  isConsented,
} from '@showroom/contracts/entities/consent';

export const ACCEPTED_ALL: ConsentChoice = { status: 'accepted', scopes: CONSENT_SCOPES };
export const REJECTED: ConsentChoice = { status: 'rejected', scopes: ['obligatory'] };
export const PENDING: ConsentChoice = { status: 'pending', scopes: [] };
const UNKNOWN: ConsentChoice = { status: 'unknown', scopes: [] };

/** Accepted with these scopes alone; what is obligatory is always one of them. */
export function acceptedWith(scopes: readonly ConsentScope[]): ConsentChoice {
  return {
    status: 'accepted',
    scopes: CONSENT_SCOPES.filter((scope) => scope === 'obligatory' || scopes.includes(scope)),
  };
}

interface FirstChoice {
  readonly stored: ConsentChoice | undefined;
  /** Whether the banner has something to say. */
  readonly hasContent: boolean;
  readonly isPrivacyControlled: boolean;
}

/**
 * Where a visitor of the strategy basic begins: at the stored choice, else at the refusal that
 * their browser speaks for them, else at the question, where there is one.
 */
export function firstChoice({ stored, hasContent, isPrivacyControlled }: FirstChoice): ConsentChoice {
  if (stored) return stored;
  if (isPrivacyControlled) return REJECTED;
  return hasContent ? PENDING : UNKNOWN;
}

/** What a provider tells of a visitor's choice. */
export interface ProvidedChoice extends ConsentChoice {
  /** Whether the visitor said it themselves, not the law of their country for them. */
  readonly isExplicit: boolean;
}

/** Global Privacy Control is a refusal until the visitor themselves says otherwise. */
export function respectfulChoice(
  { isExplicit, ...choice }: ProvidedChoice,
  isPrivacyControlled: boolean,
): ConsentChoice {
  return isPrivacyControlled && !isExplicit ? REJECTED : choice;
}

/** A choice with the rule of who asked for it. */
export function consentOf(strategy: ConsentStrategy, choice: ConsentChoice): Consent {
  return { ...choice, allows: (needed) => isConsented(strategy, choice, needed) };
}

declare global {
  interface Navigator {
    /** Global Privacy Control, where a browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

export const isPrivacyControlled = () => navigator.globalPrivacyControl === true;
