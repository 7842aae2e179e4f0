import type { Note } from './interpret';

/**
 * `done`; `incomplete`: the file ended half-way; `stopped`: too much would be removed; `failed`:
 * nothing sensible could be done.
 */
type ImportStatus = 'running' | 'done' | 'incomplete' | 'stopped' | 'failed';

export interface Counts {
  readonly read: number;
  readonly taken: number;
  /** Of those taken, the ones with a repaired value. */
  readonly repaired: number;
  readonly refused: number;
  readonly unchanged: number;
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
}

export interface ReportRow extends Note {
  readonly line: number;
  readonly kind: 'repaired' | 'refused';
}

interface Removals {
  /** Vehicles of the feed that the file does not have. */
  readonly missing: number;
  /** Of the feed's vehicles before the import. */
  readonly stock: number;
  readonly examples: readonly { readonly id: string; readonly title: string }[];
}

export interface ImportReport {
  readonly id: string;
  readonly listing: string;
  readonly mapping: string;
  readonly file: string;
  readonly status: ImportStatus;
  /** What happened, in one plain sentence. */
  readonly message: string;
  readonly seconds: number;
  readonly counts: Counts;
  readonly removals: Removals;
  readonly rows: readonly ReportRow[];
}

export interface ReasonCount {
  readonly kind: ReportRow['kind'];
  readonly reason: string;
  readonly field: string;
  readonly rows: number;
  readonly line: number;
  readonly value: string;
}

/**
 * How often each reason occurred in each column, with the first line as an example; the most
 * frequent first.
 */
export function reasonsOf(rows: readonly ReportRow[]): ReasonCount[] {
  const found = new Map<string, ReasonCount>();
  for (const { kind, reason, field, line, value } of rows) {
    const key = [kind, reason, field].join('|');
    const known = found.get(key);
    found.set(key, known ? { ...known, rows: known.rows + 1 } : { kind, reason, field, rows: 1, line, value });
  }
  return [...found.values()].sort((left, right) => right.rows - left.rows);
}

const number = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const HOW_TO_GO_ON = 'If this is meant, agree to it at /admin/feeds, or run again with --allow-removals.';

/** What a person reads at the end of an import. */
export function reportText(report: ImportReport): string {
  const { counts, rows, removals, status, message, seconds, listing, mapping } = report;
  const reasons = reasonsOf(rows).map((reason) => [
    number(reason.rows).padStart(7),
    reason.kind,
    reason.field,
    reason.reason,
    `line ${reason.line}: "${reason.value}"`,
  ]);
  const lines = [
    `${mapping} into ${listing}, ${seconds.toFixed(1)} s`,
    ...table([
      ['read', number(counts.read)],
      ['taken', `${number(counts.taken)} (${number(counts.repaired)} of them repaired)`],
      ['refused', number(counts.refused)],
      [
        'written',
        `${number(counts.inserted + counts.updated)} (${number(counts.inserted)} new, ${number(counts.updated)} changed)`,
      ],
      ['unchanged', number(counts.unchanged)],
      ['removed', number(counts.removed)],
    ]),
  ];
  if (reasons.length > 0) lines.push('', ...table([['   rows', '', 'column', 'reason', 'first'], ...reasons]));
  if (removals.missing > counts.removed) {
    lines.push('', `Not in the file: ${number(removals.missing)} of ${number(removals.stock)}, for example`);
    lines.push(...removals.examples.map(({ id, title }) => `  ${id}  ${title}`));
  }
  const ways = status === 'stopped' ? [HOW_TO_GO_ON] : [];
  return [...lines, '', message, ...ways, ''].join('\n');
}
