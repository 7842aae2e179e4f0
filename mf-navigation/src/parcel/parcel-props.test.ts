import { entries } from '../examples';
import { parseParcelProps } from './parcel-props';

const props = { site: 'https://au.showroom.example', market: 'au', locale: 'en-AU', entries };

test('settings that a host leaves out have their defaults', () => {
  const { settings } = parseParcelProps({ ...props, settings: { 'app.name': 'Cars' } });
  expect([settings['app.name'], settings['app.theme']]).toEqual(['Cars', 'white-theme']);
});

test('every prop that is of no use is named by its place, in one sentence', () => {
  const [first] = entries;
  const broken = { ...first, attributes: { ...first?.attributes, url: 7 } };
  expect(() => parseParcelProps({ ...props, market: 'fr', site: undefined, entries: [broken] })).toThrow(
    'The navigation was given props that it cannot use: site: must be string, not undefined; ' +
      'market: must be one of international, au, ae, jp, ua; entries[0].attributes.url: must be string, not number',
  );
  expect(() => parseParcelProps({ ...props, locale: 'en-GB' })).toThrow(
    'locale: must be one of the locales of the market',
  );
});

test('a setting that breaks its schema is named by its key and has its default', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { settings } = parseParcelProps({ ...props, settings: { 'app.theme': 'pink-theme' } });
  expect(settings['app.theme']).toBe('white-theme');
  expect(String(error.mock.calls[0]?.[0])).toContain("settings['app.theme']: ");
});
