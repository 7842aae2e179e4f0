import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { FromWorker, ToWorker } from '../render/protocol';

/** User and group by number, as the system knows them. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export interface ProcessOptions {
  /** The bundled worker: the one file that the process may read. */
  readonly file: string;
  /** Megabytes of heap: what lives long, and what one page needs. */
  readonly memory: number;
  readonly young: number;
  readonly user: SystemUser | undefined;
}

/**
 * Node 20 has the permission model under its first name; where it knows networks, `fetch` needs
 * leave.
 */
function permissions(file: string): string[] {
  const knows = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  return [
    knows('--permission') ? '--permission' : '--experimental-permission',
    `--allow-fs-read=${file}`,
    ...(knows('--allow-net') ? ['--allow-net'] : []),
  ];
}

/**
 * A render worker: a process without environment, files, commands and threads, that ends when the
 * site does.
 */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  /** It was ended, instead of falling by itself. */
  isTerminated = false;

  constructor({ file, memory, young, user }: ProcessOptions) {
    this.#child = fork(file, {
      env: {},
      execArgv: [
        ...permissions(file),
        '--disable-warning=ExperimentalWarning',
        `--max-old-space-size=${memory}`,
        `--max-semi-space-size=${young}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // What ends the site from a keyboard reaches its process group: pages under way are still to
      // be answered.
      detached: true,
      ...user,
    });
    // A process that cannot be started has an error and no exit.
    this.#ended = new Promise((resolve) => this.#child.once('exit', resolve).once('error', resolve));
    this.#child.on('error', () => undefined);
    this.#dieFirst();
  }

  get id(): number {
    return this.#child.pid ?? 0;
  }

  onMessage(listener: (message: FromWorker) => void): void {
    this.#child.on('message', listener);
  }

  /** Called with how it ended, as a text. */
  onEnd(listener: (how: string) => void): void {
    void this.#ended.then(() => listener(this.#child.signalCode ?? `code ${this.#child.exitCode}`));
  }

  /**
   * What cannot be sent any more was for a process that ends: whoever waits learns it from that.
   */
  post(message: ToWorker): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  async terminate(): Promise<void> {
    this.isTerminated = true;
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** Where memory runs out, the system takes a renderer before the site. */
  #dieFirst(): void {
    if (this.#child.pid) writeFile(`/proc/${this.#child.pid}/oom_score_adj`, '1000').catch(() => undefined);
  }
}
