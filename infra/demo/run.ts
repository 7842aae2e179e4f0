import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { progressBar } from './progress';
import { DEFAULT_VEHICLES, seed } from './seed';

const USAGE = 'Usage: npm run seed -- [--vehicles 2400]';
const MOST = 500_000;

function wantedVehicles(): number {
  const { values } = parseArgs({ options: { vehicles: { type: 'string' } } });
  if (values.vehicles === undefined) return DEFAULT_VEHICLES;
  const wanted = Number(values.vehicles);
  if (Number.isInteger(wanted) && wanted >= 0 && wanted <= MOST) return wanted;
  throw new Error(`--vehicles takes a whole number from 0 to ${MOST}, not "${values.vehicles}". ${USAGE}`);
}

async function run(): Promise<void> {
  const vehicles = wantedVehicles();
  const started = performance.now();
  const database = await connect({
    databaseUrl: process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL'] || undefined,
    dataFolder: process.env['DATA_FOLDER'] || join(import.meta.dirname, '../../.data/database'),
  });
  const bar = progressBar('Vehicles', vehicles);
  try {
    await migrate(database);
    const added = await seed(database, { vehicles, progress: bar.add });
    bar.stop();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `Seeded in ${seconds} s: ${added.vehicles} vehicles and ${added.content} rows of content were missing.\n`,
    );
  } finally {
    bar.stop();
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
