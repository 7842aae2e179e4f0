import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { smallDisk } from '../../api/testing/small-disk';
import {
  ACTIONS,
  type Action,
  FULL_DISK,
  type Gets,
  MACHINE_FAULTS,
  MACHINE_TABLE,
  type MachineFault,
} from '../../drills/machine';
import { PROCESSES, type ProcessName } from '../../start/processes';
import { actionsAt } from '../support/actions';
import { preload, type Site, startOwnSite } from '../support/site';

/** Its ports are behind those of the projects' sites. */
const NUMBER = 3;
const HOUR = 3_600_000;
/** Room for the site and its database. */
const DISK = '1g';

interface Machine {
  readonly site: Site;
  readonly folder: string;
  /** All visitors at once. */
  visit(): Promise<Record<string, Gets | string>>;
  /** Strikes one process; the answer ends it. */
  strike(fault: MachineFault, name: ProcessName): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

async function startMachine(folder: string): Promise<Machine> {
  const state = join(folder, 'machine');
  writeFileSync(state, '{}');
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/clock'), '0');
  const site = await startOwnSite(NUMBER, {
    keepRunning: true,
    dataFolder: join(folder, 'data'),
    env: { E2E_MACHINE: state },
    nodeOptions: [preload('bad-machine.mjs'), '--max-old-space-size=400'],
  });
  const deeds = await actionsAt(site);

  function setMachine(
    name: ProcessName,
    what: { readonly disk?: number; readonly heap?: true; readonly network?: 'none' },
  ): void {
    writeFileSync(state, JSON.stringify(what));
    site.running.get(name)?.child.kill('SIGUSR2');
  }
  async function ended(name: ProcessName): Promise<() => Promise<void>> {
    const before = site.running.get(name);
    await before?.ended;
    return async () => {
      await expect.poll(() => site.running.get(name) !== before, { timeout: 90_000 }).toBe(true);
      // Not the next one as well.
      writeFileSync(state, '{}');
    };
  }
  const isReached = (name: ProcessName) =>
    fetch(`${site.urlOf(name)}/health/live`).then(
      () => true,
      () => false,
    );
  async function strike(fault: MachineFault, name: ProcessName): Promise<() => Promise<void>> {
    const child = site.running.get(name)?.child;
    switch (fault) {
      case 'killed':
        child?.kill('SIGKILL');
        return ended(name);
      case 'out of heap':
        setMachine(name, { heap: true });
        return ended(name);
      case 'stopped':
        child?.kill('SIGSTOP');
        return async () => void child?.kill('SIGCONT');
      case 'cut off':
        setMachine(name, { network: 'none' });
        await expect.poll(() => isReached(name)).toBe(false);
        return async () => setMachine(name, {});
      case 'slow disk':
        setMachine(name, { disk: 20 });
        return async () => setMachine(name, {});
      case 'clock an hour ahead':
      case 'clock an hour behind':
        site.setClock(fault === 'clock an hour ahead' ? HOUR : -HOUR, name);
        return async () => site.setClock(0, name);
    }
  }

  return {
    site,
    folder,
    visit: async () =>
      Object.fromEntries(await Promise.all(ACTIONS.map(async (deed) => [deed, await deeds[deed]()] as const))),
    strike,
    async close() {
      await site.stop();
    },
  };
}

const ALL_SERVED = Object.fromEntries(ACTIONS.map((deed) => [deed, 'served']));

/** Whatever happened, without anybody's doing. */
async function expectAllServed(machine: Machine): Promise<void> {
  await expect(async () => expect(await machine.visit()).toEqual(ALL_SERVED)).toPass({ timeout: 120_000 });
}

function expectAllowed(
  got: Record<string, Gets | string>,
  row: Readonly<Partial<Record<Action, readonly Gets[]>>>,
): void {
  const allowed = ACTIONS.map((deed) => [deed, row[deed] ?? ['served']] as const);
  const others = allowed.filter(([deed, words]) => !words.some((word) => word === got[deed]));
  expect(others.map(([deed, words]) => `${deed}: ${got[deed]}, not ${words.join(' or ')}`)).toEqual([]);
}

const reports = ({ folder }: Machine) => readFileSync(join(folder, 'data/logs/start.log'), 'utf8');
const isFault = (name: string): name is MachineFault => Object.hasOwn(MACHINE_FAULTS, name);
const isProcess = (name: string): name is ProcessName => Object.hasOwn(PROCESSES, name);

test.describe.configure({ mode: 'default', timeout: 300_000 });

let machine: Machine;
let giveDiskBack: (() => void) | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'showroom-machine-'));
  giveDiskBack = smallDisk(folder, DISK);
  machine = await startMachine(folder);
  await expectAllServed(machine);
});
test.afterAll(async () => {
  await machine.close();
  giveDiskBack?.();
  if (!process.env['E2E_KEEP']) rmSync(machine.folder, { recursive: true, force: true });
});

for (const [fault, struck] of Object.entries(MACHINE_TABLE)) {
  if (!isFault(fault)) continue;
  for (const [name, row] of Object.entries(struck)) {
    if (!isProcess(name)) continue;
    test(`${fault}, ${name}: ${summary(row)}, and all is served when it is over`, async () => {
      await expectAllServed(machine);
      const heal = await machine.strike(fault, name);
      const got = await machine.visit();
      await heal();
      expectAllowed(got, row);
      await expectAllServed(machine);
      if (fault === 'killed') expect(reports(machine)).toContain(`The ${name} ended with signal SIGKILL`);
    });
  }
}

function summary(row: Readonly<Partial<Record<Action, readonly Gets[]>>>): string {
  const words = Object.entries(row).map(([deed, gets]) => `${deed} ${gets.join('/')}`);
  return words.length === 0 ? 'all is served' : words.join(', ');
}

test('a full disk takes no orders, says so, stops no process, and everything goes on when there is room', async () => {
  test.skip(!giveDiskBack, 'nobody may make a small disk here');
  const pids = () => [...machine.site.running.values()].map(({ child }) => child.pid);
  await expectAllServed(machine);
  const before = pids();
  const filler = join(machine.folder, 'filler');
  fill(machine.folder, filler);

  // What the database wrote ahead lasts for a while.
  await expect(async () => {
    expect((await machine.visit())['reserve']).toBe('no room');
  }).toPass({ timeout: 120_000 });
  expectAllowed(await machine.visit(), FULL_DISK);
  expect(pids()).toEqual(before);
  const readiness = await fetch(`${machine.site.urlOf('api')}/health/ready`);
  expect([readiness.status, await readiness.text()]).toEqual([503, expect.stringContaining('room')]);
  for (const name of ['site', 'registry'] as const) {
    const answer = await fetch(`${machine.site.urlOf(name)}/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ room: 'none' })]);
  }

  rmSync(filler);
  await expectAllServed(machine);
  expect(pids()).toEqual(before);
});

function fill(folder: string, filler: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  } catch {
    // The last bytes went to a log: the disk is full.
  }
}
