/** Lines of Node that get fixes, the newest last. */
export const NODE_LINES: readonly number[];
/** What there is to say about a version of Node: why it is refused, or what it lacks. */
export function verdictOn(version: string): { readonly refusal?: string; readonly warning?: string };
