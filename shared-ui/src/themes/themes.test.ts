import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'themes.css'), 'utf8');
const NAMES = ['white-theme', 'light-theme', 'grey-theme', 'dark-theme'];
/** Each theme by day and, where it has one, by night. */
const THEMES = [...NAMES, 'white-theme at night', 'light-theme at night', 'grey-theme at night'];
const ACCENTS = ['accent', 'accent-range-rover', 'accent-defender', 'accent-discovery', 'accent-jaguar'];
const SURFACES = ['surface', 'surface-raised', 'surface-sunken'];

const TOKEN = /--([\w-]+): (?:light-dark\()?(#\w+)(?:, (#\w+)\))?;/g;

/** All rules that are the theme's, the later one on top. */
function tokensOf(theme: string): Map<string, string> {
  const [name = '', time] = theme.split(' at ');
  const isAtNight = time !== undefined || name === 'dark-theme';
  const rules = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((selector) => selector.trim() === `.${name}`),
  );
  const colours = rules.flatMap(([, , body = '']) => [...body.matchAll(TOKEN)]);
  return new Map(colours.map(([, token = '', day = '', night = day]) => [token, isAtNight ? night : day]));
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two colours of a theme. */
function contrast(theme: string, one: string, other: string): number {
  const tokens = tokensOf(theme);
  const [light = 0, dark = 0] = [one, other].map((name) => luminance(tokens.get(name) ?? '')).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = (names: readonly string[], backgrounds: readonly string[]) =>
  THEMES.flatMap((theme) =>
    names.flatMap((name) => backgrounds.map((background) => [theme, name, background] as const)),
  );

test.each(pairs(['text', 'text-strong', 'text-muted', 'danger', 'success', 'warning'], SURFACES))(
  '%s: text in %s on %s reads at 4.5 : 1',
  (theme, name, background) => expect(contrast(theme, name, background)).toBeGreaterThanOrEqual(4.5),
);

test.each(pairs(['accent-text'], ACCENTS))('%s: %s on a button of %s reads at 4.5 : 1', (theme, name, background) =>
  expect(contrast(theme, name, background)).toBeGreaterThanOrEqual(4.5),
);

test.each(pairs(['line-strong', 'focus', ...ACCENTS], SURFACES))(
  '%s: %s stands out from %s at 3 : 1',
  (theme, name, background) => expect(contrast(theme, name, background)).toBeGreaterThanOrEqual(3),
);

test('all four themes set the same tokens', () => {
  const names = NAMES.map((theme) => [...tokensOf(theme).keys()]);
  for (const other of names) expect(other).toEqual(names[0]);
});

test('each light theme is dark at night', () => {
  const night = THEMES.filter((theme) => theme.endsWith('night'));
  for (const theme of night) expect(luminance(tokensOf(theme).get('surface') ?? '#fff')).toBeLessThan(0.03);
});
