// Loaded into every process of a site before everything else: at SIGUSR2 its disk becomes slow, or
// its heap too small, as the file says.
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const file = process.env.E2E_MACHINE;
const clock = new Int32Array(new SharedArrayBuffer(4));
let slowness = 0;

function slowSync(name) {
  const original = fs[name];
  fs[name] = (...given) => {
    if (slowness > 0) Atomics.wait(clock, 0, 0, slowness);
    return original.apply(fs, given);
  };
}

function slowPromise(owner, name) {
  const original = owner[name];
  owner[name] = async function slow(...given) {
    if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, slowness));
    return original.apply(this, given);
  };
}

function fillHeap() {
  const kept = [];
  setInterval(() => kept.push(Array.from({ length: 1_000_000 }, () => ({}))), 1);
}

if (isMainThread && file) {
  for (const name of ['writeSync', 'writeFileSync', 'fsyncSync']) slowSync(name);
  slowPromise(fsPromises, 'writeFile');
  const handle = await fsPromises.open(file, 'a');
  for (const name of ['write', 'writeFile', 'appendFile', 'sync']) slowPromise(Object.getPrototypeOf(handle), name);
  await handle.close();
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    const { disk, heap } = JSON.parse(fs.readFileSync(file, 'utf8') || '{}');
    slowness = disk ?? 0;
    if (heap) fillHeap();
  });
}
