import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

function specs(name: string, engine: string, consumption: string, price: number) {
  return {
    name,
    rows: [
      { name: 'Engine', value: engine },
      { name: 'Consumption', value: consumption },
      { name: 'Price', value: price },
    ],
  };
}

const model = { transparent_image: undefined };

export const examples = {
  'four models': {
    title: 'Choose your vehicle',
    title_tag: '2',
    title_size: 'xl',
    theme: 'page',
    groups: [
      {
        ...model,
        nameplate: 'Defender 110',
        car_image: pictures.defenderSide,
        specs: specs('X-Dynamic SE', '3.0 l, 300 PS', '8.6 l/100 km', 79_900),
        link: link('See Defender in stock', '/stock?model=defender-110', 'tertiary'),
      },
      {
        ...model,
        nameplate: 'Range Rover',
        car_image: pictures.rangeRoverSide,
        specs: specs('Autobiography', '3.0 l plug-in, 460 PS', '0.8 l/100 km', 148_300),
        link: link('See Range Rover in stock', '/stock?model=range-rover', 'tertiary'),
      },
      {
        ...model,
        nameplate: 'Range Rover Velar',
        car_image: pictures.velarSide,
        specs: specs('Dynamic HSE', '2.0 l plug-in, 404 PS', '1.4 l/100 km', 74_200),
        link: link('See Velar in stock', '/stock?model=range-rover-velar', 'tertiary'),
      },
      {
        ...model,
        nameplate: 'Discovery',
        car_image: pictures.discoverySide,
        specs: specs('Metropolitan', '3.0 l, 350 PS', '8.2 l/100 km', 92_600),
        link: link('See Discovery in stock', '/stock?model=discovery', 'tertiary'),
      },
    ],
  },
  'without specifications': {
    title: '',
    title_tag: '2',
    title_size: 'xl',
    theme: 'dark',
    groups: [
      { ...model, nameplate: 'Jaguar I-PACE', car_image: pictures.jaguarSide, specs: undefined, link: undefined },
    ],
  },
} satisfies Examples<typeof template>;
