import { buildMissing } from '../start/build-all';
import { StartError } from '../start/processes';

try {
  await buildMissing((line) => console.log(line));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
