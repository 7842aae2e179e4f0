import { createReadStream, existsSync, openAsBlob } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { DEVELOPMENT_SECRETS } from '../../api-config';
import { connect } from '../../database/connect';
import { FolderInUse } from '../../database/folder-lock';
import { migrate } from '../../database/migrate';
import { PLACE_FORMATS } from './formats';
import { importPlaces, type PlacesReport } from './import-places';

const USAGE = `Usage: npm run import:places -- <file.csv, .txt or either as .gz>
Files: ${PLACE_FORMATS.map(({ name }) => name).join(', ')}, recognised by their columns`;

const reportSchema: z.ZodType<PlacesReport> = z.object({
  format: z.string(),
  countries: z.array(z.string()),
  read: z.number(),
  taken: z.number(),
  repeated: z.number(),
  refused: z.number(),
  examples: z.array(z.object({ line: z.number(), reason: z.string() })),
});

async function importHere(path: string): Promise<PlacesReport> {
  const database = await connect({
    databaseUrl: process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL'] || undefined,
    dataFolder: process.env['DATA_FOLDER'] || join(import.meta.dirname, '../../../.data/database'),
  });
  try {
    await migrate(database);
    return await importPlaces({ database, source: createReadStream(path) });
  } finally {
    await database.close();
  }
}

async function importThere(path: string): Promise<PlacesReport> {
  process.stdout.write('The API has the database open; the file goes through it.\n');
  const api = process.env['API_URL'] || `http://127.0.0.1:${process.env['API_PORT'] || 4000}`;
  const response = await fetch(`${api}/internal/places`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-site-token': process.env['SITE_TOKEN'] || DEVELOPMENT_SECRETS.SITE_TOKEN,
    },
    body: await openAsBlob(path),
  });
  const answer: unknown = await response.json();
  if (response.ok) return reportSchema.parse(answer);
  const { detail } = z.object({ detail: z.string().default('no reason given') }).parse(answer);
  throw new Error(`The API answered ${response.status}: ${detail}`);
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  // npm runs this in the workspace's folder; the file is meant from where the person stands.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const report = await importHere(path).catch((error: unknown) => {
    if (error instanceof FolderInUse) return importThere(path);
    throw error;
  });
  const { format, countries, read, taken, repeated, refused, examples } = report;
  process.stdout.write(
    `${format}: ${taken} places of ${countries.join(', ')} from ${read} rows; ${repeated} repeated, ${refused} refused.\n`,
  );
  for (const { line, reason } of examples) process.stdout.write(`  line ${line}: ${reason}\n`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
