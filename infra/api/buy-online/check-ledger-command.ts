import { connect } from '../../database/connect';
import { migrate } from '../../database/migrate';
import { readApiConfig } from '../config';
import { checkLedger, RULE_COUNT } from './check-ledger';

const config = readApiConfig(process.env);

try {
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER });
  await migrate(database);
  const found = await checkLedger(database);
  for (const { rule, broken } of found) process.stdout.write(`Broken: ${rule}\n  ${broken.join('\n  ')}\n`);
  if (found.length === 0) process.stdout.write(`The ledger holds: ${RULE_COUNT} rules, nothing breaks them.\n`);
  await database.close();
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The ledger cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
