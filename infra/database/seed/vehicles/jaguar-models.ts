import type { Model } from './model';

const brand = 'Jaguar';
const group = 'Jaguar';
/** The last production year of the range. */
const LAST = 2024;
const F_PACE_LAST = 2026;

const F_PACE: Model = {
  key: 'f-pace',
  brand,
  name: 'F-Pace',
  group,
  code: 'f-pace',
  doors: 5,
  seats: [5],
  weight: 9,
  offers: [
    { powertrain: 'D180', from: 2018, to: 2020, price: 51900 },
    { powertrain: 'D165', from: 2021, to: 2024, price: 55800, trims: ['S', 'R-Dynamic S'] },
    { powertrain: 'D200', from: 2021, to: 2025, price: 58700 },
    { powertrain: 'D300', from: 2021, to: 2025, price: 69200 },
    { powertrain: 'P250', from: 2018, to: F_PACE_LAST, price: 57300 },
    { powertrain: 'P400', from: 2021, to: F_PACE_LAST, price: 72600 },
    { powertrain: 'P400e 17', from: 2021, to: 2022, price: 71200 },
    { powertrain: 'P400e', from: 2023, to: 2025, price: 74800 },
    { powertrain: 'P550', from: 2019, to: F_PACE_LAST, price: 78500, trims: ['SVR'] },
  ],
  trims: [
    { name: 'S', from: 2018, to: 2023, extra: 0, weight: 2 },
    { name: 'R-Dynamic S', from: 2021, to: F_PACE_LAST, extra: 2600, weight: 2 },
    { name: 'R-Dynamic SE', from: 2021, to: F_PACE_LAST, extra: 6400, weight: 3 },
    { name: 'R-Dynamic HSE', from: 2021, to: F_PACE_LAST, extra: 11200, weight: 2 },
    { name: 'Prestige', from: 2018, to: 2020, extra: 3100, weight: 2 },
    { name: 'R-Sport', from: 2018, to: 2020, extra: 4800, weight: 2 },
    { name: 'SVR', from: 2019, to: F_PACE_LAST, extra: 24500, limited: true },
  ],
};

const E_PACE: Model = {
  key: 'e-pace',
  brand,
  name: 'E-Pace',
  group,
  code: 'e-pace',
  doors: 5,
  seats: [5],
  weight: 6,
  offers: [
    { powertrain: 'D180', from: 2018, to: 2020, price: 43300 },
    { powertrain: 'D165', from: 2021, to: LAST, price: 45600 },
    { powertrain: 'D200', from: 2021, to: LAST, price: 48900 },
    { powertrain: 'P160 FWD', from: 2021, to: LAST, price: 42100, trims: ['S', 'R-Dynamic S'] },
    { powertrain: 'P200', from: 2019, to: LAST, price: 46200 },
    { powertrain: 'P250', from: 2018, to: LAST, price: 49500 },
    { powertrain: 'P300e', from: 2021, to: LAST, price: 53700 },
  ],
  trims: [
    { name: 'S', from: 2018, to: LAST, extra: 0, weight: 2 },
    { name: 'R-Dynamic S', from: 2018, to: LAST, extra: 2200, weight: 3 },
    { name: 'R-Dynamic SE', from: 2018, to: LAST, extra: 5300, weight: 3 },
    { name: 'R-Dynamic HSE', from: 2018, to: LAST, extra: 9100 },
  ],
};

const I_PACE: Model = {
  key: 'i-pace',
  brand,
  name: 'I-Pace',
  group,
  code: 'i-pace',
  doors: 5,
  seats: [5],
  weight: 6,
  offers: [{ powertrain: 'EV400', from: 2018, to: LAST, price: 78200 }],
  trims: [
    { name: 'S', from: 2018, to: 2022, extra: 0, weight: 2 },
    { name: 'SE', from: 2018, to: 2022, extra: 5900, weight: 2 },
    { name: 'HSE', from: 2018, to: 2022, extra: 11600, weight: 2 },
    { name: 'R-Dynamic S', from: 2023, to: LAST, extra: 1900 },
    { name: 'R-Dynamic SE', from: 2023, to: LAST, extra: 6800, weight: 2 },
    { name: 'R-Dynamic HSE', from: 2023, to: LAST, extra: 12900, weight: 2 },
    { name: '400 Sport', from: 2023, to: LAST, extra: 14200 },
  ],
};

const F_TYPE: Model = {
  key: 'f-type',
  brand,
  name: 'F-Type',
  group,
  code: 'f-type',
  doors: 2,
  seats: [2],
  weight: 5,
  offers: [
    { powertrain: 'P300 RWD', from: 2018, to: 2023, price: 64800, trims: ['R-Dynamic', 'First Edition'] },
    { powertrain: 'P380 RWD', from: 2018, to: 2020, price: 79500, trims: ['R-Dynamic'] },
    { powertrain: 'P450 RWD', from: 2021, to: LAST, price: 91600, trims: ['R-Dynamic', 'First Edition', '75'] },
    { powertrain: 'P450', from: 2021, to: LAST, price: 96900, trims: ['R-Dynamic', '75'] },
    { powertrain: 'P550', from: 2018, to: 2020, price: 116400, trims: ['R'] },
    { powertrain: 'P575', from: 2020, to: LAST, price: 119800, trims: ['R', 'R75'] },
  ],
  trims: [
    { name: 'R-Dynamic', from: 2018, to: 2023, extra: 0, weight: 3 },
    { name: 'First Edition', from: 2020, to: 2021, extra: 8200 },
    { name: '75', from: 2023, to: LAST, extra: 7400, weight: 2 },
    { name: 'R', from: 2018, to: 2023, extra: 0, limited: true, weight: 2 },
    { name: 'R75', from: 2023, to: LAST, extra: 6900, limited: true },
  ],
};

const XE: Model = {
  key: 'xe',
  brand,
  name: 'XE',
  group,
  code: 'xe',
  doors: 4,
  seats: [5],
  weight: 4,
  offers: [
    { powertrain: 'D180 RWD', from: 2018, to: 2020, price: 42200 },
    { powertrain: 'D200 RWD', from: 2021, to: LAST, price: 45900 },
    { powertrain: 'P250 RWD', from: 2018, to: LAST, price: 44700 },
    { powertrain: 'P300', from: 2019, to: LAST, price: 51600, trims: ['R-Dynamic SE', 'R-Dynamic HSE', '300 Sport'] },
  ],
  trims: [
    { name: 'S', from: 2018, to: 2022, extra: 0, weight: 2 },
    { name: 'R-Dynamic S', from: 2019, to: LAST, extra: 1800, weight: 2 },
    { name: 'R-Dynamic SE', from: 2019, to: LAST, extra: 4600, weight: 2 },
    { name: 'R-Dynamic HSE', from: 2019, to: LAST, extra: 8400 },
    { name: '300 Sport', from: 2022, to: LAST, extra: 9700, limited: true },
  ],
};

const XF: Model = {
  key: 'xf',
  brand,
  name: 'XF',
  group,
  code: 'xf',
  doors: 4,
  seats: [5],
  weight: 5,
  offers: [
    { powertrain: 'D180 RWD', from: 2018, to: 2020, price: 48600 },
    { powertrain: 'D200 RWD', from: 2021, to: LAST, price: 51700 },
    { powertrain: 'D200', from: 2021, to: LAST, price: 54300 },
    { powertrain: 'P250 RWD', from: 2018, to: LAST, price: 50800 },
    { powertrain: 'P250 Jaguar', from: 2018, to: 2020, price: 52900 },
    {
      powertrain: 'P300',
      from: 2019,
      to: LAST,
      price: 60200,
      trims: ['Portfolio', 'R-Dynamic SE', 'R-Dynamic HSE', '300 Sport'],
    },
  ],
  trims: [
    { name: 'S', from: 2018, to: 2022, extra: 0, weight: 2 },
    { name: 'R-Dynamic S', from: 2021, to: LAST, extra: 2100, weight: 2 },
    { name: 'R-Dynamic SE', from: 2021, to: LAST, extra: 5200, weight: 2 },
    { name: 'R-Dynamic HSE', from: 2021, to: LAST, extra: 9000 },
    { name: 'Portfolio', from: 2018, to: 2020, extra: 6700 },
    { name: '300 Sport', from: 2022, to: LAST, extra: 10400, limited: true },
  ],
};

export const JAGUAR_MODELS: readonly [Model, ...Model[]] = [F_PACE, E_PACE, I_PACE, F_TYPE, XE, XF];
