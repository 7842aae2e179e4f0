import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'a service with all that there is to know': {
    name: 'Electric vehicle service',
    provider: 'Maison Harcourt Paris',
    description: 'Battery check, brakes and software for plug-in hybrid and electric vehicles, done while you wait.',
    keywords: 'electric vehicle, plug-in hybrid, battery check',
    opening_hours: 'Mo-Fr 08:00-18:30\nSa 08:00-12:00',
    payment_accepted: 'Credit card, bank transfer',
    price_range: '€€€',
    address: '63 avenue de la Grande Armée, 75116 Paris, France',
    latitude: 48.8756,
    longitude: 2.2862,
    contact_info: [
      { type: 'telephone', value: '+33 1 99 00 14 20' },
      { type: 'workshop', value: 'atelier@showroom.test' },
    ],
    offers_info: [{ category: 'Service plan', description: 'Five years of servicing at one price', url: '/service' }],
  },
  'a name alone': {
    name: 'Wheel alignment',
    provider: '',
    description: '',
    keywords: '',
    opening_hours: '',
    payment_accepted: '',
    price_range: '',
    address: '',
    latitude: 0,
    longitude: 0,
    contact_info: undefined,
    offers_info: undefined,
  },
} satisfies Examples<typeof template>;
