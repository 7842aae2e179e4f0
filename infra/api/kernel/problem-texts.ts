import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '@showroom/contracts/errors/problem';
import { fillText } from '@showroom/contracts/fill-text';
import * as z from 'zod';

const FOLDER = join(import.meta.dirname, 'problem-texts');

/** Characters; what is longer has something else in it than what a person has named. */
const LONGEST = 1000;

/** Says in another language what an English sentence says; undefined for any other sentence. */
type Translate = (sentence: string) => string | undefined;

const texts = z.record(z.string(), z.string());

/** By English sentence; what stands in braces there is filled in here. */
function translation(file: string): Translate {
  const known = new Map(Object.entries(texts.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))));
  const patterns = [...known.keys()].filter((sentence) => sentence.includes('{')).map(patternOf);
  return (sentence) => {
    const whole = known.get(sentence);
    if (whole !== undefined || sentence.length > LONGEST) return whole;
    for (const { english, pattern } of patterns) {
      const values = pattern.exec(sentence)?.groups;
      if (values) return fillText(known.get(english) ?? english, values);
    }
    return undefined;
  };
}

function patternOf(english: string) {
  const escaped = english.replaceAll(/[$()*+.?[\\\]^|]/g, '\\$&');
  const pattern = escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)');
  return { english, pattern: new RegExp(`^${pattern}$`, 's') };
}

/** By language; English is what the API speaks by itself. */
const TRANSLATIONS = new Map(readdirSync(FOLDER).map((file) => [basename(file, '.json'), translation(file)]));

/**
 * A problem in the first language that its reader accepts (RFC 9110, 12.5.4), as far as its
 * sentences are known in it; undefined where none is.
 */
export function problemIn(problem: Problem, acceptLanguage: string | undefined): Problem | undefined {
  const translate = TRANSLATIONS.get((acceptLanguage ?? '').trim().slice(0, 2).toLowerCase());
  if (!translate) return undefined;
  const detail = problem.detail === undefined ? undefined : translate(problem.detail);
  const errors = problem.errors?.map((issue) => ({ ...issue, message: translate(issue.message) ?? issue.message }));
  return { ...problem, ...(detail !== undefined && { detail }), ...(errors && { errors }) };
}
