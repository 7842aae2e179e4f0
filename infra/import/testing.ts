import { gzipSync } from 'node:zlib';
import type { Database } from '../database/database';
import { type FeedImport, importFeed } from './import-feed';
import { ukUsed } from './mappings/uk-used';
import type { ImportReport } from './report';

/** A made-up feed in the form of the British one. */
export const HEADER = 'make,model,year,price,transmission,mileage,fuelType,tax,mpg,engineSize';

/** Made-up rows that differ in their mileage. */
export function rows(count: number, first = 1): string[] {
  return Array.from(
    { length: count },
    (_, index) => `vw, Golf,2018,${12_000 + index},Manual,${(first + index) * 100},Petrol,145,55.4,1.5`,
  );
}

export function csv(...lines: readonly string[]): Buffer {
  return Buffer.from(`${[HEADER, ...lines].join('\n')}\n`);
}

/** A file that comes in pieces of any size, as from a disk. */
export async function* inPieces(bytes: Buffer, size = 1000): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

export const packed = (bytes: Buffer) => gzipSync(bytes);

/** Imports a made-up file into a listing. */
export function importFile(
  database: Database,
  listing: string,
  file: Buffer,
  changes: Partial<FeedImport> = {},
): Promise<ImportReport> {
  return importFeed({
    database,
    mapping: ukUsed,
    listing,
    source: inPieces(file),
    file: 'test.csv',
    maxRemovals: 0.2,
    allowRemovals: false,
    now: () => new Date('2026-11-20T12:00:00Z'),
    ...changes,
  });
}
