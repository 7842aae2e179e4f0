import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { surroundingsOf } from './surroundings';

const PLACES: readonly [MarketCode, number, number][] = [
  ['international', 50.8735, 4.4721],
  ['international', 59.3467, 18.0641],
  ['international', 53.2906, -9.0256],
  ['au', -33.8735, 151.2196],
  ['au', -42.8721, 147.3189],
  ['ae', 24.2192, 55.7447],
  ['jp', 43.0665, 141.3401],
  ['ua', 48.6301, 22.2722],
];

test.each(PLACES)(
  'around %s %p %p there are towns, all of them on the map and apart from each other',
  (code, latitude, longitude) => {
    const market: Market = MARKETS[code];
    const map = surroundingsOf({ latitude, longitude }, market, market.locales[0]);
    const towns = map?.towns ?? [];
    expect(towns.length).toBeGreaterThanOrEqual(2);
    expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
    for (const { x, y, distance } of towns) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(0.9001);
      expect(Math.abs(Math.hypot(x, y) * (map?.radius ?? 0) - distance)).toBeLessThan(1);
    }
  },
);

test('from Brussels, Antwerp lies in the north and Namur in the south-east', () => {
  const map = surroundingsOf({ latitude: 50.8735, longitude: 4.4721 }, MARKETS.international, 'en-GB');
  expect(map?.unit).toBe('km');
  const byName = new Map(map?.towns.map((town) => [town.name, town]));
  expect(byName.get('Antwerp')).toMatchObject({ distance: 39, direction: 'N' });
  const namur = byName.get('Namur');
  expect(namur?.x).toBeGreaterThan(0);
  expect(namur?.y).toBeGreaterThan(0);
});

test('distances are in the unit of the market', () => {
  const place = { latitude: 50.8735, longitude: 4.4721 };
  const map = surroundingsOf(place, { ...MARKETS.international, distanceUnit: 'mi' }, 'en-GB');
  expect(map?.unit).toBe('mi');
  expect(map?.towns.find(({ name }) => name === 'Antwerp')?.distance).toBe(24);
});

test('in the second language of a market the towns have its names', () => {
  const map = surroundingsOf({ latitude: 25.2671, longitude: 55.3381 }, MARKETS.ae, 'ar-AE');
  expect(map?.towns.map(({ name }) => name)).toContain('عجمان');
});

test.each([
  ['a place that nobody entered', 0, 0],
  ['the middle of an ocean', -40, -120],
])('%s has no map', (_, latitude, longitude) => {
  expect(surroundingsOf({ latitude, longitude }, MARKETS.international, 'en-GB')).toBeNull();
});
