/** Codes by which feeds and the manufacturer name the same model differently. */
const CODES: Readonly<Record<string, string>> = {
  'f-pace': 'x761',
  'i-pace': 'x590',
  'f-type': 'x152',
  xe: 'x760',
  xf: 'x260',
};

/** The manufacturer's code of a nameplate; one that is not in the table stays, lower-cased. */
export function nameplateCode(code: string): string {
  const known = code.toLowerCase();
  return Object.hasOwn(CODES, known) ? (CODES[known] ?? known) : known;
}
