// `npm start` on a fresh clone: nothing is installed yet, so this file needs nothing but Node.
import { installIfNeeded } from '../bootstrap/install.mjs';
import { runTypeScript } from '../bootstrap/run-typescript.mjs';

await installIfNeeded();
await runTypeScript('infra/start/main.ts');
