import type { Compiler, Stats } from 'webpack';

/** How the last build of each side went. */
export interface Built {
  readonly errors: readonly string[];
  /** Webpack's own hash of the web build. */
  readonly web: string;
}

/**
 * Calls `onBuilding` when the first of the compilers starts, and `onBuilt` when all have finished.
 */
export function watchBuilds(
  compilers: { readonly web: Compiler; readonly node: Compiler },
  onBuilding: () => void,
  onBuilt: (built: Built) => void,
): void {
  const running = new Set<string>(['web', 'node']);
  const last = new Map<string, Stats>();
  for (const [side, compiler] of Object.entries(compilers)) {
    const starts = () => {
      if (running.size === 0) onBuilding();
      running.add(side);
    };
    compiler.hooks.invalid.tap('development', starts);
    compiler.hooks.watchRun.tap('development', starts);
    compiler.hooks.done.tap('development', (stats) => {
      last.set(side, stats);
      running.delete(side);
      if (running.size === 0) onBuilt({ errors: errorsOf([...last.values()]), web: last.get('web')?.hash ?? '' });
    });
  }
}

/** Each error once, though both builds meet it, without where the compiler itself stood. */
function errorsOf(all: readonly Stats[]): string[] {
  const errors = all.flatMap((stats) => stats.toJson({ all: false, errors: true }).errors ?? []);
  const texts = errors.map(({ moduleName, message }) => {
    const [text = ''] = message.split(/\n+(?:Caused by|Stack backtrace):/);
    return `${moduleName ? `${moduleName}\n` : ''}${text.trim()}`;
  });
  return [...new Set(texts)];
}
