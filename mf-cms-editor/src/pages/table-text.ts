/** Rows of cells, as a spreadsheet or a web page has them. */
export type Table = readonly (readonly string[])[];

/** As many columns as one cell of an HTML table may stand for. */
const WIDEST_CELL = 50;

const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');

/** The rows of tab-separated text; a cell in quotation marks may have lines and tabs of its own. */
export function tableFromText(text: string): Table {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/gy);
  for (const [, quoted, plain = '', end] of cells) {
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows.filter(isFilled);
}

/** The same rows as text, for somebody to look at and to change. */
export function textOfTable(table: Table): string {
  const written = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return table.map((row) => row.map(written).join('\t')).join('\n');
}

/** The rows of the first table of HTML, as text alone; undefined where there is none. */
export function tableFromHtml(html: string): Table | undefined {
  // A parsed document neither runs scripts nor loads anything.
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  for (const line of table.querySelectorAll('br')) line.replaceWith('\n');
  const rows = [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const text = (cell.textContent ?? '').replaceAll(/[^\S\n]+/g, ' ').trim();
      return [text, ...Array.from({ length: Math.min(cell.colSpan, WIDEST_CELL) - 1 }, () => '')];
    }),
  );
  return rows.filter(isFilled);
}
