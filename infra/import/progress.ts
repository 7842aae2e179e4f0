import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** The number of rows so far. */
  readonly at: (read: number) => void;
  readonly stop: () => void;
}

const EVERY = 10_000;

/**
 * A bar of bytes would lie for packed files, so rows are counted: a bar on a terminal, a line for
 * every 10,000 elsewhere.
 */
export function rowProgress(estimate: number): Progress {
  if (!process.stdout.isTTY) {
    let told = 0;
    return {
      at: (read) => {
        if (read - told < EVERY) return;
        told = read;
        process.stdout.write(`${read} rows\n`);
      },
      stop: () => {},
    };
  }
  const bar = new SingleBar(
    { format: 'Rows {bar} {value} of about {total} · {duration_formatted}' },
    Presets.shades_classic,
  );
  bar.start(estimate, 0);
  return {
    at: (read) => {
      if (read > bar.getTotal()) bar.setTotal(read);
      bar.update(read);
    },
    stop: () => bar.stop(),
  };
}
