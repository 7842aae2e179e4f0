import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'a retailer with all that there is to know': {
    name: 'Kestrel & Vane Berlin',
    description:
      'Range Rover, Defender and Discovery in Charlottenburg: new and approved used vehicles, with a workshop of its own.',
    keywords: 'Range Rover, Defender, Discovery, Jaguar, Berlin',
    opening_hours: 'Mo-Fr 09:00-19:00\nSa 10:00-16:00',
    payment_accepted: 'Cash, credit card, bank transfer',
    price_range: '€€€€',
    address: 'Kantstraße 148, 10623 Berlin, Germany',
    latitude: 52.5061,
    longitude: 13.3213,
    contact_info: [
      { type: 'telephone', value: '+49 30 23125 104' },
      { type: 'email', value: 'berlin@showroom.test' },
    ],
    offers_info: [
      { category: 'New vehicles', description: 'Defender 110, ready to drive away', url: '/new' },
      { category: 'Approved used', description: 'Up to seven years old, with a two-year warranty', url: '/used' },
    ],
  },
  'a name alone': {
    name: 'Liffey Court Motors',
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
