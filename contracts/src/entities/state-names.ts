import type { AustralianState } from './place';

const STATE_NAMES: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

function isState(code: string): code is AustralianState {
  return Object.hasOwn(STATE_NAMES, code);
}

/** The name of an Australian state; any other code is shown as it is. */
export function stateName(code: string): string {
  return isState(code) ? STATE_NAMES[code] : code;
}
