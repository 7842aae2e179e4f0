import { businessEntry, offersOf } from './business';

const nothing = {
  description: '',
  keywords: ' ',
  opening_hours: '',
  payment_accepted: '',
  price_range: '',
  address: '',
  latitude: 0,
  longitude: 0,
  contact_info: undefined,
  offers_info: undefined,
};
const said = (entry: unknown): unknown => JSON.parse(JSON.stringify(entry));

test('what nobody filled in is not said', () => {
  expect(said(businessEntry('AutoDealer', 'Kestrel', nothing))).toEqual({ '@type': 'AutoDealer', name: 'Kestrel' });
});

test('hours are said line by line, if search engines can read them', () => {
  const opening_hours = 'Mo-Fr 09:00-18:00\n Sa,Su 10:00-14:00 \nSu\nby appointment\nMo 9-18';
  expect(businessEntry('AutoDealer', 'Kestrel', { ...nothing, opening_hours }).openingHours).toEqual([
    'Mo-Fr 09:00-18:00',
    'Sa,Su 10:00-14:00',
    'Su',
  ]);
});

test('contacts go by the names of schema.org; others are points of contact', () => {
  const contact_info = [
    { type: 'Phone', value: '+49 30 23125 104' },
    { type: 'telephone', value: '+49 30 23125 105' },
    { type: 'mail', value: 'berlin@showroom.test' },
    { type: 'parts', value: '+49 30 23125 106' },
    { type: 'fleet', value: 'fleet@showroom.test' },
    { type: 'web', value: 'javascript:alert(1)' },
    { type: 'fax', value: ' ' },
  ];
  expect(said(businessEntry('AutoRepair', 'Kestrel', { ...nothing, contact_info }))).toEqual({
    '@type': 'AutoRepair',
    name: 'Kestrel',
    telephone: ['+49 30 23125 104', '+49 30 23125 105'],
    email: ['berlin@showroom.test'],
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'parts', telephone: '+49 30 23125 106' },
      { '@type': 'ContactPoint', contactType: 'fleet', email: 'fleet@showroom.test' },
    ],
  });
});

test('an offer leads nowhere that could run code', () => {
  const offers_info = '[{ "category": "Service", "url": "javascript:alert(1)" }, { "url": "/offers" }]';
  expect(said(offersOf({ offers_info }))).toEqual([
    { '@type': 'Offer', category: 'Service' },
    { '@type': 'Offer', url: '/offers' },
  ]);
});
