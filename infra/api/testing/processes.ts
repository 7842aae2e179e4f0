import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundleProcess } from '../../bundle-process';
import { freePort } from '../../free-port';
import { until } from './harness';

/** An API that runs on its own, as in production. */
export interface ApiProcess {
  readonly url: string;
  /** At once, as when the machine is gone. */
  kill(): void;
  /** In order. */
  stop(): Promise<void>;
  hasEnded(): boolean;
}

/** Starts `infra/api/main.ts`; up when it is ready. */
export async function startProcess(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = environment['API_PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', await bundleProcess('infra/api/main.ts')], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment, API_PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (hasEnded(child)) throw new Error(`The API ended with ${child.exitCode ?? child.signalCode}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    return answer?.ok === true;
  });
  return {
    url,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    hasEnded: () => hasEnded(child),
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
