// Loaded into the site's process before everything else: its clock goes wrong by as many
// milliseconds as the file says.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.E2E_CLOCK;
const RealDate = Date;
const now = RealDate.now.bind(RealDate);
let offset = 0;

if (isMainThread && file) {
  process.on('SIGUSR2', () => {
    offset = Number(readFileSync(file, 'utf8'));
  });
  Date.now = () => now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now() + offset], made),
  });
}
