import { spawn } from 'node:child_process';
import { ROOT } from '../build/package-info';

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Gets what the command writes to both of its outputs; without it that goes to ours. */
  readonly onOutput?: (text: string) => void;
  /** User and group that the command runs as. */
  readonly as?: { readonly uid: number; readonly gid: number };
}

/** Status of a command that ended because this process was told to end, as shells have it. */
export const INTERRUPTED = 130;

/**
 * Runs a command in the project's folder and resolves with its status; one that cannot be started
 * ends with 127.
 */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const { env = process.env, cwd = ROOT, onOutput, as } = options;
  return new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output], ...as });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput ?? (() => {}));
    let isInterrupted = false;
    function forward(signal: NodeJS.Signals): void {
      isInterrupted = true;
      child.kill(signal);
    }
    for (const signal of SIGNALS) process.on(signal, forward);
    function end(status: number): void {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve(status);
    }
    child.once('error', (error) => {
      onOutput?.(`${error.message}\n`);
      end(127);
    });
    child.once('close', (status) => end(isInterrupted ? INTERRUPTED : (status ?? 1)));
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What a command prints, trimmed; undefined when it fails or is not there. */
export async function outputOf(command: string, args: readonly string[], cwd = ROOT): Promise<string | undefined> {
  let output = '';
  const status = await runCommand(command, args, {
    cwd,
    onOutput: (text) => {
      output += text;
    },
  });
  return status === 0 ? output.trim() : undefined;
}
