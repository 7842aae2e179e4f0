/**
 * Name of a web build's script with the messages of one language (`7.0a1b2c3d4e_ar.js`), beside the
 * one with those of all (`7.0a1b2c3d4e.js`). A script without messages has no such file.
 */
export function languageFile(path: string, language: string): string {
  return path.replace(/\.js$/, `_${language}.js`);
}

/** Languages that a web build has files of: its entry has one for each. */
export function languagesOf(build: {
  readonly entry: string;
  readonly assets: readonly { readonly path: string }[];
}): string[] {
  const name = build.entry.replace(/\.js$/, '_');
  const files = build.assets.filter(({ path }) => path.startsWith(name) && path.endsWith('.js'));
  return files.map(({ path }) => path.slice(name.length, -'.js'.length));
}
