import type { Readable } from 'node:stream';
import { allowLongBody } from '@showroom/contracts/http/long-body';
import type { Api } from './api';
import { Refusal } from './refusal';

/** Serves calls that send a file: its bytes come as a stream, however many they are. */
export async function withFiles(api: Api, serve: (api: Api) => void): Promise<void> {
  await api.server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (request, payload, done) => {
      allowLongBody(request.raw);
      done(null, payload);
    });
    serve({ ...api, server: scope });
  });
}

/** 413 for a file that has more bytes. */
export function tooLarge(mostBytes: number): Refusal {
  return new Refusal(413, `The file is larger than ${Math.round(mostBytes / 1_000_000)} MB.`);
}

/** The bytes of a file, piece by piece. Throws 413 as soon as there are more than so many. */
export async function* limitedTo(mostBytes: number, file: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    yield chunk;
  }
}

/** All bytes of a file. Throws 400 for none of them, 413 for more than so many. */
export async function wholeFile(mostBytes: number, file: Readable | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  if (file) for await (const chunk of limitedTo(mostBytes, file)) chunks.push(chunk);
  if (chunks.every(({ length }) => length === 0)) throw new Refusal(400, 'The file is missing.');
  return Buffer.concat(chunks);
}
