import { readFile } from 'node:fs/promises';
import type { FILE_TYPES } from '@showroom/contracts/entities/form';
import { Refusal } from '../../kernel/refusal';
import { isPdf } from '../../media/inspect-document';
import { inspectPicture } from '../../media/inspect-picture';

export type FileType = (typeof FILE_TYPES)[number];

const PICTURES: Readonly<Record<string, FileType>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** How browsers call a type. */
export const MIME: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** What a file is by its content, whatever it is called; undefined for what no form takes. */
export async function fileTypeOf(path: string, mostPixels: number): Promise<FileType | undefined> {
  const file = await readFile(path);
  if (isPdf(file)) return 'pdf';
  try {
    const { mime } = await inspectPicture(file, mostPixels);
    return PICTURES[mime];
  } catch (error) {
    // Refused by the library: no picture, or a broken one.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
