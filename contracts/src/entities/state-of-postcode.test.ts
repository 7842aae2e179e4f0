import { stateOfPostcode } from './state-of-postcode';

test.each([
  ['0199', undefined],
  ['0200', 'ACT'],
  ['0299', 'ACT'],
  ['0300', undefined],
  ['0799', undefined],
  ['0800', 'NT'],
  ['0872', 'NT'],
  ['0999', 'NT'],
  ['1000', 'NSW'],
  ['2599', 'NSW'],
  ['2600', 'ACT'],
  ['2618', 'ACT'],
  ['2619', 'NSW'],
  ['2899', 'NSW'],
  ['2900', 'ACT'],
  ['2920', 'ACT'],
  ['2921', 'NSW'],
  ['2999', 'NSW'],
  ['3000', 'VIC'],
  [' 3056 ', 'VIC'],
  ['٣٠٥٦', 'VIC'],
  ['3996', 'VIC'],
  ['3997', undefined],
  ['4000', 'QLD'],
  ['5999', 'SA'],
  ['6797', 'WA'],
  ['6798', undefined],
  ['6800', 'WA'],
  ['7000', 'TAS'],
  ['8999', 'VIC'],
  ['9999', 'QLD'],
  ['305', undefined],
  ['30567', undefined],
  ['Brunswick', undefined],
  ['', undefined],
])('the Australian postcode "%s" is in %s', (postcode, state) => {
  expect(stateOfPostcode('au', postcode)).toBe(state);
});

test('numbers of other countries tell no state', () => {
  expect(stateOfPostcode('international', '3000')).toBeUndefined();
});
