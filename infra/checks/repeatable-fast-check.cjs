/**
 * fast-check with one seed, so that the same sources pass or fail the same tests wherever they run.
 * `FAST_CHECK_SEED=random` looks further than that, and a number repeats what was found. Tests get
 * this file for `fast-check`: jest.config.mjs maps the name, which is why it is asked for by its
 * path here.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const { FAST_CHECK_SEED: seed = '20261122' } = process.env;
if (seed !== 'random') fastCheck.configureGlobal({ seed: Number(seed) });

module.exports = fastCheck;
