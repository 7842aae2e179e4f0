import { resolve } from 'node:path';
import { buildPackage } from './build';

// `npm run build -w mf-x` runs in the package's folder.
const started = performance.now();
const { build, fresh } = await buildPackage(resolve(process.cwd()));
console.log(
  fresh ? `Built ${build} in ${((performance.now() - started) / 1000).toFixed(1)} s` : `${build} is built already`,
);
