import { testPlatform } from '@showroom/shared-ui/testing';
import { exampleFacets } from '../../examples/vehicles';
import { parseListState } from '../../facets/url-state';
import { listName } from './list-name';

const nameOf = (query: string, locale = 'en-GB') =>
  listName(parseListState(new URLSearchParams(query)), exampleFacets, testPlatform({ locale }));

test.each([
  ['models=Defender 110', 'Defender 110'],
  ['models=Defender 110&states=approved', 'Approved Defender 110'],
  ['models=Defender 110&specific_colors=Santorini Black', 'Defender 110 in Santorini Black'],
  ['models=Defender 110&colors=black&specific_colors=Santorini Black', 'Defender 110 in Santorini Black'],
  ['models=Defender 90  Defender 110&states=new', 'New Defender 90 and Defender 110'],
  ['model_group=Range Rover&colors=green', 'Range Rover in green'],
  ['brands=Jaguar', 'Jaguar'],
  ['states=used', 'Used vehicles'],
  ['states=used&colors=green', 'Used vehicles in green'],
  ['colors=green', 'Vehicles in green'],
])('the list of %s is called "%s"', (query, name) => {
  expect(nameOf(query)).toBe(name);
});

test.each([
  '',
  'sort=priceAsc&page=2',
  'states=new  used',
  'brands=Jaguar  Land Rover',
  'display_price.to=50000',
  'engine_types=Diesel',
  'models=A  B  C  D',
])('filters that do not read as a name give none: "%s"', (query) => {
  expect(nameOf(query)).toBeUndefined();
});

test.each([
  ['fr-FR', 'Defender 110 d’occasion en noir', 'Véhicules certifiés'],
  ['uk-UA', 'Вживаний Defender 110, колір чорний', 'Сертифіковані автомобілі'],
  ['ar-AE', 'Defender 110 مستعملة بلون أسود', 'سيارات معتمدة'],
  ['ja-JP', 'Defender 110の中古車（ブラック）', '認定中古車'],
])('in %s it is called "%s"', (locale, name, approved) => {
  expect(nameOf('models=Defender 110&states=used&colors=black', locale)).toBe(name);
  expect(nameOf('states=approved', locale)).toBe(approved);
});
