import { mergeSettings, publicSettings } from '@showroom/contracts/settings/settings';
import { createSettingsStore, settingsFrom } from './settings-store';

test('a setting is read by its key, and every reader hears of a change', () => {
  const store = createSettingsStore({ 'app.name': 'Showroom' });
  const heard = jest.fn();
  const stop = store.subscribe(heard);
  expect(store.get('app.name')).toBe('Showroom');
  store.replace({ 'app.name': 'Cars' });
  expect(store.get('app.name')).toBe('Cars');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.replace({ 'app.name': 'Others' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a setting that stays on the server is an error in the browser, with its key', () => {
  const { settings } = mergeSettings([]);
  const own = publicSettings(settings);
  const store = createSettingsStore(own);
  expect(store.get('app.theme')).toBe('white-theme');
  const empty = createSettingsStore({});
  expect(() => empty.get('app.theme')).toThrow('The setting app.theme does not travel to this side');
});

test('what was stored stands over the defaults, and what breaks its schema is named and left out', () => {
  const warn = jest.fn();
  const settings = settingsFrom(
    [
      { key: 'app.name', value: 'Cars' },
      { key: 'app.theme', value: 'pink-theme' },
      { key: 'no.such', value: 1 },
    ],
    warn,
  );
  expect([settings['app.name'], settings['app.theme'], settings['meta.divider']]).toEqual(['Cars', 'white-theme', '|']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Invalid JSON in app.theme, its default stands: '));
});
