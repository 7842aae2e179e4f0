export default class LongestFirst {
  sort<T extends { readonly path: string }>(tests: readonly T[]): T[];
}
