import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fillTemplates, type Plan } from '../change';
import { GeneratorError, namesOf } from '../names';

/** A remote with one page under its mount. */
export function remote(root: string, name: string): Plan {
  return remoteIn(root, root, name);
}

/** The same in any folder; `workspace` is the folder that has the versions and the tools. */
export function remoteIn(workspace: string, target: string, name: string): Plan {
  const { kebab } = namesOf(name);
  if (!kebab.startsWith('mf-')) throw new GeneratorError(`A remote is called mf-something: please try mf-${kebab}.`);
  if (existsSync(join(target, kebab))) throw new GeneratorError(`There is a folder ${kebab} already.`);
  const names = namesOf(kebab.slice('mf-'.length));
  const values = {
    ...names,
    remote: kebab,
    react: versionOf(workspace, 'react'),
    tools: relative(join(target, kebab), join(workspace, 'infra')),
  };
  return {
    changes: [...fillTemplates('remote', kebab, values), ...fillTemplates('routes', join(kebab, 'src'), values)],
    next: `Say in ${kebab}/README.md why it is not part of an existing remote, and fill in ${kebab}/src/start. Done when "npm start" shows it at /${names.kebab}, and the site stands without it.`,
  };
}

function versionOf(workspace: string, name: string): string {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(workspace, 'shared-ui/package.json'), 'utf8'),
  );
  const version = dependencies[name];
  if (version === undefined) throw new GeneratorError(`shared-ui does not name a version of ${name}.`);
  return version;
}
