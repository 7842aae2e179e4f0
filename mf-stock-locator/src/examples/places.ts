import { listStates } from '@showroom/contracts/calls/places';
import type { Dealer } from '@showroom/contracts/entities/retailer';
import { answerTo } from '@showroom/shared-ui/fake-client';

/** A retailer as found from a place. */
export function exampleDealer(code: string, name: string, state: string, distance: number | null): Dealer {
  return {
    id: code,
    type: 'dealer',
    attributes: {
      name,
      address: '1 High Street',
      city: 'Sydney',
      zipcode: '2000',
      state,
      country: 'Australia',
      phone: '',
      email: '',
      dealer_code: code,
      ci_code: '',
      brands: ['Land Rover'],
      latitude: null,
      longitude: null,
      opening_hours: [],
      display_name_jag: null,
      display_name_lr: null,
      distance,
    },
  };
}

/** States of Australia with the retailers of their own. */
export const answerStates = answerTo(listStates, {
  data: [
    { id: 'AU-NSW', type: 'state', attributes: { country: 'AU', code: 'NSW', name: 'New South Wales', dealers: 2 } },
    { id: 'AU-TAS', type: 'state', attributes: { country: 'AU', code: 'TAS', name: 'Tasmania', dealers: 0 } },
    { id: 'AU-VIC', type: 'state', attributes: { country: 'AU', code: 'VIC', name: 'Victoria', dealers: 1 } },
  ],
  meta: { total: 3 },
});
