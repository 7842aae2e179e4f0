import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { loadJson } from '../../load-json';
import { fillTemplates, type Plan } from '../change';
import { GeneratorError, namesOf } from '../names';

/** A remote with one page under its mount. */
export function remote(root: string, name: string): Plan {
  const { kebab, values } = valuesOf(root, root, name);
  return {
    changes: [...fillTemplates('remote', kebab, values), ...fillTemplates('routes', join(kebab, 'src'), values)],
    next: `${nextOf(kebab)} Done when "npm start" shows it at /${values.kebab}, and the site stands without it.`,
  };
}

/**
 * One that has nothing of the workspace but the published contracts; `workspace` is where its build
 * tool lies.
 */
export function remoteOutside(workspace: string, target: string, name: string): Plan {
  const { kebab, values } = valuesOf(workspace, target, name);
  return {
    changes: fillTemplates('outside', kebab, values),
    next: `${nextOf(kebab)} Done when "npm run release" in ${join(target, kebab)} puts it into a market, whose site shows it at /${values.kebab}.`,
  };
}

const nextOf = (kebab: string) =>
  `Say in ${kebab}/README.md why it is not part of an existing remote, and fill in ${kebab}/src/start.`;

function valuesOf(workspace: string, target: string, name: string) {
  const { kebab } = namesOf(name);
  if (!kebab.startsWith('mf-')) throw new GeneratorError(`A remote is called mf-something: please try mf-${kebab}.`);
  if (existsSync(join(target, kebab))) throw new GeneratorError(`There is a folder ${kebab} already.`);
  const wanted = versionsIn(workspace, 'package.json');
  const values = {
    ...namesOf(kebab.slice('mf-'.length)),
    remote: kebab,
    react: versionOf(versionsIn(workspace, 'shared-ui/package.json'), 'react'),
    reactTypes: versionOf(wanted, '@types/react'),
    tsx: versionOf(wanted, 'tsx'),
    typescript: versionOf(wanted, 'typescript'),
    contracts: versionOf(versionsIn(workspace, 'shared-ui/package.json'), '@showroom/contracts'),
    tools: relative(join(target, kebab), join(workspace, 'infra')),
  };
  return { kebab, values };
}

const versions = z.record(z.string(), z.string()).optional();
const packageFile = z.object({ dependencies: versions, devDependencies: versions });

function versionsIn(workspace: string, file: string): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = loadJson(join(workspace, file), packageFile);
  return { ...devDependencies, ...dependencies };
}

function versionOf(versions: Readonly<Record<string, string>>, name: string): string {
  const version = versions[name];
  if (version === undefined) throw new GeneratorError(`The workspace does not name a version of ${name}.`);
  return version;
}
