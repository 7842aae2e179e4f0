const { readdirSync, readFileSync } = require('node:fs');
const { basename, join } = require('node:path');

/** The file that code imports; those of the other languages lie beside it. */
const ENGLISH = /[\\/]messages([\\/][a-z-]+)?[\\/]en\.json$/;

/** A folder's messages by language, each with the English ones for what it lacks. */
function messagesOf(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const load = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const english = load('en.json');
  return Object.fromEntries(files.sort().map((file) => [basename(file, '.json'), { ...english, ...load(file) }]));
}

/**
 * What stands for `en.json` where any language may be asked for
 * (shared-ui/src/texts/messages-for.ts).
 */
function allLanguages(folder) {
  const languages = messagesOf(folder);
  return { ...languages.en, '@languages': languages };
}

module.exports = { ENGLISH, messagesOf, allLanguages };
