import { connect, type Socket } from 'node:net';
import { closeWithProblem } from '@showroom/contracts/http/framework-problems';
import { allowLongBody } from '@showroom/contracts/http/long-body';
import { idleDeadline, requestDeadline } from '@showroom/contracts/http/request-deadline';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

let app: FastifyInstance;
const open: Socket[] = [];
/** Bytes that no buffer between two sockets takes. */
const LARGE = 64 * 1024 * 1024;
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await app.close();
});

async function listen(onFile: (request: FastifyRequest) => unknown = () => undefined): Promise<number> {
  const clientErrorHandler = closeWithProblem;
  app = fastify({ forceCloseConnections: true, clientErrorHandler, ...requestDeadline(400), ...idleDeadline(400) });
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    onFile(request);
    payload.once('end', () => done(null));
    payload.resume();
  });
  for (const url of ['/', '/file']) app.post(url, async () => 'taken');
  app.get('/large', async () => Buffer.alloc(LARGE));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/**
 * Sends something, goes on drop by drop where there is more, and answers what came back once the
 * server has closed.
 */
async function hangUp(port: number, text: string, drops = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes));
  socket.write(text);
  const drip = setInterval(() => drops && socket.writable && socket.write(drops), 50);
  await new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => resolve()));
  clearInterval(drip);
  return answer;
}

const HEAD = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n';

test.each([
  ['says nothing', '', ''],
  ['does not end its headers', HEAD, ''],
  ['sends a header every moment', HEAD, 'X-More: 1\r\n'],
  ['does not send its body', `${HEAD}Content-Length: 5000\r\n\r\n{`, ''],
  ['sends its body drop by drop', `${HEAD}Content-Length: 5000\r\n\r\n{`, ' '],
])('a client that %s is closed', async (_, text, drops) => {
  expect(await hangUp(await listen(), text, drops)).not.toContain('taken');
});

test('one that sends its request in time is answered', async () => {
  expect(await hangUp(await listen(), `${HEAD}Connection: close\r\nContent-Length: 2\r\n\r\n{}`)).toContain('taken');
});

test('one that does not read its answer is closed, one that reads has it whole', async () => {
  const port = await listen();
  const ask = () => {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    socket.write('GET /large HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    return socket;
  };
  const ended = (socket: Socket) =>
    new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => resolve()));
  const closed = new Promise<void>((resolve) =>
    app.server.once('connection', (socket) => socket.once('close', () => resolve())),
  );
  ask().pause();
  let bytes = 0;
  const reader = ask().on('data', (piece) => (bytes += piece.length));
  await ended(reader);
  expect(bytes).toBeGreaterThan(LARGE);
  await closed;
});

test('the file of somebody who was admitted may come slowly, everybody else may not', async () => {
  const port = await listen(({ raw }) => raw.url === '/file' && allowLongBody(raw, 1500));
  const slowly = async (path: string) => {
    const start = Date.now();
    const head = `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/octet-stream\r\n`;
    const answer = await hangUp(port, `${head}Content-Length: 99999\r\n\r\n`, 'x');
    return { answer, milliseconds: Date.now() - start };
  };
  const [stranger, admitted] = await Promise.all([slowly('/'), slowly('/file')]);
  expect(stranger.milliseconds).toBeLessThan(1000);
  expect(admitted.milliseconds).toBeGreaterThan(1400);
});
