// `npm start` on a fresh clone: nothing is installed yet, so this file needs nothing but Node.
import { installIfNeeded } from './install.mjs';
import { runTypeScript } from './run-typescript.mjs';

await installIfNeeded();
await runTypeScript('infra/start/main.ts');
