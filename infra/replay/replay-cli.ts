import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/package-info';
import { onStop } from '../on-stop';
import { replay } from './replay';

const USAGE = 'npm run replay -- <composition id> [--port 3001]   serves a past composition again';
const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '3001' } },
  allowPositionals: true,
});
const [id] = positionals;

try {
  if (!id) throw new Error(USAGE);
  const replayed = await replay({
    id,
    port: Number(values.port),
    env: process.env,
    dataFolder: process.env['SHOWROOM_DATA'] ?? join(ROOT, '.data'),
    say: (line) => console.log(line),
  });
  const { market, channel, created_at, who, reason, remotes, host } = replayed.composition;
  console.log(
    `${market} (${channel}) of ${created_at}, made by ${who || 'nobody known'}: ${reason || 'no reason is known'}`,
  );
  for (const { remote, version } of remotes) console.log(`  ${remote} ${version}`);
  console.log(`  shell ${host?.version ?? '(the newest)'}`);
  console.log(`${replayed.url} serves it. Content, stock and settings are those of now.`);
  console.log(`A page of it answers with x-composition: ${id}; another id, or a release under leftOut in`);
  console.log(`${replayed.url}/health/ready, is a mismatch: the registry could not give what was served then.`);
  if (channel === 'canary') console.log('It was a canary: send the cookie release-channel=0.');
  onStop(() => replayed.stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
