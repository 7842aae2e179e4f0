import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { ObjectHeaders, ObjectStorage, StoredObject } from './object-storage';

/** Milliseconds for one call, all of its tries together. */
const DEADLINE = 15_000;
/** Milliseconds for a film, on its way there or back. */
const FILM_DEADLINE = 600_000;

export interface Bucket {
  readonly bucket: string;
  /** Of a provider other than AWS. */
  readonly url: string | undefined;
  readonly region: string;
  /** Default: what the machine that this runs on may do. */
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

function clientOf({ url, region, accessKeyId, secretAccessKey }: Bucket): S3Client {
  const options: S3ClientConfig = {
    region,
    maxAttempts: 3,
    // Providers other than AWS do not all know the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(url !== undefined && { endpoint: url, forcePathStyle: true }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  };
  return new S3Client(options);
}

async function bodyOf(asked: Promise<GetObjectCommandOutput>): Promise<GetObjectCommandOutput['Body']> {
  try {
    return (await asked).Body;
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

function headersOf({ contentType, cacheControl, contentEncoding }: ObjectHeaders) {
  return {
    ...(contentType !== undefined && { ContentType: contentType }),
    ...(cacheControl !== undefined && { CacheControl: cacheControl }),
    ...(contentEncoding !== undefined && { ContentEncoding: contentEncoding }),
  };
}

/** An answer has a thousand keys at most; the last of them says where the next one begins. */
async function listed(client: S3Client, Bucket: string, Prefix: string): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  let isWhole = false;
  while (!isWhole) {
    const last = found.at(-1)?.key;
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, ...(last !== undefined && { StartAfter: last }) }),
      { abortSignal: AbortSignal.timeout(DEADLINE) },
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined) found.push({ key: Key, storedAt: LastModified?.getTime() ?? 0 });
    }
    isWhole = page.IsTruncated !== true;
  }
  return found;
}

/** Keys as objects of a bucket of any provider that speaks S3. */
export function s3Storage(place: Bucket): ObjectStorage {
  const client = clientOf(place);
  const { bucket: Bucket } = place;
  const limits = (deadline = DEADLINE) => ({ abortSignal: AbortSignal.timeout(deadline) });
  return {
    async put(Key, Body, headers = {}) {
      const put = new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length, ...headersOf(headers) });
      await client.send(put, limits());
    },
    async putFile(Key, path) {
      const { size: ContentLength } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }), limits(FILM_DEADLINE));
    },
    async get(Key) {
      const Body = await bodyOf(client.send(new GetObjectCommand({ Bucket, Key }), limits()));
      return Body && Buffer.from(await Body.transformToByteArray());
    },
    async read(Key, { from, to }) {
      const part = new GetObjectCommand({ Bucket, Key, Range: `bytes=${from}-${to}` });
      const Body = await bodyOf(client.send(part, limits(FILM_DEADLINE)));
      return Body instanceof Readable ? Body : undefined;
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), limits());
    },
    list: (prefix) => listed(client, Bucket, prefix),
  };
}
