import { withBasePath } from '@showroom/contracts/base-path';
import { foreignOrigins } from '@showroom/contracts/content/foreign-origins';
import type { Settings } from '@showroom/contracts/settings/settings';
import { proofOrigins } from '../settings/proof-origins';
import type { PolicySources } from './inline-hashes';

/** Where browsers report what a policy refused. */
export const POLICY_REPORTS = '/policy-reports';

interface PolicyInput {
  readonly sources: PolicySources;
  readonly registryOrigin: string;
  readonly identityOrigin: string;
  readonly settings: Settings | undefined;
  /** Drafts alone may stand in a frame, and in one of the site itself. */
  readonly isPreview?: boolean;
  /** A page for editors, which shows drafts in frames. */
  readonly isBuilder?: boolean;
  /**
   * Whether text that nobody vouches for is refused, or only counted while a new vendor is tried.
   */
  readonly trustedTypes: 'enforce' | 'report';
  /** On a site of developers: where code from disk and broken remotes come from. */
  readonly developing?: readonly string[];
}

/** Those of a page that is sent once, while it is rendered. */
export function nonceSources(nonce: string): PolicySources {
  return { script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`] };
}

/**
 * The page's Content-Security-Policy: scripts by nonce or hash only, no eval, no foreign origin but
 * those of the settings.
 */
export function policyHeaders({
  sources,
  registryOrigin,
  identityOrigin,
  settings,
  isPreview = false,
  isBuilder = false,
  trustedTypes,
  developing = [],
}: PolicyInput): Readonly<Record<string, string>> {
  const payment = paymentOrigins(settings);
  const { picture, film, frame } = foreignOrigins(settings);
  const consent = consentOrigins(settings);
  const tags = tagOrigins(settings);
  const maps = mapOrigins(settings);
  const others = [...new Set([...consent, ...tags, ...proofOrigins(settings?.['recaptcha.site_key'])])];
  const frames = [...new Set([...payment, ...frame, ...others])];
  const checkout = originOf(settings?.['payment.liqpay_checkout_url']);
  const own = (...more: (string | undefined)[]) =>
    ["'self'", ...more.filter((origin) => origin !== undefined)].join(' ');
  const rules: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    // Where `strict-dynamic` is known it decides who may add a script, and origins mean nothing.
    'script-src': [...sources.script, "'strict-dynamic'", ...new Set([...navigationOrigins(settings), ...others])].join(
      ' ',
    ),
    'style-src': own(registryOrigin, ...sources.style, ...consent, ...developing),
    // The catalogue of blocks shows pictures that were released with them.
    'img-src': own('data:', registryOrigin, ...new Set([...picture, ...others, ...maps])),
    'font-src': own(),
    'media-src': own(...film),
    'connect-src': own(...new Set([...payment, ...others, ...collectOrigins(settings), ...maps]), ...developing),
    'frame-src': isBuilder ? own(...frames) : frames.length > 0 ? frames.join(' ') : "'none'",
    // Maps draw in one, which lies among the shell's files.
    'worker-src': own(),
    'form-action': own(identityOrigin, checkout),
    'manifest-src': own(),
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': isPreview ? "'self'" : "'none'",
    'report-uri': withBasePath(POLICY_REPORTS),
  };
  // What developers change comes by ways that no visitor's page has.
  if (developing.length > 0) return { 'content-security-policy': format(rules) };
  if (trustedTypes === 'enforce') return { 'content-security-policy': format({ ...rules, ...TRUSTED_TYPES }) };
  return {
    'content-security-policy': format(rules),
    'content-security-policy-report-only': format({ ...TRUSTED_TYPES, 'report-uri': withBasePath(POLICY_REPORTS) }),
  };
}

/**
 * What becomes HTML or a script passes the page's own rules (`browser/trusted-types`). DOMPurify
 * and Vue make policies of their own.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': "'script'",
  'trusted-types': "start parser default metaheads dompurify vue 'allow-duplicates'",
};

function format(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Whose scripts draw frames and make calls: a wallet without a client id is not in use. */
function paymentOrigins(settings: Settings | undefined): string[] {
  const card = originOf(settings?.['payment.stripe_script_url']);
  const wallet = settings?.['payment.paypal_client_id'] ? originOf(settings['payment.paypal_script_url']) : undefined;
  return [...new Set([card, wallet].filter((origin) => origin !== undefined))];
}

/** Of the provider that asks visitors for consent; the site's own banner needs none. */
function consentOrigins(settings: Settings | undefined): string[] {
  if (!settings?.['cookie_consent.script_url'] || OWN_STRATEGIES.includes(settings['cookie_consent.strategy']))
    return [];
  return knownOrigins([settings['cookie_consent.script_url'], ...settings['cookie_consent.origins']]);
}

const OWN_STRATEGIES: readonly string[] = ['basic', 'none'];

/** Of the tag manager and of what its tags send to. */
function tagOrigins(settings: Settings | undefined): string[] {
  if (!settings?.['analytics.tag_manager_id']) return [];
  return knownOrigins([settings['analytics.tag_manager_url'], ...settings['analytics.origins']]);
}

function collectOrigins(settings: Settings | undefined): string[] {
  return knownOrigins([settings?.['analytics.collect_url']]);
}

/** Of a map's style and of what it is drawn from; without a style a map asks nobody. */
function mapOrigins(settings: Settings | undefined): string[] {
  if (!settings?.['map.style_url']) return [];
  return knownOrigins([settings['map.style_url'], ...settings['map.origins']]);
}

const knownOrigins = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.map(originOf).filter((origin) => origin !== undefined)),
];

/** Whose scripts a market's navigation may bring (`naas_navigation.configuration`). */
function navigationOrigins(settings: Settings | undefined): string[] {
  const { origins = [] } = settings?.['naas_navigation.configuration'] ?? {};
  return [...new Set(origins.map(originOf).filter((origin) => origin !== undefined))];
}

function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Headers that every page carries beside the policy. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A wallet's window answers to the page that opened it; whom somebody else opens is cut off all
  // the same.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;
