import { chosenOf, isShown, optionsOf } from './facets';

const models = [
  { body: 'SUV', fuel: 'Diesel, Plug-in hybrid', seats: '7, 5' },
  { body: 'suv ', fuel: 'Petrol; Diesel', seats: '8' },
  { body: 'دفع رباعي، كوبيه', fuel: '', seats: '10' },
];

test.each([
  ['body', ['SUV', 'دفع رباعي', 'كوبيه']],
  ['fuel', ['Diesel', 'Plug-in hybrid', 'Petrol']],
  ['seats', ['5', '7', '8', '10']],
] as const)('of %s each value stands once', (facet, options) => expect(optionsOf(models, facet)).toEqual(options));

test.each([
  ['', [true, true, true]],
  ['fuel=Diesel', [true, true, false]],
  ['fuel=plug-in+hybrid', [true, false, false]],
  ['fuel=Plug-in+hybrid&fuel=Petrol', [true, true, false]],
  ['fuel=Diesel&seats=8', [false, true, false]],
  ['body=SUV&seats=10', [false, false, false]],
  ['fuel=Steam', [true, true, true]],
  ['toString=1', [true, true, true]],
])('an address with "%s" shows %j of the models', (query, shown) => {
  const chosen = chosenOf(new URLSearchParams(query), models);
  expect(models.map((model) => isShown(model, chosen))).toEqual(shown);
});
