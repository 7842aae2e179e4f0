import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const row = (name: string, value: string, unit = '', more: { heading?: string; footnote?: string } = {}) => ({
  ...{ name, value, unit, heading: more.heading ?? '', footnote: more.footnote ?? '' },
});

const WLTP = 'Measured by WLTP with standard wheels. Equipment, weather and load change the figure.';

const performance = [
  row('Power', '300', 'hp', { heading: 'Performance' }),
  row('Torque from 1,500 rpm', '650', 'Nm'),
  row('0 to 100 km/h', '7.0', 's'),
  row('Top speed', '191', 'km/h', { footnote: 'With 20-inch wheels or larger.' }),
];

const full = [
  ...performance,
  row('Consumption, combined', '8.6', 'l/100 km', { heading: 'Fuel and emissions', footnote: WLTP }),
  row('CO₂, combined', '226', 'g/km', { footnote: WLTP }),
  row('Tank', '89', 'l'),
  row('Length with spare wheel', '5,018', 'mm', { heading: 'Dimensions' }),
  row('Width with mirrors folded', '2,008', 'mm'),
  row('Turning circle, kerb to kerb', '12.84', 'm'),
  row('Wading depth', '900', 'mm', { heading: 'Off the road' }),
  row('Approach angle, off-road height', '38', '°'),
  row('Departure angle, off-road height', '40', '°'),
];

const block = { title: 'Defender 110 D300', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'four subjects with footnotes': { ...block, groups: full },
  'one table, dark': {
    ...block,
    theme: 'dark',
    title: 'Performance',
    groups: [row('Seats', '5'), ...performance.slice(1)],
  },
  'one row without a title': { ...block, title: '', groups: [row('Warranty', '5 years or 150,000 km')] },
  'long words': {
    ...block,
    title: 'Technische Daten',
    groups: [
      row('Kraftstoffverbrauch innerorts/außerorts/kombiniert', '10,1 / 7,7 / 8,6', 'l/100 km'),
      row('Höchstgeschwindigkeitsbegrenzungsanlage', 'Serie', '', { footnote: 'Ab Modelljahr 2026.' }),
    ],
  },
} satisfies Examples<typeof template>;
