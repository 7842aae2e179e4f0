import { buildMissing } from './build-all';
import { StartError } from './processes';

try {
  await buildMissing((line) => console.log(line));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
