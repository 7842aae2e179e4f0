// A hanging request blocks later ones for the same address in Chromium, so every try after the
// first has its own.
module.exports = () => ({
  name: 'retry-chunks',
  beforeInit(args) {
    const first = __webpack_require__.u;
    const tries = {};
    if (!first || first.retries) return args;
    const next = (id) => {
      tries[id] = (tries[id] ?? -1) + 1;
      return first(id) + (tries[id] ? `?retry=${tries[id]}` : '');
    };
    next.retries = true;
    __webpack_require__.u = next;
    return args;
  },
});
