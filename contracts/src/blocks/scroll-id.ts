/** Letters and digits of any script, `-` and `_`; begins with a letter. */
const SHAPE = /^\p{L}[\p{L}\p{M}\p{N}_-]{0,63}$/u;

/** Ids that the site's own elements have. */
const IDS = [
  ...['page-state', 'page-texts', 'page-blocks', 'content', 'steps-title', 'success-then', 'similar-vehicles'],
  ...['confirmation-history', 'details-retailer', 'details-summary'],
  ...['navigation-menu', 'newer-navigation-menu', 'vue-navigation-menu'],
  ...['slot-.*', 'component-.*', 'vehicle-.*', 'photo-.*', 'field-.*', 'price-note-.*', 'html-.*', 'naas-.*'],
];

/**
 * An element's id is a name of the window too: what our builds, features of browsers and vendors'
 * scripts are found by.
 */
const NAMES = [
  ...[
    'mf_.*',
    'webpackchunk.*',
    'earlypresses',
    'earlychanges',
    'hydrationstate',
    'showroom.*',
    'trustedtypes',
    'global',
  ],
  ...['stripe', 'paypal', 'liqpaycheckout', 'grecaptcha', 'datalayer', 'google.*'],
  ...['cookiebot', 'cookieconsent', 'cookieinformation', 'onetrust.*', 'optanon.*', 'uc_ui', 'cookie-settings'],
];

const RESERVED = new RegExp(`^(?:${[...IDS, ...NAMES].join('|')})$`, 'i');

/**
 * Whether an editor may give this id to a block: hash links reach it, and nothing of the site is
 * taken for it.
 */
export function isScrollId(value: string): boolean {
  return SHAPE.test(value) && !RESERVED.test(value);
}
