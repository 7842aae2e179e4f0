import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Setting } from '@showroom/contracts/settings/setting';
import * as z from 'zod';

const FOLDER = join(import.meta.dirname, 'summaries');

const summaries = z.record(z.string(), z.string());
const loadSummaries = (file: string) =>
  new Map(Object.entries(summaries.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))));

/** What settings decide, by language and key; English stands with their declarations. */
const SUMMARIES = new Map(readdirSync(FOLDER).map((file) => [basename(file, '.json'), loadSummaries(file)]));

/** What a setting decides, in the language of a locale where it is known, else in English. */
export function summaryOf({ key, summary }: Pick<Setting, 'key' | 'summary'>, locale: string): string {
  const [language = ''] = locale.split('-');
  return SUMMARIES.get(language)?.get(key) ?? summary;
}
