import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  readonly add: (done: number) => void;
  readonly stop: () => void;
}

const LINES = 10;

/** A line for every tenth of the way, for logs. */
function lines(name: string, total: number): Progress {
  let done = 0;
  let told = 0;
  return {
    add: (more) => {
      done += more;
      const tenths = Math.floor((done / Math.max(total, 1)) * LINES);
      if (tenths <= told) return;
      told = tenths;
      process.stdout.write(`${name}: ${done} of ${total}\n`);
    },
    stop: () => {},
  };
}

/** A progress bar on a terminal, a few lines elsewhere. */
export function progressBar(name: string, total: number): Progress {
  if (!process.stdout.isTTY) return lines(name, total);
  const bar = new SingleBar({ format: `${name} {bar} {value}/{total} · {eta_formatted} left` }, Presets.shades_classic);
  bar.start(total, 0);
  return { add: (done) => bar.increment(done), stop: () => bar.stop() };
}
