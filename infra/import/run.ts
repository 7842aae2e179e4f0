import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEVELOPMENT_SECRETS } from '../api-config';
import { connect } from '../database/connect';
import { FolderInUse } from '../database/folder-lock';
import { migrate } from '../database/migrate';
import { importFeed } from './import-feed';
import type { Mapping } from './mapping';
import { MAPPINGS, mappingOf } from './mappings/mappings';
import { type Progress, rowProgress } from './progress';
import { type ImportReport, reportText } from './report';
import { sendToApi } from './send';

const USAGE = `Usage: npm run import -- --listing <name> --map <mapping> [--max-removals 0.2] [--allow-removals] <file.csv, with raw-… .json too, or either as .gz>
Mappings: ${MAPPINGS.map(({ name }) => name).join(', ')}`;
const DEFAULT_MAX_REMOVALS = 0.2;
const DATA = join(import.meta.dirname, '../../.data');
/** A guess for the progress bar only. */
const BYTES_PER_ROW = 80;
const PACKED = 5;

const EXIT = { done: 0, running: 1, failed: 1, incomplete: 2, stopped: 3 } as const;

class BadCall extends Error {}

interface Wanted {
  readonly listing: string;
  readonly mapping: Mapping;
  readonly path: string;
  readonly maxRemovals: number;
  readonly allowRemovals: boolean;
}

function share(text: string | undefined): number {
  const value = text === undefined ? DEFAULT_MAX_REMOVALS : Number(text);
  if (value >= 0 && value <= 1) return value;
  throw new BadCall(`--max-removals takes a share from 0 to 1, not "${text}".`);
}

function wanted(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      listing: { type: 'string' },
      map: { type: 'string' },
      'max-removals': { type: 'string' },
      'allow-removals': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!values.listing || !values.map || !file || positionals.length > 1) throw new BadCall('Something is missing.');
  if (!/^[a-z0-9-]{1,64}$/.test(values.listing)) {
    throw new BadCall(`A listing's name is made of lower-case letters, digits and hyphens, not "${values.listing}".`);
  }
  const mapping = mappingOf(values.map);
  if (!mapping) throw new BadCall(`There is no mapping "${values.map}".`);
  // npm runs this in the workspace's folder; the file is meant from where the person stands.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  if (!existsSync(path)) throw new BadCall(`There is no file ${path}.`);
  return {
    listing: values.listing,
    mapping,
    path,
    maxRemovals: share(values['max-removals']),
    allowRemovals: values['allow-removals'],
  };
}

async function importHere(options: Wanted, progress: Progress): Promise<ImportReport> {
  const database = await connect({
    databaseUrl: process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL'] || undefined,
    dataFolder: process.env['DATA_FOLDER'] || join(DATA, 'database'),
  });
  try {
    await migrate(database);
    return await importFeed({
      ...options,
      database,
      source: createReadStream(options.path),
      file: basename(options.path),
      now: () => new Date(),
      progress: progress.at,
    });
  } finally {
    await database.close();
  }
}

function importThere(options: Wanted, progress: Progress): Promise<ImportReport> {
  process.stdout.write('The API has the database open; the file goes through it.\n');
  return sendToApi({
    ...options,
    api: process.env['API_URL'] || `http://127.0.0.1:${process.env['API_PORT'] || 4000}`,
    siteToken: process.env['SITE_TOKEN'] || DEVELOPMENT_SECRETS.SITE_TOKEN,
    file: basename(options.path),
    mapping: options.mapping.name,
    progress: progress.at,
  });
}

async function run(): Promise<number> {
  const options = wanted();
  const bytes = statSync(options.path).size * (options.path.endsWith('.gz') ? PACKED : 1);
  const progress = rowProgress(Math.round(bytes / BYTES_PER_ROW));
  try {
    const report = await importHere(options, progress).catch((error: unknown) => {
      if (error instanceof FolderInUse) return importThere(options, progress);
      throw error;
    });
    progress.stop();
    const folder = join(DATA, 'imports');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${report.id}.json`);
    await writeFile(file, `${JSON.stringify(report, undefined, 1)}\n`);
    process.stdout.write(`${reportText(report)}Every refused and repaired row: ${file}\n`);
    return EXIT[report.status];
  } finally {
    progress.stop();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n${error instanceof BadCall ? `${USAGE}\n` : ''}`);
  process.exitCode = 1;
}
