import { loadavg } from 'node:os';

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Prints rows under a head, the first column to the left and numbers to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, widths.map((width) => '-'.repeat(width)), ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    print(`| ${cells.join(' | ')} |`);
  }
}

/** What else the machine was doing: figures taken while it was busy count as ratios only. */
export function machine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `Node ${process.versions.node}, load average ${load.join(' ')}`;
}

/** A whole number from the command line's words, `--runs 5`. */
export function numberOption(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const given = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!Number.isInteger(given) || given < 1) throw new Error(`--${name} takes a whole number above 0`);
  return given;
}
