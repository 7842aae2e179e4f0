/**
 * Spellings of feeds, in lower case and without hyphens; brands that are not here are kept as
 * written.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  abarth: 'Abarth',
  'alfa romeo': 'Alfa Romeo',
  'aston martin': 'Aston Martin',
  audi: 'Audi',
  bmw: 'BMW',
  byd: 'BYD',
  citroen: 'Citroën',
  cupra: 'Cupra',
  dacia: 'Dacia',
  ds: 'DS',
  fisker: 'Fisker',
  ford: 'Ford',
  'great wall': 'Great Wall',
  hyundai: 'Hyundai',
  jaguar: 'Jaguar',
  'land rover': 'Land Rover',
  mercedes: 'Mercedes-Benz',
  'mercedes benz': 'Mercedes-Benz',
  mg: 'MG',
  mini: 'Mini',
  opel: 'Opel',
  ram: 'Ram',
  'rolls royce': 'Rolls-Royce',
  seat: 'Seat',
  skoda: 'Škoda',
  smart: 'Smart',
  ssangyong: 'SsangYong',
  toyota: 'Toyota',
  vauxhall: 'Vauxhall',
  vw: 'Volkswagen',
  volkswagen: 'Volkswagen',
};

/** Brands of two words whose second word stands in the column of the model. */
const SPLIT: Readonly<Record<string, string>> = {
  alfa: 'Romeo',
  aston: 'Martin',
  great: 'Wall',
  land: 'Rover',
};

/** What some feeds write where a brand should stand. */
const NO_BRANDS = new Set(['others', 'other', 'trailer anhänger', 'trucks lkw', 'caravans wohnm', 'nan', '-']);

const normalised = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

export interface BrandAndModel {
  /** Empty when there is none. */
  readonly brand: string;
  readonly model: string;
  /** Whether the brand's second word stood before the model. */
  readonly joined: boolean;
}

/**
 * Brand and model as their makers write them: `Land` with `Rover Defender` is Land Rover with
 * Defender.
 */
export function brandAndModel(brand: string, model: string): BrandAndModel {
  const second = SPLIT[normalised(brand)];
  const trimmed = model.trim();
  if (second !== undefined && (trimmed === second || trimmed.startsWith(`${second} `))) {
    const whole = normalised(`${brand} ${second}`);
    return { brand: SPELLINGS[whole] ?? whole, model: trimmed.slice(second.length).trim(), joined: true };
  }
  const key = normalised(brand);
  if (key === '' || NO_BRANDS.has(key)) return { brand: '', model: trimmed, joined: false };
  return { brand: SPELLINGS[key] ?? brand.trim(), model: trimmed, joined: false };
}
