/** The header of a change that was made from a revision: the API refuses another one. */
export function ifMatch(revision: number) {
  return { 'if-match': `"${revision}"` };
}
