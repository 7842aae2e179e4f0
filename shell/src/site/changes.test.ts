/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followChanges } from './changes';

let server: Server;
let apiUrl: string;
let streams: ServerResponse[];
let headers: IncomingHttpHeaders[];
/** Answers of the first requests; the others get a stream. */
let refusals: number[];
let heard: string[];
let gaps: number;
let stop: () => void;

beforeEach(async () => {
  streams = [];
  headers = [];
  refusals = [];
  heard = [];
  gaps = 0;
  server = createServer((request, response) => {
    headers.push(request.headers);
    const status = refusals.shift() ?? 200;
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status !== 200) return response.end();
    response.write(': connected\n\n');
    streams.push(response);
    return response;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  apiUrl = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

function follow(log: (message: string) => void = () => undefined): void {
  stop = followChanges({
    apiUrl,
    siteToken: 'the-site-token',
    onChange: ({ tags }) => void heard.push(tags.join('+')),
    onGap: () => {
      gaps += 1;
    },
    log,
  });
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 1500) throw new Error('It never came to hold');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
/** Gives the network a turn, so that what is written next is a chunk of its own. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

test('each event is reported once with its tags', async () => {
  follow();
  await until(() => streams.length === 1);
  expect(headers[0]).toMatchObject({ 'x-site-token': 'the-site-token', accept: 'text/event-stream' });
  streams[0]?.write('data: {"tags":["page:au/stock"]}\n\ndata: {"tags":["vehicle:1","vehicle:2"]}\n\n');
  streams[0]?.write(': still here\n\n');
  await until(() => heard.length === 2);
  expect(heard).toEqual(['page:au/stock', 'vehicle:1+vehicle:2']);
  expect(gaps).toBe(0);
});

test('an event may come in pieces, even within a character', async () => {
  follow();
  await until(() => streams.length === 1);
  const event = Buffer.from('data: {"tags":["page:au/größe"]}\n\n');
  const inCharacter = event.indexOf(Buffer.from('ö')) + 1;
  for (const [from, to] of [[0, 4], [4, inCharacter], [inCharacter, event.length - 1], [event.length - 1]] as const) {
    streams[0]?.write(event.subarray(from, to));
    await turn();
  }
  await until(() => heard.length === 1);
  expect(heard).toEqual(['page:au/größe']);
});

test('a line that means something else is passed over', async () => {
  follow();
  await until(() => streams.length === 1);
  streams[0]?.write('data: {"other":1}\n\nevent: x\n\ndata: {"tags":["settings:au"]}\n\n');
  await until(() => heard.length === 1);
  expect(heard).toEqual(['settings:au']);
});

describe('after a stream that ended, what changed meanwhile is unknown', () => {
  test.each<[string, (stream: ServerResponse | undefined) => void]>([
    ['was closed', (stream) => stream?.end()],
    ['broke', (stream) => stream?.destroy()],
    ['made no sense', (stream) => stream?.write('data: {"tags":["a\n\n')],
  ])('because it %s', async (_, end) => {
    follow();
    await until(() => streams.length === 1);
    end(streams[0]);
    await until(() => streams.length === 2);
    await until(() => gaps === 1);
    streams[1]?.write('data: {"tags":["settings:au"]}\n\n');
    await until(() => heard.length === 1);
    expect(gaps).toBe(1);
  });

  test('and its end is in the log, since all pages are made anew', async () => {
    const logged: string[] = [];
    follow((message) => void logged.push(message));
    await until(() => streams.length === 1);
    streams[0]?.end();
    await until(() => gaps === 1);
    expect(logged).toEqual(['The stream of changes broke: the API ended it']);
  });

  test('also when the first connection took more than one try', async () => {
    refusals = [503, 401];
    const logged: string[] = [];
    follow((message) => void logged.push(message));
    await until(() => streams.length === 1);
    await until(() => gaps === 1);
    expect(logged).toEqual(['The stream of changes broke: answered 503', 'The stream of changes broke: answered 401']);
  });
});

test('stopping ends the stream and asks no more', async () => {
  follow();
  await until(() => streams.length === 1);
  const closed = new Promise((resolve) => streams[0]?.once('close', resolve));
  stop();
  await closed;
  await turn();
  expect(headers).toHaveLength(1);
});
