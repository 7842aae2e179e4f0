import { placesText } from './places-text';
import { surroundingsOf } from './surroundings';

const town = (locality: string, latitude: number, longitude: number) => ({ locality, latitude, longitude });
const TOWNS = [
  town('Leuven', 50.879, 4.701),
  town('Antwerp', 51.22, 4.402),
  town('Ghent', 51.054, 3.725),
  town('Namur', 50.467, 4.867),
  town('Charleroi', 50.411, 4.444),
  town('Bruges', 51.209, 3.225),
];
const BRUSSELS = { latitude: 50.8735, longitude: 4.4721 };

test('towns stand on the map to scale, inside of it', () => {
  const map = surroundingsOf(BRUSSELS, TOWNS, 'km');
  const towns = map?.towns ?? [];
  expect(towns.length).toBeGreaterThanOrEqual(4);
  for (const { x, y, distance } of towns) {
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(0.9001);
    expect(Math.abs(Math.hypot(x, y) * (map?.radius ?? 0) - distance)).toBeLessThan(1);
  }
});

test('from Brussels, Antwerp lies in the north and Namur in the south-east', () => {
  const map = surroundingsOf(BRUSSELS, TOWNS, 'km');
  const byName = new Map(map?.towns.map((town) => [town.name, town]));
  expect(byName.get('Antwerp')).toMatchObject({ distance: 39, direction: 'N' });
  const namur = byName.get('Namur');
  expect(namur?.x).toBeGreaterThan(0);
  expect(namur?.y).toBeGreaterThan(0);
});

test('distances are in the unit of the market', () => {
  const map = surroundingsOf(BRUSSELS, TOWNS, 'mi');
  expect(map?.unit).toBe('mi');
  expect(map?.towns.find(({ name }) => name === 'Antwerp')?.distance).toBe(24);
});

test('the map reaches as far as it must for four towns, and no further', () => {
  const near = (distance: number, index: number) => ({
    locality: `Town ${index}`,
    latitude: BRUSSELS.latitude + (distance / 111.2) * (index % 2 ? 1 : -1),
    longitude: BRUSSELS.longitude + index / 50,
  });
  expect(surroundingsOf(BRUSSELS, [5, 9, 14, 17].map(near), 'km')?.radius).toBe(20);
  expect(surroundingsOf(BRUSSELS, [5, 9, 14, 60].map(near), 'km')?.radius).toBe(80);
});

test('of towns whose names would lie over each other the nearer one stays', () => {
  const twins = [
    { locality: 'Near', latitude: 51.2, longitude: 4.4 },
    { locality: 'Next to it', latitude: 51.201, longitude: 4.401 },
  ];
  expect(surroundingsOf(BRUSSELS, twins, 'km')?.towns.map(({ name }) => name)).toEqual(['Near']);
});

test('what a map shows is told in words, nearest first', () => {
  const map = surroundingsOf(BRUSSELS, TOWNS.slice(0, 2), 'km');
  const texts = {
    mapPlace: '{place} {distance} {direction}',
    compass: 'N NE E SE S SW W NW',
    units: { km: 'km', mi: 'mi' },
  };
  expect(map && placesText(map, texts)).toBe('Leuven 16 km E; Antwerp 39 km N');
});

test.each([
  ['no towns', []],
  ['towns that are all too far away', [{ locality: 'Sydney', latitude: -33.869, longitude: 151.209 }]],
])('of %s there is no map', (_, towns) => {
  expect(surroundingsOf(BRUSSELS, towns, 'km')).toBeNull();
});
