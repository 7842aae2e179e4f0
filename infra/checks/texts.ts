import { loadCatalogues, missingIn, unusedIn } from './catalogues';
import { missingTexts, type Text, untranslatedTexts, unusedTexts } from './message-files';

/** The texts, a line for each file, with its language in the file's name. */
function list(title: string, texts: readonly Text[]): void {
  if (texts.length > 0) console.log(`${title}:`);
  for (const file of new Set(texts.map((text) => text.file))) {
    const names = texts.filter((text) => text.file === file).map(({ name }) => name);
    console.log(`  ${file}: ${names.join(', ')}`);
  }
}

const catalogues = await loadCatalogues();
const inCatalogues = (namesIn: typeof missingIn) =>
  catalogues.flatMap((catalogue) => namesIn(catalogue).map((name) => ({ file: catalogue.file, name })));
const missing = [...missingTexts(), ...inCatalogues(missingIn)];
const unused = [...unusedTexts(), ...inCatalogues(unusedIn)];
list('Like English', untranslatedTexts());
list('Unused', unused);
list('Missing', missing);
console.log(`\n${missing.length} texts are missing, ${unused.length} are unused.`);
process.exitCode = missing.length + unused.length > 0 ? 1 : 0;
