import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const defender = {
  ...{ name: 'Defender 110', image: pictures.defenderSide, price: 72_900, body: 'SUV' },
  ...{ fuel: 'Diesel, Petrol, Plug-in hybrid', seats: '5, 6, 7' },
  text: 'Tows 3.5 tonnes, wades through 900 mm of water.',
  link: link('Explore', '/defender', 'tertiary'),
};

const models = [
  defender,
  {
    ...{ name: 'Range Rover', image: pictures.rangeRoverSide, price: 148_300, body: 'SUV' },
    ...{ fuel: 'Petrol, Plug-in hybrid', seats: '5, 7' },
    text: 'Up to 123 km on a charge, and hardly a sound.',
    link: link('Explore', '/range-rover', 'tertiary'),
  },
  {
    ...{ name: 'Range Rover Velar', image: pictures.velarSide, price: 74_200, body: 'SUV' },
    ...{ fuel: 'Diesel, Plug-in hybrid', seats: '5' },
    text: 'Handles that lie flush until somebody comes near.',
    link: link('Explore', '/range-rover', 'tertiary'),
  },
  {
    ...{ name: 'Discovery', image: pictures.discoverySide, price: 79_400, body: 'SUV' },
    ...{ fuel: 'Diesel, Petrol', seats: '7' },
    text: 'Seven adults, each with a seat of full size.',
    link: link('Explore', '/discovery', 'tertiary'),
  },
  {
    ...{ name: 'Jaguar I-PACE', image: pictures.jaguarSide, price: 81_900, body: 'SUV' },
    ...{ fuel: 'Electric', seats: '5' },
    text: 'From 0 to 100 km/h in 4.8 seconds.',
    link: link('Explore', '/jaguar', 'tertiary'),
  },
  {
    ...{ name: 'Jaguar F-TYPE', image: pictures.jaguar, price: 88_500, body: 'Coupé, Convertible' },
    ...{ fuel: 'Petrol', seats: '2' },
    text: 'Eight cylinders, two seats, one long bonnet.',
    link: link('Explore', '/jaguar', 'tertiary'),
  },
];

const block = { title: 'Find your model', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'six models': { ...block, groups: models },
  'two models, dark': { ...block, title: '', theme: 'dark', groups: models.slice(2, 4) },
  'nothing to choose from': {
    ...block,
    groups: [
      {
        ...models[0],
        name: 'Defender 130',
        image: undefined,
        text: '',
        price: 0,
        body: '',
        fuel: '',
        seats: '8',
        link: undefined,
      },
    ],
  },
  'long words': {
    ...block,
    title: 'Modellübersicht',
    groups: [
      { ...defender, name: 'Donaudampfschifffahrtsgesellschaftswagen', body: 'Geländewagensonderaufbauten' },
      { ...defender, fuel: 'Kraftstoffwechselbetriebsfähigkeit' },
    ],
  },
} satisfies Examples<typeof template>;
