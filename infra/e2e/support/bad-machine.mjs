// Loaded into every process of a site before everything else: at SIGUSR2 its disk becomes slow, its
// heap too small, or its network is gone, as the file says.
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { isMainThread } from 'node:worker_threads';

const file = process.env.E2E_MACHINE;
const clock = new Int32Array(new SharedArrayBuffer(4));
const sockets = new Set();
let slowness = 0;
let isCutOff = false;

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

function follow(socket) {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
}

/** While it is cut off nothing gets out of the process and nobody in. */
function guardNetwork() {
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function guarded(...given) {
    follow(this);
    if (!isCutOff) return connect.apply(this, given);
    const unreachable = Object.assign(new Error('connect ENETUNREACH'), { code: 'ENETUNREACH' });
    process.nextTick(() => this.destroy(unreachable));
    return this;
  };
  const { emit } = net.Server.prototype;
  net.Server.prototype.emit = function guarded(event, ...given) {
    if (event !== 'connection') return emit.call(this, event, ...given);
    const [socket] = given;
    follow(socket);
    if (!isCutOff) return emit.call(this, event, ...given);
    socket.resetAndDestroy();
    return true;
  };
}

function cutOff() {
  isCutOff = true;
  for (const socket of sockets) socket.destroy();
}

if (isMainThread && file) {
  guardNetwork();
  for (const name of ['writeSync', 'writeFileSync', 'fsyncSync']) slowSync(name);
  slowPromise(fsPromises, 'writeFile');
  const handle = await fsPromises.open(file, 'a');
  for (const name of ['write', 'writeFile', 'appendFile', 'sync']) slowPromise(Object.getPrototypeOf(handle), name);
  await handle.close();
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    const { disk, heap, network } = JSON.parse(fs.readFileSync(file, 'utf8') || '{}');
    slowness = disk ?? 0;
    if (network === 'none') cutOff();
    else isCutOff = false;
    if (heap) fillHeap();
  });
}
