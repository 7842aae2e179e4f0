/**
 * Lines of Node that get fixes, the newest last: long-term support and the current one
 * (https://nodejs.org/en/about/previous-releases).
 */
export const NODE_LINES = [22, 24, 26];
/** 20.19 lets packages that are still CommonJS require ES modules, as @fastify/static does. */
const OLDEST = { major: 20, minor: 19 };

/**
 * What there is to say about a version of Node: `refusal` where the product does not run, `warning`
 * where nobody mends it any more, nothing for a line that gets fixes.
 * @param {string} version such as `24.21.0`
 * @returns {{ refusal?: string, warning?: string }}
 */
export function verdictOn(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const wanted = `Node ${NODE_LINES.at(-2)}`;
  if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor))
    return { refusal: `Node ${version} is too old: please install ${wanted}.` };
  if (NODE_LINES.includes(major) || major > Math.max(...NODE_LINES)) return {};
  return { warning: `Node ${version} works here, but gets no fixes any more: please install ${wanted}.` };
}
