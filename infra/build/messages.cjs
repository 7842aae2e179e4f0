const { readdirSync, readFileSync } = require('node:fs');
const { basename, join, relative } = require('node:path');

const ROOT = join(__dirname, '../..');
/** The file that code imports; those of the other languages lie beside it. */
const ENGLISH = /[\\/]messages([\\/][a-z-]+)?[\\/]en\.json$/;
/** Stand-ins of third parties speak what those speak, and what lies elsewhere is of a test. */
const SITE = /^(?!\.\.|infra\/sandbox\/)/;

const languagesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();

/** The languages of the site are those in which the shell has texts. */
const LANGUAGES = languagesIn(join(ROOT, 'shell/src/page/messages'));

const placeOf = (folder) => relative(ROOT, folder).replaceAll('\\', '/');

/** The languages that a folder of messages has to speak. */
const languagesOf = (folder) => (SITE.test(placeOf(folder)) ? LANGUAGES : languagesIn(folder));

const isText = (message) => typeof message === 'string' || 'other' in message;

/**
 * A language's messages, with the English ones for what they lack; `miss` gets the names of those.
 */
function completed(english, own, miss, path = '') {
  return Object.fromEntries(
    Object.entries(english).map(([name, message]) => {
      const at = `${path}${name}`;
      const found = own[name];
      if (!isText(message)) return [name, completed(message, found ?? {}, miss, `${at}.`)];
      if (found === undefined) miss(at);
      return [name, found ?? message];
    }),
  );
}

/**
 * A folder's messages by language, each with the English ones for what it lacks: those stand in
 * `@missing`, one sentence each, for whoever shows them to report.
 */
function messagesOf(folder) {
  const files = languagesIn(folder);
  const load = (language) => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
  const english = load('en');
  const languages = new Set([...files, ...languagesOf(folder)]);
  return Object.fromEntries(
    [...languages].sort().map((language) => {
      const missing = [];
      const miss = (name) => missing.push(`${placeOf(folder)}/${language}.json lacks ${name}: it is shown in English`);
      const messages = completed(english, files.includes(language) ? load(language) : {}, miss);
      return [language, missing.length > 0 ? { ...messages, '@missing': missing } : messages];
    }),
  );
}

/**
 * What stands for `en.json` where any language may be asked for
 * (shared-ui/src/texts/messages-for.ts).
 */
function allLanguages(folder) {
  const languages = messagesOf(folder);
  return { ...languages.en, '@languages': languages };
}

module.exports = { ENGLISH, languagesOf, messagesOf, allLanguages };
