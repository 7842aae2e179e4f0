import { join } from 'node:path';
import { freePort } from '../free-port';
import { untilTrue } from './postgres';
import { type Program, startProgram } from './program';
import { canConnect } from './reachable';

export interface BucketServer {
  readonly bucket: string;
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly program: Program;
}

/** The S3 server of the tests. Whoever publishes must not hold it up. */
export async function startBucket(folder: string): Promise<BucketServer> {
  const port = await freePort();
  const program = startProgram({
    command: process.execPath,
    args: ['--import', 'tsx', join(import.meta.dirname, 'bucket-server.ts'), String(port)],
    log: join(folder, 'bucket.log'),
    cwd: join(import.meta.dirname, '../..'),
  });
  await untilTrue('The S3 server', () => canConnect(port));
  const secret = 'S3RVER';
  return { bucket: 'showroom', url: `http://127.0.0.1:${port}`, accessKeyId: secret, secretAccessKey: secret, program };
}
