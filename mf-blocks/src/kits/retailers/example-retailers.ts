import { listDealers, listTowns, searchPlaces } from '@showroom/contracts/calls/places';
import { localityKey, type Place } from '@showroom/contracts/entities/place';
import type { Retailer } from '@showroom/contracts/entities/retailer';
import { answerTo } from '@showroom/shared-ui/fake-client';

/** A dealer as administrators enter one. */
export function exampleDealer(name: string, changes: Partial<Retailer['attributes']>): Retailer {
  const code = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const attributes = {
    name,
    ...{ address: '', city: '', zipcode: '', state: '', country: 'BE', phone: '', email: `${code}@showroom.test` },
    ...{ dealer_code: code, ci_code: '', brands: ['Land Rover', 'Jaguar'], latitude: 0, longitude: 0 },
    ...{ opening_hours: [], display_name_jag: null, display_name_lr: null },
    ...changes,
  };
  return { id: code, type: 'retailer', attributes };
}

/** A place that visitors look for. */
export function examplePlace(postcode: string, locality: string, latitude: number, longitude: number): Place {
  const attributes = { country: 'BE', postcode, locality, state: '', state_name: '', latitude, longitude };
  return { id: postcode, type: 'place', attributes };
}

const opening_hours = [
  { days: 'Monday – Friday', hours: '09:00 – 18:30' },
  { days: 'Saturday', hours: '10:00 – 17:00' },
  { days: 'Sunday', hours: 'Closed' },
];

const dealers = [
  exampleDealer('Amstelhof', {
    ...{ address: 'Spaklerweg 44', zipcode: '1096 BA', city: 'Amsterdam', phone: '+31 20 012 3472', opening_hours },
    ...{ latitude: 52.3383, longitude: 4.9277 },
  }),
  exampleDealer('Flandre Prestige', {
    ...{ address: '190 boulevard de Tournai', zipcode: '59650', city: 'Lille', phone: '+33 3 53 01 27 44' },
    ...{ latitude: 50.6255, longitude: 3.1259, opening_hours },
  }),
  exampleDealer('Huis van Brabant', {
    ...{ address: 'Leuvensesteenweg 432', zipcode: '1930', city: 'Brussels', phone: '+32 2 012 34 50' },
    ...{ latitude: 50.8735, longitude: 4.4721, opening_hours },
  }),
  exampleDealer('Maison du Kirchberg', {
    ...{ address: '85 rue des Scillas', zipcode: '2529', city: 'Luxembourg', phone: '+352 012 345 05' },
    ...{ latitude: 49.5731, longitude: 6.1262, opening_hours },
  }),
  exampleDealer('Rheinblick Automobile', {
    ...{ address: 'Oskar-Jäger-Straße 125', zipcode: '50825', city: 'Köln', phone: '+49 221 4710 155' },
    ...{ latitude: 50.9435, longitude: 6.9077, opening_hours },
  }),
  exampleDealer('Scheldekaai Motors', {
    ...{ address: 'Boomsesteenweg 504', zipcode: '2610', city: 'Antwerp', phone: '+32 3 012 34 61' },
    ...{ latitude: 51.1703, longitude: 4.3876, opening_hours, brands: ['Land Rover'] },
  }),
];

const places = [examplePlace('3000', 'Leuven', 50.8798, 4.7005), examplePlace('2000', 'Antwerp', 51.22, 4.402)];

const towns = [
  examplePlace('00-001', 'Warszawa', 52.2298, 21.0118),
  examplePlace('90-001', 'Łódź', 51.7706, 19.4739),
  examplePlace('20-001', 'Lublin', 51.25, 22.5667),
  examplePlace('26-600', 'Radom', 51.4025, 21.1471),
  examplePlace('09-400', 'Płock', 52.5468, 19.7064),
];

/** What locators and maps show while no API runs. */
export const retailerAnswers = [
  answerTo(listDealers, { data: dealers, meta: { total: dealers.length, page: 1, pages: 1, items: 50 } }),
  answerTo(listTowns, { data: towns, meta: { total: towns.length } }),
  answerTo(searchPlaces, ({ query: { search } }) => {
    const data = places.filter(({ attributes: { postcode, locality } }) =>
      [postcode, locality].some((one) => localityKey(one).startsWith(localityKey(search))),
    );
    return { data, meta: { total: data.length } };
  }),
];
