import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port';
import { aptInstall, canUseApt } from './apt';
import { outputOf, runCommand } from './command';

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** What is kept need not outlast a crash, and nobody copies from it. */
const FOR_TESTS = [
  '-F',
  '-c full_page_writes=off',
  '-c synchronous_commit=off',
  '-c wal_level=minimal',
  '-c max_wal_senders=0',
  '-c max_connections=200',
];

const DEBIAN = '/usr/lib/postgresql';

/** Folder of `initdb` and `pg_ctl`, the newest version first. */
async function findPrograms(): Promise<string | undefined> {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  return folder ?? (await outputOf('pg_config', ['--bindir']));
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package makes. */
export async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([outputOf('id', ['-u', 'postgres']), outputOf('id', ['-g', 'postgres'])]);
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres to run the server as.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Folder of PostgreSQL's programs; undefined where it neither is nor can be installed. */
export async function obtainPostgres(say: (line: string) => void): Promise<string | undefined> {
  if (!(await findPrograms()) && canUseApt()) await aptInstall('postgresql', say);
  const programs = await findPrograms();
  return programs && existsSync(join(programs, 'initdb')) ? programs : undefined;
}

type User = Awaited<ReturnType<typeof findUser>>;

/** Runs PostgreSQL's programs in a folder; throws what one printed that failed. */
export function programsOf(programs: string, folder: string, as: User) {
  return async (program: string, ...args: string[]): Promise<void> => {
    let output = '';
    const onOutput = (text: string) => {
      output += text;
    };
    const status = await runCommand(join(programs, program), args, { cwd: folder, onOutput, ...(as && { as }) });
    if (status !== 0) throw new Error(`${program} ended with status ${status}:\n${output}`);
  };
}

/** Starts a server of its own in a temporary folder, where there is PostgreSQL. */
export async function startPostgres(say: (line: string) => void): Promise<PostgresServer | undefined> {
  const programs = await obtainPostgres(say);
  if (!programs) return undefined;
  const as = await findUser();
  const folder = mkdtempSync(join(tmpdir(), 'showroom-postgres-'));
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const call = programsOf(programs, folder, as);

  try {
    await call('initdb', '-D', data, '-U', 'showroom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    const port = await freePort();
    const options = `-p ${port} -h 127.0.0.1 -k ${folder} ${FOR_TESTS.join(' ')}`;
    await call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
    return {
      url: `postgres://showroom@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await call('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
