const { dirname, join, relative } = require('node:path');
const { allLanguages } = require('./messages.cjs');

const ROOT = join(__dirname, '../..');

/**
 * Makes a module of a feature's messages: of all languages, or, where a build makes files for each
 * language, with a mark that `LanguageFiles` replaces.
 */
module.exports = function messagesLoader() {
  const folder = dirname(this.resourcePath);
  this.addContextDependency(folder);
  if (!this.getOptions().marked) return `export default ${JSON.stringify(allLanguages(folder))};`;
  const mark = relative(ROOT, folder).replaceAll('\\', '/');
  return `export default /* @__PURE__ */ JSON.parse("@messages:${mark}");`;
};
