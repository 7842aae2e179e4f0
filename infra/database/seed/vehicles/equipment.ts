import type { Random } from '../random';
import type { Model } from './model';

interface Option {
  readonly name: string;
  /** Euro. */
  readonly price: number;
  readonly groups?: readonly Model['group'][];
  /** Bodies that it does not go with. */
  readonly not?: readonly Model['key'][];
}

const LAND_ROVERS = ['Range Rover', 'Defender', 'Discovery'] as const;

const OPTIONS: readonly Option[] = [
  { name: 'Sliding panoramic roof', price: 1890, not: ['f-type'] },
  { name: 'Fixed panoramic roof', price: 1240, not: ['f-type', 'defender-90'] },
  { name: 'Meridian™ Surround Sound System', price: 1180 },
  { name: 'Head-up display', price: 1090 },
  { name: '3D surround camera', price: 690 },
  { name: 'Matrix LED headlights with signature DRL', price: 980 },
  {
    name: 'Electronic air suspension',
    price: 1750,
    groups: LAND_ROVERS,
    not: ['range-rover-evoque', 'discovery-sport'],
  },
  {
    name: 'All-wheel steering',
    price: 1380,
    groups: ['Range Rover'],
    not: ['range-rover-evoque', 'range-rover-velar'],
  },
  { name: 'Terrain Response 2', price: 520, groups: LAND_ROVERS },
  { name: 'Configurable ambient lighting', price: 340 },
  { name: 'Heated steering wheel', price: 260 },
  { name: 'Heated and ventilated front seats', price: 1120 },
  { name: '16-way electric memory front seats', price: 980 },
  { name: 'Four-zone climate control', price: 870, not: ['f-type', 'xe', 'e-pace'] },
  { name: 'Privacy glass', price: 520 },
  { name: 'Tow bar, electrically deployable', price: 1290, not: ['f-type', 'xe', 'xf'] },
  { name: 'Black exterior pack', price: 990 },
  { name: 'Adaptive dynamics', price: 1080, not: ['defender-90'] },
  { name: 'Wireless device charging', price: 290 },
  {
    name: 'Powered gesture tailgate',
    price: 430,
    groups: ['Range Rover', 'Discovery', 'Jaguar'],
    not: ['f-type', 'xe', 'xf'],
  },
  { name: 'ClearSight interior rear-view mirror', price: 640 },
  { name: 'Adaptive cruise control with steering assist', price: 1150 },
  { name: 'Refrigerated centre console', price: 410, groups: LAND_ROVERS },
  { name: 'Folding fabric roof', price: 2480, groups: ['Defender'], not: ['defender-130'] },
  { name: 'Satin protective film', price: 3950, groups: ['Defender'] },
  { name: 'Off-road pack', price: 890, groups: ['Defender'] },
  {
    name: 'Electronic active differential',
    price: 1060,
    groups: ['Range Rover', 'Defender', 'Jaguar'],
    not: ['e-pace', 'xe'],
  },
  { name: 'Soft door close', price: 690, groups: ['Range Rover'], not: ['range-rover-evoque', 'range-rover-velar'] },
  {
    name: 'Rear-seat entertainment',
    price: 2190,
    groups: ['Range Rover', 'Discovery'],
    not: ['range-rover-evoque', 'discovery-sport'],
  },
  { name: 'Windsor leather seats', price: 2650, groups: ['Jaguar', 'Discovery'] },
  { name: 'Switchable active exhaust', price: 1290, groups: ['Jaguar'], not: ['e-pace', 'i-pace', 'xe', 'xf'] },
  { name: 'Cold climate pack', price: 560 },
];

const WHEELS: readonly [Option, ...Option[]] = [
  { name: '20" alloy wheels, gloss dark grey', price: 1150 },
  { name: '21" alloy wheels, diamond turned', price: 1980 },
  { name: '22" alloy wheels, gloss black', price: 2640 },
];

const STANDARD = [
  'Pivi Pro navigation with 11.4" touchscreen',
  'Apple CarPlay® and Android Auto™',
  'LED headlights with signature daytime running lights',
  'Two-zone climate control',
  'Rear-view camera',
  'Front and rear parking aid',
  'Emergency braking',
  'Lane keep assist',
  'Traffic sign recognition',
  'Driver condition monitor',
  'Heated front seats',
  'Keyless entry',
  'Electrically adjustable, heated door mirrors',
  'Interactive driver display',
  'Cruise control and speed limiter',
  'Rain-sensing windscreen wipers',
  'ISOFIX points on the outer rear seats',
  'Tyre pressure monitoring',
] as const;

const BY_GROUP: Record<Model['group'], readonly string[]> = {
  'Range Rover': ['Flush deployable door handles', 'Powered tailgate', 'Terrain Response', 'Grained leather seats'],
  Defender: ['Hill descent control', 'Wade sensing', 'Terrain Response', 'Rubber-floored load space'],
  Discovery: ['Powered tailgate', 'Terrain Response', 'Hill descent control', 'Intelligent seat fold'],
  Jaguar: ['JaguarDrive Control', 'Torque vectoring by braking', 'Sports steering wheel with shift paddles'],
};

const ACCESSORIES: Record<Model['group'], readonly string[]> = {
  'Range Rover': [
    'Deep-pile carpet mats',
    'Load-space protection mat',
    'Retractable load-space cover',
    'Roof cross bars',
  ],
  Defender: [
    'Expedition roof rack',
    'Deployable roof ladder',
    'Exterior side-mounted gear carrier',
    'Mud flaps',
    'Roof tent',
  ],
  Discovery: ['Load-space liner tray', 'Click-and-go seat-back system', 'Fixed side steps', 'Roof cross bars'],
  Jaguar: ['Premium carpet mats', 'Illuminated sill tread plates', 'Carbon fibre mirror covers', 'Load-space mat'],
};

function fits({ groups, not }: Option, { group, key }: Model): boolean {
  return (groups === undefined || groups.includes(group)) && !not?.includes(key);
}

/** Options of one vehicle with their list prices in euro, wheels first. */
export function chooseOptions(random: Random, model: Model): { name: string; price: number }[] {
  const wheels = random.chance(0.7) ? [random.pick(WHEELS)] : [];
  const others = random.sample(
    OPTIONS.filter((option) => fits(option, model)),
    random.int(2, 7),
  );
  const roofs = others.filter(({ name }) => name.includes('panoramic') || name.includes('fabric roof')).slice(1);
  return [...wheels, ...others.filter((option) => !roofs.includes(option))].map(({ name, price }) => ({ name, price }));
}

/** What every vehicle of the model has, the model's own features first. */
export function standardFeatures({ group, key }: Model, electric: boolean): string[] {
  const own = BY_GROUP[group].filter((feature) => !(key === 'defender-90' && feature === 'Powered tailgate'));
  const drive = electric
    ? ['DC rapid charging up to 100 kW', 'Scheduled cabin pre-conditioning']
    : ['Automatic transmission with shift paddles'];
  return [...own, ...drive, ...STANDARD];
}

/** A few accessories for about a third of the vehicles. */
export function chooseAccessories(random: Random, { group }: Model): string[] {
  return random.chance(0.34) ? random.sample(ACCESSORIES[group], random.int(1, 3)) : [];
}
