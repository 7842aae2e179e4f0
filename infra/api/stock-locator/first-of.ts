/** The first of some rows, in order. */
export function firstOf(rows: Uint32Array, wanted: number, compare: (left: number, right: number) => number): number[] {
  const first: number[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    const last = first[wanted - 1];
    if (last !== undefined && compare(row, last) > 0) continue;
    first.splice(placeIn(first, row, compare), 0, row);
    if (first.length > wanted) first.pop();
  }
  return first;
}

function placeIn(sorted: readonly number[], row: number, compare: (left: number, right: number) => number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compare(sorted[middle] ?? 0, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
