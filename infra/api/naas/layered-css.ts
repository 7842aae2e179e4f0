/**
 * Whether each brace that opens closes again, and none closes more than was opened; strings and
 * comments aside.
 */
function isBalanced(css: string): boolean {
  const bare = css.replace(/\/\*[\s\S]*?(\*\/|$)|"(\\[\s\S]|[^"\\\n])*"|'(\\[\s\S]|[^'\\\n])*'/g, '');
  let depth = 0;
  for (const [brace] of bare.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/["']/.test(bare);
}

/**
 * A foreign style sheet inside the layer of remotes, where it cannot outrank the site's own; one
 * that would leave the layer is refused.
 */
export function layeredCss(css: string): string {
  if (!isBalanced(css)) throw new Error('The style sheet has braces or quotes that do not match');
  return `@layer remotes {\n${css}\n}\n`;
}
