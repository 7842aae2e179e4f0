import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { ROOT, THUMBNAIL } from '../build/package-info';
import { escapeHtml, htmlPage } from '../html';
import { loadJson } from '../load-json';
import { WIDTHS } from './sheet';
import { thumbnailOf } from './thumbnail';

/** What the last run saw and nobody has accepted yet: a folder for each. */
const DIFFERENCES = join(ROOT, '.cache/pictures');
export const REPORT = join(DIFFERENCES, 'index.html');
const BROWSER_NOW = join(DIFFERENCES, 'browser.txt');
const BROWSER_STORED = join(import.meta.dirname, 'browser.txt');
export const SUBJECT = 'subject.json';
/** One of the views, as large as it was. */
export const viewFile = (width: number) => `${width}.jpg`;

export const subjectSchema = z.object({
  /** `mf-blocks/quote/one-quote`, `pages/ae/home`. */
  id: z.string(),
  /** Path of the stored picture in the project. */
  stored: z.string(),
  /** Folder of the block whose catalogue picture it is, too. */
  thumbnailFor: z.string().optional(),
});

/** Something that is pictured at all widths. */
export type Subject = z.infer<typeof subjectSchema>;

export const differenceFolder = ({ id }: Subject) => join(DIFFERENCES, id);

/** What differs, from the last run of everything that is pictured. */
export function listDifferences(filter = ''): Subject[] {
  if (!existsSync(DIFFERENCES)) return [];
  return readdirSync(DIFFERENCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUBJECT))
    .map((path) => loadJson(join(DIFFERENCES, path), subjectSchema))
    .filter(({ id }) => id.includes(filter))
    .sort((one, other) => one.id.localeCompare(other.id));
}

/** Stores what was seen as what is to be seen. */
export async function acceptDifference(subject: Subject): Promise<void> {
  const folder = differenceFolder(subject);
  const stored = join(ROOT, subject.stored);
  await mkdir(dirname(stored), { recursive: true });
  await copyFile(join(folder, 'now.webp'), stored);
  if (subject.thumbnailFor) {
    const views = await Promise.all(WIDTHS.map((width) => readFile(join(folder, viewFile(width)))));
    const thumbnail = await thumbnailOf(join(ROOT, subject.thumbnailFor), views);
    if (thumbnail) await writeFile(join(ROOT, subject.thumbnailFor, THUMBNAIL), thumbnail);
  }
  await rm(folder, { recursive: true, force: true });
}

const majorOf = (version: string) => version.split('.')[0];

/** The major version of the browser that the stored pictures are of, where it is not this one. */
export async function otherBrowser(version: string): Promise<string | undefined> {
  await mkdir(DIFFERENCES, { recursive: true });
  await writeFile(BROWSER_NOW, `${version}\n`);
  const stored = majorOf(await readFile(BROWSER_STORED, 'utf8').catch(() => ''));
  return stored === majorOf(version) ? undefined : stored;
}

/** From now on the stored pictures are of the browser of the last run. */
export async function acceptBrowser(): Promise<void> {
  if (existsSync(BROWSER_NOW)) await copyFile(BROWSER_NOW, BROWSER_STORED);
}

/** A page with the stored picture, the one of now and their difference side by side. */
export async function storeReport(): Promise<void> {
  const rows = listDifferences().map(rowOf).join('');
  const style =
    'body{font:14px system-ui;margin:24px}.row{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}img{max-width:100%;border:1px solid #ccc}';
  const body = `<style>${style}</style><h1>Pictures that changed</h1>${rows || '<p>None.</p>'}`;
  await mkdir(DIFFERENCES, { recursive: true });
  await writeFile(REPORT, htmlPage({ title: 'Pictures that changed', body }));
}

function rowOf(subject: Subject): string {
  const folder = relative(DIFFERENCES, differenceFolder(subject));
  const column = (name: string) => {
    const file = `${folder}/${name}.webp`;
    if (!existsSync(join(DIFFERENCES, file))) return `<figure><figcaption>${name}: none</figcaption></figure>`;
    return `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${name}"></a></figure>`;
  };
  const whole = WIDTHS.map((width) => `<a href="${folder}/${viewFile(width)}">${width} px</a>`).join(' ');
  const columns = ['previous', 'now', 'difference'].map(column).join('');
  return `<h2>${escapeHtml(subject.id)}</h2><p>Now, whole: ${whole}</p><div class="row">${columns}</div>`;
}
