import type { Body } from '../../demo/pictures/vehicle';

interface Style {
  readonly name: string;
  readonly body: Body;
}

/** Body styles as feeds write them, in lower case. */
const STYLES: Readonly<Record<string, Style>> = {
  suv: { name: 'SUV', body: 'suv' },
  'off-road/pick-up': { name: 'SUV', body: 'suv' },
  hatchback: { name: 'Hatchback', body: 'hatchback' },
  compact: { name: 'Hatchback', body: 'hatchback' },
  sedan: { name: 'Saloon', body: 'saloon' },
  wagon: { name: 'Estate', body: 'estate' },
  'station wagon': { name: 'Estate', body: 'estate' },
  coupe: { name: 'Coupé', body: 'coupe' },
  convertible: { name: 'Convertible', body: 'convertible' },
  van: { name: 'Van', body: 'van' },
  transporter: { name: 'Van', body: 'van' },
  commercial: { name: 'Van', body: 'van' },
  'people mover': { name: 'People carrier', body: 'van' },
  'ute / tray': { name: 'Pick-up', body: 'pickup' },
};

/** For feeds that do not tell the body: well-known models of another shape than a hatchback. */
const BY_MODEL: readonly (readonly [pattern: RegExp, style: Style])[] = [
  [
    /^(kuga|ecosport|edge|puma|tiguan|touareg|t-(roc|cross)|q[2-8]$|sq[57]|x[1-7]$|gl[abces]?\b|gle|glc|m class|g class|mokka|crossland|grandland|antara|tucson|santa fe|kona|ix35|rav4|c-hr|land cruiser|urban cruiser|yeti|ka(dj|r|m)|kodiaq|qashqai|juke|x-trail|duster|captur|kadjar|stelvio|compass|renegade|sportage|sorento|cx-|outlander|asx|vitara|tarraco|ateca|arona|3008|5008|2008|xc\d\d|escalade|macan|cayenne|levante|urus|dbx|bentayga)/i,
    { name: 'SUV', body: 'suv' },
  ],
  [
    /^(passat|insignia|mondeo|superb|octavia|arteon|jetta|avensis|camry|i40|vectra|[1357] series|[ces] class|a[468]$|s[48]$|m[35]$|cla|cls|model [s3]|giulia|xe|xf|xj|ioniq|prius)/i,
    { name: 'Saloon', body: 'saloon' },
  ],
  [
    /^(mustang|tt|gt86|supra|scirocco|r8|z[34]|[2468] series|a[57]$|s5|rs[57]|m[246]$|i8|cl class|clc|clk|gtc|veloster|tigra|cc$|f-type|911|f12|huracan|aventador)/i,
    { name: 'Coupé', body: 'coupe' },
  ],
  [
    /^(sl |slk|slc|cascada|eos|beetle cabrio|streetka|roadster|boxster|mx-5)/i,
    { name: 'Convertible', body: 'convertible' },
  ],
  [
    /^(galaxy|s-max|touran|sharan|caddy|california|caravelle|shuttle|zafira|vivaro|combo|meriva|tourneo|grand tourneo|transit|proace|verso|v class|i800|b-max|c-max|grand c-max|roomster|scenic|espace|berlingo|rifter|doblo|multivan|transporter)/i,
    { name: 'People carrier', body: 'van' },
  ],
  [/^(ranger|amarok|hilux|x-class|navara|l200|d-max|triton|f-?150)/i, { name: 'Pick-up', body: 'pickup' }],
];

const HATCHBACK: Style = { name: '', body: 'hatchback' };

/**
 * The style that a feed names, or else that of a well-known model; unnamed when neither is known.
 */
export function bodyStyle(named: string, model: string): Style {
  const known = STYLES[named.trim().toLowerCase()];
  return known ?? BY_MODEL.find(([pattern]) => pattern.test(model))?.[1] ?? HATCHBACK;
}
