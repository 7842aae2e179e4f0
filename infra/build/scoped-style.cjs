const postcss = require('postcss');

/** The element of a parcel, within which its style sheets hold (mf-navigation/src/parcel). */
const PLACE = '.showroom-parcel';
/** What a scope cannot hold: named things of the whole page, which touch nothing by themselves. */
const PAGE_WIDE = /^(font-face|(-webkit-)?keyframes)$/;

/**
 * Keeps a style sheet to the element of a parcel: nothing of the page around it changes, and
 * `:root` is that element. Layers are dissolved, for whatever a page has outside of layers goes
 * before all that is inside of them.
 */
module.exports = function scopedStyle(source) {
  const sheet = postcss.parse(source);
  const pageWide = [];
  sheet.walkAtRules(PAGE_WIDE, (rule) => void pageWide.push(rule.remove()));
  const imports = [];
  sheet.walkAtRules('import', (rule) => void imports.push(rule.remove()));
  sheet.walkAtRules('layer', (rule) => (rule.nodes ? rule.replaceWith(rule.nodes) : rule.remove()));
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => selector.replace(/^:root\b/, ':scope'));
  });
  const scope = postcss.atRule({ name: 'scope', params: `(${PLACE})`, nodes: sheet.nodes });
  return postcss.root({ nodes: [...imports, ...pageWide, ...(scope.nodes?.length ? [scope] : [])] }).toString();
};
