import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

export interface ProgramOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Default: whoever runs this. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  readonly log: string;
  readonly cwd: string;
}

/** A process that can be ended and begun again. */
export interface Program {
  readonly pid: number | undefined;
  start(): void;
  /** At once, as when the machine is gone. */
  kill(): Promise<void>;
  /** In order. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  hasEnded(): boolean;
}

/** Starts a program whose output goes to a file. */
export function startProgram({ command, args, env, user, log, cwd }: ProgramOptions): Program {
  let child: ChildProcess | undefined;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const program: Program = {
    get pid() {
      return child?.pid;
    },
    start() {
      const output = openSync(log, 'a');
      child = spawn(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', output, output], ...user });
      closeSync(output);
    },
    kill: () => end('SIGKILL'),
    stop: (signal = 'SIGTERM') => end(signal),
    hasEnded,
  };
  program.start();
  return program;
}
