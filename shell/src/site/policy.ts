import type { Settings } from '@showroom/contracts/settings/settings';

interface PolicyInput {
  readonly nonce: string;
  readonly registryOrigin: string;
  readonly identityOrigin: string;
  readonly settings: Settings | undefined;
  /** On a site of developers: where code from disk and broken remotes come from. */
  readonly developing?: readonly string[];
}

/** The page's Content-Security-Policy: scripts by nonce only, no eval, no foreign origin but those of the settings. */
export function contentPolicy({
  nonce,
  registryOrigin,
  identityOrigin,
  settings,
  developing = [],
}: PolicyInput): string {
  const payment = originOf(settings?.['payment.stripe_script_url']);
  const own = (...more: (string | undefined)[]) =>
    ["'self'", ...more.filter((origin) => origin !== undefined)].join(' ');
  const rules: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': own(registryOrigin, `'nonce-${nonce}'`, ...developing),
    'img-src': own('data:'),
    'font-src': own(),
    'media-src': own(),
    'connect-src': own(payment, ...developing),
    'frame-src': payment ?? "'none'",
    'form-action': own(identityOrigin),
    'manifest-src': own(),
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Headers that every page carries beside the policy. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;
