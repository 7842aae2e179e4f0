import * as z from 'zod/mini';
import { CONSENT_SCOPES, CONSENT_STRATEGIES } from '../entities/consent';
import { httpUrl } from '../entities/http-url';
import { origins } from './origins';
import { pageLanguage } from './page-language';
import { setting } from './setting';

const label = z._default(z.string().check(z.maxLength(80)), '');

/** What the banner says; without a label each button has its usual one. */
const bannerContent = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** HTML; the API cleans it before anybody is told it. */
  body: z._default(z.string().check(z.maxLength(5000)), ''),
  /** "Accept" in English. */
  accept_label: label,
  reject_label: label,
  choose_label: label,
  button_position: z._default(z.enum(['left', 'center', 'right']), 'right'),
  title_level: z._default(z.int().check(z.gte(1), z.lte(6)), 2),
  language: pageLanguage,
});
/** What the cookie banner says. */
export type BannerContent = z.output<typeof bannerContent>;

/** What a visitor must have agreed to before anything of an origin is loaded. */
const gatedOrigin = z.object({
  origin: z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, 'must be an origin, https://films.example')),
  scope: z.enum(CONSENT_SCOPES),
});

/** Who asks visitors for their consent, with which words, and what waits for it. */
export const consentSettings = [
  setting({
    key: 'cookie_consent.strategy',
    schema: z.enum(CONSENT_STRATEGIES),
    default: 'basic',
    summary:
      'Who asks visitors for consent: the banner of the site (basic), nobody, so that nothing waits for it (none), or one of the providers.',
    audience: 'public',
    readers: ['shell', 'mf-navigation'],
  }),
  setting({
    key: 'cookie_consent.content',
    schema: z.array(bannerContent).check(z.maxLength(20)),
    default: [],
    summary:
      'The cookie banner of the strategy basic: the first entry in the language of the page; without any nobody is asked, and what needs consent stays away.',
    audience: 'public',
    readers: ['shell', 'mf-navigation', 'infra'],
  }),
  setting({
    key: 'cookie_consent.storage_key',
    schema: z.string().check(z.regex(/^[\w.-]{1,60}$/, 'must be a word such as cookieConsentStatus')),
    default: 'cookieConsentStatus',
    summary: 'Key of the local storage under which the choice of a visitor is kept; another one asks everybody again.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'cookie_consent.script_url',
    schema: z.union([z.literal(''), httpUrl]),
    default: '',
    summary:
      "Address of the provider's script, such as https://consent.cookiebot.com/uc.js: without it a provider asks nobody, and what needs consent stays away.",
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'cookie_consent.script_id',
    schema: z.string().check(z.maxLength(200)),
    default: '',
    summary:
      "The site's id at the provider: data-domain-script of OneTrust, data-cbid of Cookiebot, data-settings-id of Usercentrics.",
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'cookie_consent.origins',
    schema: origins,
    default: [],
    summary: "More origins of the provider, beside its script's: from where it loads texts, styles and pictures.",
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'cookie_consent.gated_origins',
    schema: z.array(gatedOrigin).check(z.maxLength(100)),
    default: [],
    summary:
      'What must be agreed to before a frame or a film of an origin is shown; without an entry frames need marketing, and films nothing.',
    audience: 'public',
    readers: ['shell'],
  }),
] as const;
