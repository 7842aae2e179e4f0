import { open, readFile } from 'node:fs/promises';
import type { FILE_TYPES } from '@showroom/contracts/entities/form';
import { Refusal } from '../../kernel/refusal';
import { headOf } from '../../media/inspect-file';
import { inspectPicture } from '../../media/inspect-picture';

export type FileType = (typeof FILE_TYPES)[number];

/** Where a PDF says that it ends. */
const END_BYTES = 1024;

const PICTURES: Readonly<Record<string, FileType>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** How browsers call a type. */
export const MIME: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

async function endOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(END_BYTES), 0, END_BYTES, Math.max(0, size - END_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What a file is by its content, whatever it is called; undefined for what no form takes. */
export async function fileTypeOf(path: string, mostPixels: number): Promise<FileType | undefined> {
  const head = await headOf(path);
  if (head.toString('latin1', 0, 5) === '%PDF-') {
    return (await endOf(path)).includes('%%EOF') ? 'pdf' : undefined;
  }
  try {
    const { mime } = await inspectPicture(await readFile(path), mostPixels);
    return PICTURES[mime];
  } catch (error) {
    // Refused by the library: no picture, or a broken one.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
