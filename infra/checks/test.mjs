// `npm test` on a fresh clone: nothing is installed yet, so this file needs nothing but Node.
import { installIfNeeded } from '../start/install.mjs';
import { runTypeScript } from '../start/run-typescript.mjs';

await installIfNeeded();
await runTypeScript('infra/checks/main.ts');
