import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { bundleProcess } from '../bundle-process';
import { LogFile } from './log-file';

/** The processes of the site, in the order in which they are told to stop. */
export const PROCESSES = {
  site: { file: 'shell/src/site/main.ts', portVariable: 'SITE_PORT', port: 3000 },
  api: { file: 'infra/api/main.ts', portVariable: 'API_PORT', port: 4000 },
  registry: { file: 'infra/registry/main.ts', portVariable: 'REGISTRY_PORT', port: 4100 },
  identity: { file: 'infra/identity/main.ts', portVariable: 'IDENTITY_PORT', port: 4200 },
  sandbox: { file: 'infra/sandbox/main.ts', portVariable: 'SANDBOX_PORT', port: 4300 },
} as const;

export type ProcessName = keyof typeof PROCESSES;

/** The port of a process: its variable, else its default. */
export function portOf(name: ProcessName, env: NodeJS.ProcessEnv): number {
  return Number(env[PROCESSES[name].portVariable] ?? PROCESSES[name].port);
}

/** Milliseconds that a process has to finish what it is doing. */
const STOP_DEADLINE = 12_000;

/** Where the sandbox takes e-mails: the one port beside those that processes answer on. */
const MAIL = { portVariable: 'SANDBOX_SMTP_PORT', port: 4325 } as const;

type Listener = (typeof PROCESSES)[ProcessName] | typeof MAIL;

/** What a process listens on. */
function listenersOf(name: ProcessName): readonly Listener[] {
  return name === 'sandbox' ? [PROCESSES.sandbox, MAIL] : [PROCESSES[name]];
}

export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Throws a plain sentence when something else listens on a port of a process. */
export async function assertFree(name: ProcessName, env: NodeJS.ProcessEnv): Promise<void> {
  for (const { portVariable, port } of listenersOf(name)) {
    await assertPortFree(portVariable, Number(env[portVariable] ?? port));
  }
}

function assertPortFree(variable: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new StartError(
          `Port ${port} is taken: please stop what listens there, or choose another one with ${variable}=<port>.`,
        ),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/**
 * Variables with a port for every process, from `first` on: for a site beside the one that
 * everybody uses.
 */
export function portsFrom(first: number): Readonly<Record<string, string>> {
  const names = [...Object.values(PROCESSES), MAIL].map(({ portVariable }) => portVariable);
  return Object.fromEntries(names.map((name, index) => [name, String(first + index)]));
}

export interface Running {
  readonly name: ProcessName;
  readonly url: string;
  readonly child: ChildProcess;
  readonly logFile: string;
  /** Resolves with how it ended: `status 1`, `signal SIGKILL`. */
  readonly ended: Promise<string>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

/** Starts one process with its log in a file; does not wait until it answers. */
export async function startProcess(name: ProcessName, env: NodeJS.ProcessEnv, logFolder: string): Promise<Running> {
  const file = await bundleProcess(PROCESSES[name].file);
  mkdirSync(logFolder, { recursive: true });
  const logFile = join(logFolder, `${name}.log`);
  const log = new LogFile(logFile);
  const child: ChildProcess = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (text: Buffer) => log.write(text)).on('error', () => undefined);
  }
  child.once('close', () => void log.close());
  // However this process ends, it leaves none of its own behind on their ports.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal === null ? `status ${code}` : `signal ${signal}`));
    // A machine without memory or files for one more process.
    child.once('error', (error) => resolve(error.message));
  }).finally(() => process.off('exit', endWithUs));
  return {
    name,
    url: `http://127.0.0.1:${portOf(name, env)}`,
    child,
    logFile,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      const last = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE);
      return ended.finally(() => clearTimeout(last));
    },
  };
}

/**
 * Waits until a process says that it is ready; throws a plain sentence when it ends or takes too
 * long.
 */
export async function untilReady(running: Running, path = '/health/ready', seconds = 120): Promise<void> {
  const until = performance.now() + seconds * 1000;
  let ending: string | undefined;
  void running.ended.then((how) => {
    ending = how;
  });
  let last = 'did not answer';
  for (;;) {
    if (ending !== undefined)
      throw new StartError(`The ${running.name} ended with ${ending}: its log is ${running.logFile}.`);
    const answer = await fetch(running.url + path, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    const said = await answer?.text().catch(() => '');
    if (answer?.ok) return;
    if (answer) last = `answered ${answer.status} (${said?.slice(0, 300)})`;
    if (performance.now() > until)
      throw new StartError(`The ${running.name} ${last} for ${seconds} s: its log is ${running.logFile}.`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
