import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const services = [
  { icon: 'car', label: 'New vehicles' },
  { icon: 'settings', label: 'Service' },
  { icon: 'electric', label: 'Charging' },
];

function contacts(phone: string, address: string) {
  return [
    { type: 'phone', icon: 'phone', label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    { type: 'mail', icon: 'mail', label: address, href: `mailto:${address}` },
  ];
}

const retailers = [
  {
    name: 'Showroom Brussels',
    address: 'Avenue Louise 480',
    city: 'Brussels',
    latitude: 50.8262,
    longitude: 4.3681,
    contact_info: contacts('+32 2 555 01 10', 'brussels@showroom.test'),
    services,
  },
  {
    name: 'Showroom Antwerp',
    address: 'Boomsesteenweg 39',
    city: 'Antwerp',
    latitude: 51.1688,
    longitude: 4.3789,
    contact_info: contacts('+32 3 555 01 20', 'antwerp@showroom.test'),
    services: services.slice(0, 2),
  },
  {
    name: 'Showroom Luxembourg',
    address: 'Route d’Arlon 2',
    city: 'Luxembourg',
    latitude: 49.6117,
    longitude: 6.1,
    contact_info: contacts('+352 555 130', 'luxembourg@showroom.test'),
    services: services.slice(1),
  },
];

export const examples = {
  'three retailers': {
    title: 'Our retailers',
    title_tag: '2',
    title_size: 'xl',
    distance_unit: 'km',
    locator_path: '/retailers',
    theme: 'page',
    groups: retailers,
  },
  'a name alone, in miles': {
    title: '',
    title_tag: '2',
    title_size: 'xl',
    distance_unit: 'mi',
    locator_path: '',
    theme: 'light',
    groups: [
      {
        name: 'Showroom Dover',
        address: '',
        city: '',
        latitude: 0,
        longitude: 0,
        contact_info: undefined,
        services: undefined,
      },
    ],
  },
} satisfies Examples<typeof template>;
