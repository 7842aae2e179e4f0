import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const equipment = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const versions = [
  {
    ...{ name: 'Defender 110 S', tab_id: 'defender-110-s', engine_key: 'd300', price: 72_900 },
    ...{ spec_value_1: '191 km/h', spec_value_2: '6.7 s', spec_value_3: '8.6 l/100 km' },
    image: pictures.defenderSide,
    standard_equipment_info: equipment(
      'Air suspension that adapts to the road',
      'LED headlights with automatic high beam',
      'Camera on every side',
      'Heated seats, front and second row',
    ),
    link: link('See Defender S in stock', '/stock?models=Defender%20110', 'secondary'),
  },
  {
    ...{ name: 'X-Dynamic SE', tab_id: 'x-dynamic-se', engine_key: 'p400e', price: 84_600 },
    ...{ spec_value_1: '191 km/h', spec_value_2: '5.6 s', spec_value_3: '2.5–2.8 l/100 km' },
    image: pictures.shortDefender,
    standard_equipment_info: equipment(
      'Matrix LED headlights',
      'Meridian sound with ten speakers',
      '20-inch wheels in Satin Dark Grey',
      'Wade sensing up to 900 mm',
    ),
    link: link('See X-Dynamic in stock', '/stock?models=Defender%20110', 'secondary'),
  },
  {
    ...{ name: 'V8', tab_id: 'v8', engine_key: 'p525', price: 139_800 },
    ...{ spec_value_1: '240 km/h', spec_value_2: '5.4 s', spec_value_3: '14.5 l/100 km' },
    image: pictures.defender,
    standard_equipment_info: equipment(
      'Electronic active differential with torque vectoring',
      'Four tailpipes',
      '22-inch wheels in Satin Dark Grey',
      'Windsor leather with Miko suedecloth',
    ),
    link: link('See the V8 in stock', '/stock?models=Defender%20110', 'secondary'),
  },
];

const block = {
  title: 'Choose your Defender',
  title_tag: '2',
  title_size: 'xl',
  car_key: 'defender-110',
  spec_key_1: 'top_speed',
  spec_label_1: '',
  spec_key_2: 'acceleration',
  spec_label_2: '',
  spec_key_3: 'consumption',
  spec_label_3: '',
  has_columns: true,
  equipment_label: '',
  theme: 'page',
} as const;

const bare = {
  ...{ tab_id: '', image: undefined, price: 0, spec_value_1: '', spec_value_2: '', spec_value_3: '' },
  ...{ standard_equipment_info: '', link: undefined },
};

export const examples = {
  'three versions side by side': { ...block, groups: versions },
  'in tabs': { ...block, has_columns: false, groups: versions },
  'figures of the engines, dark': {
    ...block,
    title: '',
    spec_key_1: 'power',
    spec_key_2: 'displacement',
    spec_key_3: 'battery',
    equipment_label: 'On board from the start',
    theme: 'dark',
    groups: [
      { ...bare, name: 'P525', engine_key: 'p525' },
      { ...bare, name: 'P400e', engine_key: 'P400e', spec_value_3: '19.2 kWh' },
    ],
  },
  'long words': {
    ...block,
    title: 'Ausstattungslinien',
    spec_label_1: 'Bauartbedingte Höchstgeschwindigkeit',
    groups: [
      { ...bare, name: 'Erstzulassungssondermodell', engine_key: '', spec_value_1: 'Auf 191 km/h begrenzt' },
      ...versions,
    ],
  },
} satisfies Examples<typeof template>;
