import { listTowns } from '@showroom/contracts/calls/places';
import type { Place } from '@showroom/contracts/entities/place';
import { answerTo } from '@showroom/shared-ui/fake-client';

function town(locality: string, postcode: string, latitude: number, longitude: number): Place {
  const attributes = { country: 'BE', postcode, locality, state: 'BE', state_name: 'Belgium', latitude, longitude };
  return { id: `BE:${postcode}`, type: 'place', attributes };
}

/** Around the retailer of the examples. */
const exampleTowns: readonly Place[] = [
  town('Leuven', '3000', 50.879, 4.701),
  town('Antwerp', '2000', 51.22, 4.402),
  town('Ghent', '9000', 51.054, 3.725),
  town('Namur', '5000', 50.467, 4.867),
  town('Charleroi', '6000', 50.411, 4.444),
  town('Bruges', '8000', 51.209, 3.225),
];

export const answerTowns = answerTo(listTowns, { data: [...exampleTowns], meta: { total: exampleTowns.length } });
