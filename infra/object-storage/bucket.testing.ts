import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface TestBucket {
  readonly bucket: string;
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  close(): Promise<void>;
}

/** An S3 server of its own with one bucket. */
export async function testBucket(port = 0): Promise<TestBucket> {
  const bucket = 'showroom';
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
    // It leaves out the slash after the bucket, which the SDK signs when it lists.
    allowMismatchedSignatures: true,
  });
  const { port: opened } = await server.run();
  return {
    bucket,
    url: `http://127.0.0.1:${opened}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async close() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
