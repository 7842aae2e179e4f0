import { loadCatalogues, missingIn, unusedIn } from './catalogues';
import { breaksAtSigns } from './message-files';

test('what templates and settings say has translations of nothing that is gone, and none is empty', async () => {
  const catalogues = await loadCatalogues();
  expect(catalogues.length).toBeGreaterThan(0);
  for (const catalogue of catalogues) {
    const { file, language, texts } = catalogue;
    const wrong = [...texts].filter(([, text]) => !text.trim() || breaksAtSigns(language, text)).map(([name]) => name);
    expect([file, unusedIn(catalogue), wrong]).toEqual([file, [], []]);
  }
});

test('a catalogue says what it lacks and what nothing asks for', () => {
  const texts = new Map([
    ['Title', 'Titre'],
    ['Gone', 'Parti'],
  ]);
  const catalogue = { file: 'fr.json', language: 'fr', texts, wanted: new Set(['Title', 'Text']) };
  expect([missingIn(catalogue), unusedIn(catalogue)]).toEqual([['Text'], ['Gone']]);
});
