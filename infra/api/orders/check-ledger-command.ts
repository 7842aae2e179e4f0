import { parseApiConfig } from '../../api-config';
import { connect, databaseOf } from '../../database/connect';
import type { Database } from '../../database/database';
import { migrate } from '../../database/migrate';
import { type BrokenRule, checkLedger, RULE_COUNT } from '../payments/ledger/check-ledger';
import { compareWithProviders } from '../payments/ledger/compare-with-providers';
import { createBuyOnline } from './orders';

const config = parseApiConfig(process.env);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `-- --providers` asks them too: one request for each payment that has ended. */
async function check(database: Database): Promise<BrokenRule[]> {
  const found = await checkLedger(database);
  if (found.length === 0) say(`Money, orders, holds and appointments agree: ${RULE_COUNT} rules, nothing breaks them.`);
  if (!process.argv.includes('--providers')) return found;
  const { compared, broken } = await compareWithProviders(createBuyOnline(config, database));
  if (broken.length === 0) say(`The providers agree: ${compared} payments.`);
  return [...found, ...broken];
}

try {
  const database = await connect({ ...databaseOf(config), readUrl: undefined });
  await migrate(database);
  const found = await check(database);
  for (const { rule, broken } of found) say(`Broken: ${rule}\n  ${broken.join('\n  ')}`);
  await database.close();
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The ledger cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
