import { execFile } from 'node:child_process';
import * as z from 'zod/mini';

/**
 * Milliseconds, less than the site waits for the API; Sass has loops, and one may never end. A busy
 * machine takes some seconds to begin.
 */
const DEADLINE = 9000;
/** Megabytes, and bytes of CSS. */
const MEMORY = 256;
const MOST_CSS = 500_000;

/** Without importers and an address, a source can load nothing but Sass's own modules. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
import { compileString, Logger } from 'sass';
const answer = (value) => process.stdout.write(JSON.stringify(value));
try {
  const options = { syntax: process.argv[1], style: 'compressed', logger: Logger.silent };
  answer({ css: compileString(readFileSync(0, 'utf8'), options).css });
} catch ({ sassMessage, message, span }) {
  answer({ fault: sassMessage ?? message, line: (span?.start.line ?? 0) + 1 });
}`;

const outcome = z.union([z.object({ css: z.string() }), z.object({ fault: z.string(), line: z.int() })]);

/** CSS, or why there is none and on which line. */
export type Compiled = z.output<typeof outcome>;

/** Compiles in a process of its own, which ends when it takes too long or too much. */
export function compileSass(source: string, language: 'sass' | 'scss'): Promise<Compiled> {
  const syntax = language === 'sass' ? 'indented' : 'scss';
  const program = [`--max-old-space-size=${MEMORY}`, '--input-type=module', '--eval', PROGRAM, syntax];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      program,
      { cwd: import.meta.dirname, env: {}, timeout: DEADLINE, killSignal: 'SIGKILL', maxBuffer: MOST_CSS },
      (error, stdout) => {
        resolve(error ? { fault: 'It takes too long, or too much room, to become CSS.', line: 1 } : read(stdout));
      },
    );
    // A process that was ended does not read to the end; the callback tells of it.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(source);
  });
}

function read(text: string): Compiled {
  return outcome.parse(JSON.parse(text));
}
