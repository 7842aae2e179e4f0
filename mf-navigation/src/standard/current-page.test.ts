import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { currentUrl, isCurrent } from './current-page';

test.each([
  ['/stock', '/stock', '', true],
  ['/stock/', '/stock', '?page=2', true],
  ['/stock#list', '/stock', '', true],
  ['/', '/', '', true],
  ['/', '/stock', '', false],
  ['', '/', '', false],
  ['/stock?states=new', '/stock', '', false],
  ['/stock?states=new', '/stock', '?page=2&states=used&states=new', true],
  ['/stock?models=Range%20Rover', '/stock', '?models=Range+Rover', true],
  ['https://example.com/', '/', '', false],
])('%s on %s%s: %s', (url, pathname, search, current) => {
  expect(isCurrent(url, { pathname, search })).toBe(current);
});

describe('of a filtered list', () => {
  const link = (url: string) => ({ label: url, url, target: '_self', type: 'link' }) as const;
  const entry = (url: string, children: readonly string[]): NavEntry => ({
    id: url,
    type: 'nav_entry',
    attributes: { ...link(url), place: 'main', sequence: 1, children: children.map(link) },
  });
  const entries = [
    entry('/defender', ['/stock?models=Defender+110']),
    entry('/stock', ['/stock?states=new', '/stock?states=used&models=Defender+110']),
  ];

  test.each([
    ['/stock', '', '/stock'],
    ['/stock', '?models=Defender+110', '/stock?models=Defender+110'],
    ['/stock', '?models=Defender+110&states=new', '/stock?models=Defender+110'],
    ['/stock', '?states=used&models=Defender+110', '/stock?states=used&models=Defender+110'],
    ['/news', '', undefined],
  ])('%s%s has one current entry: %s', (pathname, search, current) => {
    expect(currentUrl(entries, { pathname, search })).toBe(current);
  });
});
