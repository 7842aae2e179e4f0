import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../free-port';
import type { ProcessName } from './processes';
import { restartOnExit } from './restart-on-exit';

const SERVER = `require('node:http').createServer((_, answer) => answer.end()).listen(Number(process.argv[1]), '127.0.0.1')`;

const started: ChildProcess[] = [];
const reported: string[] = [];
let letEnd = () => {};
afterEach(() => {
  letEnd();
  for (const child of started.splice(0)) child.kill('SIGKILL');
  reported.splice(0);
});

/** A process as `npm start` has them, with any code. */
function starter(url: string, code: string, ...args: string[]) {
  return async (name: ProcessName) => {
    const child = spawn(process.execPath, ['-e', code, ...args], { stdio: 'ignore' });
    started.push(child);
    const ended = new Promise<string>((resolve) =>
      child.once('exit', (status, signal) => resolve(signal === null ? `status ${status}` : `signal ${signal}`)),
    );
    const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    };
    return { name, url, logFile: 'api.log', ended, stop };
  };
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function serving(askEvery?: number) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = starter(url, SERVER, String(port));
  letEnd = restartOnExit([await start('api')], {
    start,
    report: (line) => reported.push(line),
    ...(askEvery && { askEvery }),
  });
  const answers = () =>
    fetch(url, { signal: AbortSignal.timeout(500) }).then(
      () => true,
      () => false,
    );
  await until(answers);
  return { answers };
}

test('a process that is killed is started again, and it is said', async () => {
  const { answers } = await serving();
  started[0]?.kill('SIGKILL');
  await until(() => started.length === 2);
  await until(answers);
  expect(reported).toEqual(['The api ended with signal SIGKILL. It is started again in 0.25 s; its log is api.log.']);
});

test('each of its ends makes the next start wait twice as long', async () => {
  const start = starter('http://127.0.0.1:1', 'process.exit(3)');
  letEnd = restartOnExit([await start('api')], { start, report: (line) => reported.push(line) });
  await until(() => started.length === 4);
  expect(reported.slice(0, 3)).toEqual([
    'The api ended with status 3. It is started again in 0.25 s; its log is api.log.',
    'The api ended with status 3 (2 times in ten minutes). It is started again in 0.5 s; its log is api.log.',
    'The api ended with status 3 (3 times in ten minutes). It is started again in 1 s; its log is api.log.',
  ]);
});

test('a process that is there without answering is killed and started again', async () => {
  const { answers } = await serving(200);
  started[0]?.kill('SIGSTOP');
  // It takes nine questions without an answer.
  await until(() => started.length === 2);
  await until(answers);
  expect(reported).toEqual([
    expect.stringContaining('has not answered'),
    expect.stringContaining('The api ended with signal SIGKILL.'),
  ]);
}, 120_000);

test('what is told to stop is not started again', async () => {
  await serving();
  letEnd();
  started[0]?.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect([started.length, reported]).toEqual([1, []]);
});
