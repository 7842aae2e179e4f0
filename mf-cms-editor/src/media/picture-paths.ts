const BODIES = [
  'range-rover',
  'range-rover-sport',
  'range-rover-velar',
  'range-rover-evoque',
  'defender-90',
  'defender-110',
  'defender-130',
  'discovery',
  'discovery-sport',
  'f-pace',
  'e-pace',
  'i-pace',
  'f-type',
  'xe',
  'xf',
] as const;

const COLOURS = [
  'fuji-white',
  'santorini-black',
  'eiger-grey',
  'carpathian-grey',
  'charente-grey',
  'hakuba-silver',
  'byron-blue',
  'portofino-blue',
  'tasman-blue',
  'firenze-red',
  'caldera-red',
  'pangea-green',
  'british-racing-green',
  'gondwana-stone',
  'lantau-bronze',
  'sunset-gold',
] as const;

const LAST = {
  heroes: ['studio', 'dusk', 'desert', 'mountain', 'coast', 'city'],
  vehicles: ['side', 'front', 'rear', 'wheel', 'interior'],
} as const;

const KINDS = ['heroes', 'vehicles'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(part: string | undefined): Kind | undefined {
  return KINDS.find((kind) => kind === part);
}

/**
 * How a path of the media library goes on: `/media/{kind}/{vehicle}/{colour}/{scene or angle}`, one
 * part at a time.
 */
export function continuationsOf(text: string): readonly string[] {
  const [root, media, kindPart, body, colour] = text.split('/');
  const kind = kindOf(kindPart);
  if (root !== '' || media !== 'media' || !kind) return KINDS.map((one) => `/media/${one}/`);
  const base = `/media/${kind}`;
  if (!BODIES.some((one) => one === body)) return BODIES.map((one) => `${base}/${one}/`);
  if (!COLOURS.some((one) => one === colour)) return COLOURS.map((one) => `${base}/${body}/${one}/`);
  return LAST[kind].map((one) => `${base}/${body}/${colour}/${one}`);
}

/** Whether an address can be shown: a whole path of the library, or a picture elsewhere. */
export function isWholePicture(text: string): boolean {
  if (/^https:\/\/\S+\.\S+/.test(text)) return true;
  return /^\/media\/(heroes|vehicles)\/[a-z0-9-]+\/[a-z0-9-]+\/[a-z_-]+$/.test(text);
}
