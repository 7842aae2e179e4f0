import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const WLTP = 'Combined, by WLTP. Equipment, load and weather change the figure.';

const row = (key: string, value: number | string, unit: string, footnote?: string) => ({
  ...{ key, value, unit, ...(footnote && { footnote }) },
});

function tables(speed: number, sprint: number, fuel: object[], size: object[]) {
  return [
    { title: 'Performance', rows: [row('top_speed', speed, 'km/h'), row('acceleration', sprint, 's')] },
    { title: 'Fuel and emissions', rows: fuel },
    { title: 'Room', rows: size },
  ];
}

const defenderRoom = [row('boot', 786, 'l'), row('towing', 3500, 'kg'), row('wading', 900, 'mm')];

const defender = {
  engines: [
    {
      ...{ key: 'd300', name: 'D300 diesel, 300 hp' },
      tables: tables(
        191,
        6.7,
        [row('consumption', 8.6, 'l/100 km', WLTP), row('emission', 226, 'g/km', WLTP), row('tank', 88, 'l')],
        defenderRoom,
      ),
    },
    {
      ...{ key: 'p400', name: 'P400 petrol, 400 hp' },
      tables: tables(
        191,
        6.1,
        [row('consumption', 11.2, 'l/100 km', WLTP), row('emission', 254, 'g/km', WLTP), row('tank', 90, 'l')],
        defenderRoom,
      ),
    },
  ],
};

const rangeRover = tables(
  225,
  5.5,
  [row('consumption', '0.8–0.9', 'l/100 km', WLTP), row('emission', '18–20', 'g/km', WLTP), row('range', 123, 'km')],
  [row('boot', 725, 'l'), row('towing', 3000, 'kg'), row('wading', 900, 'mm')],
);

const discovery = tables(
  209,
  6.8,
  [row('consumption', 8.2, 'l/100 km', WLTP), row('emission', 215, 'g/km', WLTP), row('tank', 89, 'l')],
  [row('boot', 1137, 'l'), row('towing', 3500, 'kg'), row('seats', 7, '')],
);

const car = {
  is_disabled: false,
  electric_label: '',
  petrol_label: '',
  hybrid_label: '',
  additional_specification: '',
};

const cars = [
  {
    ...car,
    ...{ car_key: 'defender-110', car_title: 'Defender 110', image: pictures.defenderSide, price: 72_900 },
    ...{ petrol_label: 'Petrol and diesel', accordion_schema: defender },
    button: link('See the stock', '/stock?models=Defender%20110', 'secondary'),
    additional_specification:
      '<h3>Off the road</h3><ul><li>Approach angle 38°</li><li>Departure angle 40°</li><li>Breakover angle 28°</li></ul><p>All with the air suspension at its off-road height.</p>',
  },
  {
    ...car,
    ...{ car_key: 'range-rover', car_title: 'Range Rover', image: pictures.rangeRoverSide, price: 148_300 },
    ...{ petrol_label: 'Petrol', hybrid_label: 'Plug-in hybrid', accordion_schema: rangeRover },
    button: link('See the stock', '/stock?models=Range%20Rover', 'secondary'),
  },
  {
    ...car,
    ...{ car_key: 'discovery', car_title: 'Discovery', image: pictures.discoverySide, price: 79_400 },
    ...{ hybrid_label: 'Mild hybrid', accordion_schema: discovery },
    button: link('See the stock', '/stock?models=Discovery', 'secondary'),
  },
];

const block = {
  title: 'Three ways to travel',
  title_tag: '2',
  title_size: 'xl',
  is_toggle: false,
  toggle_label: '',
  collapse_label: '',
  engine_label: '',
  accordion_label: '',
  additional_label: '',
  theme: 'page',
} as const;

export const examples = {
  'three models': { ...block, groups: cars },
  'specifications on request, dark': {
    ...block,
    theme: 'dark',
    is_toggle: true,
    engine_label: 'Choose an engine',
    additional_label: 'Off the road',
    groups: cars.slice(0, 2),
  },
  'one model without a picture': {
    ...block,
    title: '',
    groups: [
      {
        ...car,
        ...{ car_key: '', car_title: 'Jaguar I-PACE', image: undefined, price: 0, button: undefined },
        ...{ electric_label: 'Fully electric', accordion_schema: [{ rows: [row('range', 470, 'km')] }] },
      },
    ],
  },
  'long words': {
    ...block,
    title: 'Vergleich',
    accordion_label: 'Technische Daten',
    groups: [
      {
        ...car,
        ...{ car_key: 'defender-130', car_title: 'Defender 130 Erstzulassungssondermodell', price: 1_190_000 },
        ...{ image: pictures.shortDefender, button: link('Bestandsfahrzeuge anzeigen', '/stock') },
        ...{ petrol_label: 'Ottokraftstoffpartikelfilter', hybrid_label: 'Mildhybrid' },
        accordion_schema: [{ rows: [{ name: 'Höchstgeschwindigkeitsbegrenzungsanlage', value: 'Serie' }] }],
      },
      ...cars.slice(1),
    ],
  },
} satisfies Examples<typeof template>;
