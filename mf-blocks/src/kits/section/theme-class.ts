/** Colours that a block chooses, as `colorTheme` of contracts offers them. */
export type Theme = 'page' | 'light' | 'dark';

/** The class that gives an element a theme's colours; none for those of the page. */
export function themeClass(theme: Theme): string {
  return theme === 'page' ? '' : `${theme}-theme`;
}
