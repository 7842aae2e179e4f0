import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { roomOf } from './room';

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
  ['few words have room in every wide window', entries(MODELS, ['Saved']), 'Search', 1, undefined],
  [
    'English beside another language has it from 1520 px',
    entries([...MODELS, 'Find your vehicle', 'Offers'], ['Saved', 'Retailers', 'News']),
    'Search',
    2,
    1520,
  ],
  [
    'French has it from 1680 px',
    entries([...MODELS, 'Trouver votre véhicule', 'Offres'], ['Enregistrés', 'Concessionnaires', 'Actualités']),
    'Rechercher',
    2,
    1680,
  ],
  ['wide letters count twice', entries(Array(7).fill('レンジローバー'), ['保存']), '検索', 1, 1520],
])('%s', (_what, given, search, languages, room) => {
  expect(roomOf(given, search, languages)).toBe(room);
});
