// React Router makes components and contexts where its file begins, by calls that nobody has
// marked: marked, unused ones are left out.
const MADE = /(=\s*)(React\d*\.(?:createContext|forwardRef|memo)\()/g;
const NAMED = /^\w+\.displayName = .*$/gm;

module.exports = function pureComponents(source) {
  return source.replace(MADE, '$1/* @__PURE__ */ $2').replace(NAMED, '');
};
