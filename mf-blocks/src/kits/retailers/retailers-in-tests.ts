import { listDealers, searchPlaces } from '@showroom/contracts/calls/places';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { exampleDealer, examplePlace } from './example-retailers';

const dealers = [
  exampleDealer('Scheldekaai Motors', {
    ...{ city: 'Antwerp', phone: '+32 3 012 34 61', email: 'antwerp@showroom.test', brands: ['Land Rover'] },
    ...{ opening_hours: [{ days: 'Sunday', hours: 'Closed' }], latitude: 51.1703, longitude: 4.3876 },
  }),
  exampleDealer('Huis van Brabant', {
    ...{ display_name_jag: 'Jaguar Brabant', city: 'Brussels', latitude: 50.8735, longitude: 4.4721 },
  }),
  exampleDealer('Nowhere Motors', { brands: ['Land Rover'] }),
];

const places = [examplePlace('1800', 'Vilvoorde', 50.93, 4.43), examplePlace('2230', 'Vilvoordeveld', 51, 4.8)];

/** The API with three dealers of one market, a page for each, and two places that begin alike. */
export const retailersApi = () =>
  fakeClient(
    answerTo(listDealers, ({ query }) => {
      const page = Number(query.page);
      return { data: dealers.slice(page - 1, page), meta: { total: 3, page, pages: 3, items: 1 } };
    }),
    answerTo(searchPlaces, ({ query: { search } }) => {
      const data = places.filter(({ attributes }) =>
        attributes.locality.toLowerCase().startsWith(search.toLowerCase()),
      );
      return { data, meta: { total: data.length } };
    }),
  );
