import { parseJson } from '@showroom/contracts/schema/parse-json';
import type { FormFile } from '../data/form-calls';

/** A file that can be imported, or what is wrong with it. */
export type ParsedFile = { readonly file: FormFile } | { readonly problems: readonly string[] };

const MOST_PROBLEMS = 5;

/** By the reader that every browser has. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsText(file);
  });
}

/** A form from a file of a person, held against its shape before anything is sent. */
export async function fileOf(given: Blob): Promise<ParsedFile> {
  const { formFile } = await import('@showroom/contracts/calls/forms');
  const value = parseJson(await textOf(given));
  if (value === undefined) return { problems: ['It is no JSON.'] };
  const parsed = formFile.safeParse(value);
  if (parsed.success) return { file: parsed.data };
  const all = parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'The file'}: ${message}`);
  const rest = all.length - MOST_PROBLEMS;
  return { problems: rest > 0 ? [...all.slice(0, MOST_PROBLEMS), `… and ${rest} more.`] : all };
}
