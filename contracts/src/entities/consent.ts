/** What visitors are asked for: the one list of purposes, for content, cookies and analytics. */
export const CONSENT_SCOPES = ['obligatory', 'optional', 'statistic', 'marketing', 'unclassified'] as const;
/** A purpose that a visitor agrees to, or not. */
export type ConsentScope = (typeof CONSENT_SCOPES)[number];

/** `unknown` while nothing is stored, `pending` while a visitor is asked. */
export const CONSENT_STATUSES = ['pending', 'accepted', 'rejected', 'unknown'] as const;
/** How far a visitor's choice has come. */
export type ConsentStatus = (typeof CONSENT_STATUSES)[number];

/** Who asks: the site's own banner, nobody, or a provider whose script the settings name. */
export const CONSENT_STRATEGIES = [
  'basic',
  'none',
  'oneTrust',
  'cookiebot',
  'cookieinformation',
  'userCentrics',
] as const;
/** Who asks a market's visitors. */
export type ConsentStrategy = (typeof CONSENT_STRATEGIES)[number];

/** A visitor's choice. */
export interface ConsentChoice {
  readonly status: ConsentStatus;
  readonly scopes: readonly ConsentScope[];
}

/** Scopes that each strategy can tell apart. */
export const SCOPES_OF_STRATEGY = {
  basic: CONSENT_SCOPES,
  none: CONSENT_SCOPES,
  oneTrust: ['obligatory', 'optional'],
  cookiebot: CONSENT_SCOPES,
  cookieinformation: CONSENT_SCOPES,
  userCentrics: CONSENT_SCOPES,
} as const satisfies Readonly<Record<ConsentStrategy, readonly ConsentScope[]>>;

/**
 * Whether what needs these scopes is allowed: the choice must be made, and name each of them. What
 * a provider cannot tell apart is part of its `optional`; what is obligatory waits for nobody.
 */
export function isConsented(
  strategy: ConsentStrategy,
  choice: ConsentChoice,
  needed: readonly ConsentScope[],
): boolean {
  if (strategy === 'none') return true;
  const known: readonly ConsentScope[] = SCOPES_OF_STRATEGY[strategy];
  return needed.every((scope) => {
    if (scope === 'obligatory') return true;
    return choice.status === 'accepted' && choice.scopes.includes(known.includes(scope) ? scope : 'optional');
  });
}

/** What a page knows of its visitor's choice. */
export interface Consent extends ConsentChoice {
  /** Whether what needs these scopes may be shown, loaded or stored now. */
  readonly allows: (needed: readonly ConsentScope[]) => boolean;
}

/** The choice of a page's visitor, and its changes. In browsers only: pages are alike for all. */
export interface ConsentSource {
  get(): Consent;
  subscribe(listener: () => void): () => void;
}

/** A link to it anywhere on a page opens the choice again. */
export const CONSENT_LINK = '#cookie-settings';

/**
 * What must be agreed to before something is loaded from an address: what a market says of its
 * origin, else marketing for pages in frames, and nothing for films.
 */
export function scopeOfSource(
  kind: 'frame' | 'film',
  address: string,
  gated: readonly { readonly origin: string; readonly scope: ConsentScope }[],
): ConsentScope {
  const origin = URL.canParse(address) ? new URL(address).origin : undefined;
  const named = gated.find((one) => origin !== undefined && new URL(one.origin).origin === origin);
  return named?.scope ?? (kind === 'frame' ? 'marketing' : 'obligatory');
}
