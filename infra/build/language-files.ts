import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { languageFile } from '@showroom/contracts/remotes/language-file';
import type { Compilation, Compiler } from 'webpack';
import { integrityOf } from '../integrity';
import { ROOT } from './package-info';

const messages: {
  /** By language, complete. */
  messagesOf(folder: string): Readonly<Record<string, object>>;
  allLanguages(folder: string): object;
} = createRequire(import.meta.url)('./messages.cjs');

const NAME = 'language-files';
/** What the loader of messages left, however the minifier quotes it. */
const MARK = /JSON\.parse\((["'`])@messages:([^"'`]+)\1\)/g;
const CONTENT_HASH = /\.([0-9a-f]{10})\.js$/;

const literalOf = (value: object) => `(${JSON.stringify(value)})`;

/**
 * Writes every script that has messages once more for each language, with its messages alone. An
 * entry of a language names the scripts of that language and their hashes: what a page loads is
 * decided by the entry that it loads.
 */
export class LanguageFiles {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation: Compilation) => {
      const folders = new Set<string>();
      // Once minified, and before names and hashes are made of what the files hold.
      const marked = { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 };
      compilation.hooks.processAssets.tap(marked, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const marks = [...source.source().toString().matchAll(MARK)];
          if (marks.length === 0) continue;
          const replaced = new sources.ReplaceSource(source);
          for (const mark of marks) {
            const folder = mark[2] ?? '';
            folders.add(folder);
            const literal = literalOf(messages.allLanguages(join(ROOT, folder)));
            replaced.replace(mark.index, mark.index + mark[0].length - 1, literal);
          }
          compilation.updateAsset(file, replaced);
        }
      });
      const whole = { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tap(whole, (assets) => {
        const scripts = new Map(
          Object.entries(assets)
            .filter(([file]) => file.endsWith('.js'))
            .map(([file, source]) => [file, source.source().toString()]),
        );
        for (const [file, text] of languageScripts(scripts, [...folders])) {
          compilation.emitAsset(file, new sources.RawSource(text), { immutable: true, minimized: true });
        }
      });
    });
  }
}

/** The scripts of each language, by name: those with messages, and those that name one of them. */
function languageScripts(scripts: ReadonlyMap<string, string>, folders: readonly string[]): [string, string][] {
  const known = folders.map((folder) => {
    const path = join(ROOT, folder);
    return { all: literalOf(messages.allLanguages(path)), languages: messages.messagesOf(path) };
  });
  const speaking = [...scripts].filter(([, text]) => known.some(({ all }) => text.includes(all)));
  const hashes = speaking.map(([file]) => hashIn(file));
  const entries = [...scripts].filter(([file, text]) =>
    hashes.some((hash) => !file.includes(hash) && text.includes(hash)),
  );
  const parts = speaking.filter(([file]) => !entries.some(([entry]) => entry === file));
  const languages = new Set(known.flatMap((one) => Object.keys(one.languages)));
  return [...languages].flatMap((language) => {
    const inLanguage = (text: string) =>
      known.reduce(
        (made, { all, languages: { [language]: own, en } }) => made.replaceAll(all, () => literalOf(own ?? en ?? {})),
        text,
      );
    const made = parts.map(([file, text]) => ({ file, text, own: inLanguage(text) }));
    const renamed = (text: string) =>
      made.reduce(
        (entry, { file, text: before, own }) =>
          entry
            .replaceAll(hashIn(file), `${hashIn(file)}_${language}`)
            .replaceAll(integrityOf(before, 'sha256'), integrityOf(own, 'sha256')),
        text,
      );
    return [
      ...made.map(({ file, own }): [string, string] => [languageFile(file, language), own]),
      ...entries.map(([file, text]): [string, string] => [languageFile(file, language), renamed(inLanguage(text))]),
    ];
  });
}

/** The hash in a script's name, by which other scripts name it. */
function hashIn(file: string): string {
  const hash = CONTENT_HASH.exec(basename(file))?.[1];
  if (!hash) throw new Error(`${file} has messages and no hash in its name`);
  return hash;
}
