import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { drawingOf, withoutDrawing } from './drawing';
import { feedColour } from './vocabulary/colours';

function drawn(market: MarketCode) {
  const { listing, currency } = MARKETS[market];
  const vehicle = { listing, brand: 'Land Rover', model: 'Defender 110', currency };
  return drawingOf(vehicle, 'defender-110', feedColour('-'));
}

test.each([
  ['international', 'Land Rover Defender 110 in a neutral colour, from the side', 'The picture shows', ['fr']],
  ['ae', 'Land Rover Defender 110 in a neutral colour, from the side', 'The picture shows', ['ar']],
  ['jp', 'Land Rover Defender 110 無彩色、側面', '画像は', []],
  ['ua', 'Land Rover Defender 110, колір нейтральний, вид збоку', 'Зображення показує', []],
] as const)('a drawing speaks the languages of the market %s', (market, side, note, others) => {
  const { photos, footnotes, translations } = drawn(market);
  expect([photos[0]?.alt, footnotes]).toEqual([side, [expect.stringContaining(note)]]);
  expect(Object.keys(translations)).toEqual(others);
});

test('what a photographed vehicle says is its own in each language', () => {
  const { footnotes, translations } = drawn('international');
  expect(translations['fr']?.photos[0]).toBe('Land Rover Defender 110 en couleur neutre, de profil');
  const told = { fr: { description: 'Une main.', ...translations['fr'] }, nl: { photos: ['Zijkant'] } };
  expect(withoutDrawing({ footnotes: ['Its own.', ...footnotes], translations: told })).toEqual({
    footnotes: ['Its own.'],
    translations: { fr: { description: 'Une main.', footnotes: [] }, nl: { photos: ['Zijkant'] } },
  });
});
