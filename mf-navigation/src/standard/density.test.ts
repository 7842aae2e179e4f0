import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { densityOf } from './density';

function entries(main: readonly string[], utility: readonly string[]): NavEntry[] {
  const all = [
    ...main.map((label) => ({ label, place: 'main' as const })),
    ...utility.map((label) => ({ label, place: 'utility' as const })),
  ];
  return all.map(({ label, place }, sequence) => ({
    id: label,
    type: 'nav_entry',
    attributes: { label, place, sequence, url: '/', target: '_self', type: 'link', children: [] },
  }));
}

const MODELS = ['Range Rover', 'Defender', 'Discovery', 'Jaguar'];

test.each([
  ['few words have room', entries(MODELS, ['Saved']), 'Search', 1, undefined],
  [
    'two languages in English take more than 1280 px',
    entries([...MODELS, 'Find your vehicle', 'Offers'], ['Saved', 'Retailers', 'News']),
    'Search',
    2,
    'dense',
  ],
  [
    'French takes more than 1480 px',
    entries([...MODELS, 'Trouver votre véhicule', 'Offres'], ['Enregistrés', 'Concessionnaires', 'Actualités']),
    'Rechercher',
    2,
    'denser',
  ],
  ['wide letters count twice', entries(Array(7).fill('レンジローバー'), ['保存']), '検索', 1, 'dense'],
])('%s', (_what, given, search, languages, density) => {
  expect(densityOf(given, search, languages)).toBe(density);
});
