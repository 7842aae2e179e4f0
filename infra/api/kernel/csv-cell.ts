/** What no spreadsheet calculates with: a phone number as E.164, a plain number. */
const HARMLESS = /^(\+\d{7,15}|-?\d{1,15}(\.\d{1,10})?)$/;
/** Blanks in front do not keep a spreadsheet from seeing a formula. */
const FORMULA = /^[\s\uFEFF]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** What a spreadsheet would take for a formula is a text there (OWASP, CSV injection). */
export function csvCell(value: string): string {
  const harmless = FORMULA.test(value) && !HARMLESS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
