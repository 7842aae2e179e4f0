import { stateName } from './state-names';

test.each([
  ['ACT', 'Australian Capital Territory'],
  ['NSW', 'New South Wales'],
  ['NT', 'Northern Territory'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['TAS', 'Tasmania'],
  ['VIC', 'Victoria'],
  ['WA', 'Western Australia'],
  ['Bavaria', 'Bavaria'],
  ['toString', 'toString'],
])('%s is written as %s', (code, name) => expect(stateName(code)).toBe(name));
