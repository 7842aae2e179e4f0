/** The revision that a change was made from, as `calls/revision` takes it. */
export function revisionIn(headers: { readonly 'if-match': string }): number {
  return Number(headers['if-match'].slice(1, -1));
}
