import { parseJson } from '@showroom/contracts/schema/parse-json';
import { formatCount } from '@showroom/shared-ui/format-count';
import type { FormFile } from '../data/form-calls';
import type messages from './messages/list/en.json';

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

type FileTexts = Pick<typeof messages, 'not_json' | 'whole_file' | 'more_problems'>;

/** A form from a file of a person, held against its shape before anything is sent. */
export async function fileOf(given: Blob, texts: FileTexts, locale: string): Promise<ParsedFile> {
  const { formFile } = await import('@showroom/contracts/calls/forms');
  const value = parseJson(await textOf(given));
  if (value === undefined) return { problems: [texts.not_json] };
  const parsed = formFile.safeParse(value);
  if (parsed.success) return { file: parsed.data };
  const all = parsed.error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || texts.whole_file}: ${message}`,
  );
  const rest = all.length - MOST_PROBLEMS;
  return {
    problems: rest > 0 ? [...all.slice(0, MOST_PROBLEMS), formatCount(rest, texts.more_problems, locale)] : all,
  };
}
