import { execFile } from 'node:child_process';
import * as z from 'zod';
import { ROOT } from '../build/package-info';

/** What stays behind on purpose, and why. */
const HELD_BACK: Readonly<Record<string, string>> = {
  webpack: 'federation breaks without a word from 5.111 on',
  '@types/node': 'the oldest Node that still works decides',
  jsdom: 'jest-environment-jsdom decides',
  '@types/jsdom': 'jest-environment-jsdom decides',
};

const entry = z.object({ current: z.string(), latest: z.string(), dependent: z.string() });
const answer = z.record(z.string(), z.union([entry.transform((one) => [one]), z.array(entry)]));

/**
 * What the package registry has newer than our pins, with the command that takes it; its status
 * says whether something is due.
 */
async function listOutdated(): Promise<number> {
  const text = await new Promise<string>((resolve, reject) => {
    // Its status is 1 where something is newer.
    execFile('npm', ['outdated', '--json'], { cwd: ROOT }, (error, output) => {
      if (error && output.trim() === '') reject(error);
      else resolve(output);
    });
  });
  const newer = Object.entries(answer.parse(JSON.parse(text)));
  const due = newer.filter(([name]) => !Object.hasOwn(HELD_BACK, name));
  for (const [name, [first]] of newer) {
    const why = HELD_BACK[name];
    if (first && why) console.log(`  ${name} ${first.current} (newest ${first.latest}): stays, ${why}`);
  }
  for (const [name, users] of due) {
    const [first] = users;
    if (!first) continue;
    console.log(
      `✗ ${name} ${first.current} -> ${first.latest}, of ${users.map(({ dependent }) => dependent).join(', ')}`,
    );
  }
  console.log(due.length === 0 ? 'Nothing is due.' : `${due.length} are due: change the pins, npm install, npm test.`);
  return due.length === 0 ? 0 : 1;
}

process.exitCode = await listOutdated();
