import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { templateAttributes } from '@showroom/contracts/blocks/template-schema';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import * as z from 'zod';
import { translateTemplate } from '../api/pages/template-texts';
import { loadTemplates } from '../build/manifest';
import { ROOT, remoteFolders } from '../build/package-info';

/** Translations of texts that stand in code, where English is: one file for each language. */
export interface Catalogue {
  /** Path of the file from the root. */
  readonly file: string;
  readonly language: string;
  readonly texts: ReadonlyMap<string, string>;
  /** By what its texts are looked up: English itself, or keys. */
  readonly wanted: ReadonlySet<string>;
}

const translations = z.record(z.string(), z.string());

function cataloguesIn(folder: string, wanted: ReadonlySet<string>): Catalogue[] {
  return readdirSync(join(ROOT, folder)).map((name) => {
    const file = join(folder, name);
    const texts = translations.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
    return { file, language: basename(name, '.json'), texts: new Map(Object.entries(texts)), wanted };
  });
}

/** What the templates of a remote say to editors. */
async function templateTexts(folder: string): Promise<ReadonlySet<string>> {
  const said = new Set<string>();
  for (const template of z.array(templateAttributes).parse(await loadTemplates(folder))) {
    translateTemplate(template, (text) => {
      if (text !== '') said.add(text);
      return text;
    });
  }
  return said;
}

/** Of the templates of every remote, and of what settings decide. */
export async function loadCatalogues(): Promise<readonly Catalogue[]> {
  const ofRemotes = remoteFolders().map(async (remote) => {
    const folder = join(remote, 'src/template-texts');
    return existsSync(join(ROOT, folder)) ? cataloguesIn(folder, await templateTexts(join(ROOT, remote))) : [];
  });
  const keys = new Set(SETTINGS.map(({ key }) => key));
  return [...(await Promise.all(ofRemotes)).flat(), ...cataloguesIn('infra/api/settings/summaries', keys)];
}

/** What is shown in English, for nobody has translated it yet. */
export const missingIn = ({ texts, wanted }: Catalogue): string[] => [...wanted].filter((name) => !texts.has(name));

/** Translations of what is not said any more. */
export const unusedIn = ({ texts, wanted }: Catalogue): string[] =>
  [...texts.keys()].filter((name) => !wanted.has(name));
