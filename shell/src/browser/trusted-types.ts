import { withBasePath } from '@showroom/contracts/base-path';
import type { Settings } from '@showroom/contracts/settings/settings';
import { isReleaseFile } from '../federation/known-hashes';
import { proofOrigins } from '../settings/proof-origins';

/** `Window.trustedTypes`, where a browser has it; a policy answers null for what it refuses. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: PolicyRules,
  ): { createHTML(text: string): string; createScriptURL(address: string): string };
}
interface PolicyRules {
  readonly createHTML?: (text: string) => string | null;
  readonly createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

type Reader = { get<K extends ScriptSetting>(key: K): Settings[K] };
type ScriptSetting =
  | 'payment.stripe_script_url'
  | 'payment.paypal_script_url'
  | 'payment.paypal_client_id'
  | 'payment.script_origins'
  | 'naas_navigation.configuration'
  | 'cookie_consent.script_url'
  | 'cookie_consent.origins'
  | 'analytics.tag_manager_url'
  | 'analytics.origins'
  | 'recaptcha.site_key';

/**
 * The second wall behind cleaned HTML and the page's policy: whatever text becomes HTML or the
 * address of a script in this page passes here (Trusted Types, `require-trusted-types-for
 * 'script'`). Text is never run as code.
 */
export function guardSinks(settings: Reader): void {
  const { trustedTypes } = window;
  if (!trustedTypes) return;
  const parser = trustedTypes.createPolicy('parser', { createHTML: (text) => text });
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (isPassive(text, (html) => parser.createHTML(html)) ? text : null),
    createScriptURL: (address) => (isScriptAddress(new URL(address, document.baseURI), settings) ? address : null),
  });
}

/** React makes every script element from this text, and fills in what is data. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Whether HTML would run nothing. It is looked at in a document of its own, where nothing loads and
 * no handler is called.
 */
function isPassive(text: string, trusted: (html: string) => string): boolean {
  if (!text.includes('<') || text === EMPTY_SCRIPT) return true;
  const template = document.createElement('template');
  template.innerHTML = trusted(text);
  return [...template.content.querySelectorAll('*')].every(
    (element) =>
      !ACTIVE.some((active) => element.matches(active)) &&
      !(element.matches(RAW_TEXT) && element.textContent.includes('<')) &&
      [...element.attributes].every(
        ({ name, value }) => !/^on/i.test(name) && !(ADDRESS.test(name) && isScript(value)),
      ),
  );
}

/** `template` hides its content from a look; `noscript` is text in a page, and elements here. */
const ACTIVE = ['script', 'iframe[srcdoc]', 'object', 'embed', 'base', 'template', 'noscript'];

/** What is text in them here may be elements where the HTML goes, such as inside of an `svg`. */
const RAW_TEXT = 'style, title, textarea, iframe, xmp, noembed, noframes, plaintext';

/** Attributes whose text is an address, or becomes one in an animation. */
const ADDRESS = /^(?:(?:xlink:)?href|src|action|formaction|to|from|values)$/i;

/** Browsers skip blanks and control characters in a scheme. */
function isScript(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip
  return /^javascript:/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));
}

/**
 * The shell's own files, files of releases that the site's server has verified, and the vendors of
 * the settings.
 */
function isScriptAddress({ origin, pathname, href }: URL, settings: Reader): boolean {
  if (origin === window.location.origin) return pathname.startsWith(withBasePath('/assets/')) || isReleaseFile(href);
  return isReleaseFile(href) || vendorOrigins(settings).includes(origin);
}

function vendorOrigins(settings: Reader): string[] {
  const wallet = settings.get('payment.paypal_client_id')
    ? [settings.get('payment.paypal_script_url'), ...settings.get('payment.script_origins')]
    : [];
  const navigation = settings.get('naas_navigation.configuration')?.origins ?? [];
  return [
    settings.get('payment.stripe_script_url'),
    ...wallet,
    ...navigation,
    settings.get('cookie_consent.script_url'),
    ...settings.get('cookie_consent.origins'),
    settings.get('analytics.tag_manager_url'),
    ...settings.get('analytics.origins'),
    ...proofOrigins(settings.get('recaptcha.site_key')),
  ].flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}
