const { createHash } = require('node:crypto');
const { dirname } = require('node:path');
const { allLanguages } = require('../build/messages.cjs');

const textOf = (path) => JSON.stringify(allLanguages(dirname(path)));

/** In tests a feature's messages are those of all languages, as on the server. */
module.exports = {
  process: (_source, path) => ({ code: textOf(path) }),
  getCacheKey: (_source, path) => createHash('sha256').update(textOf(path)).digest('hex'),
};
