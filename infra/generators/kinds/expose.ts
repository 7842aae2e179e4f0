import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Change, changeFile, fillTemplates, type Plan } from '../change';
import { GeneratorError, namesOf, ownedName } from '../names';

/** What a remote offers: a slot of the layout, or, named `routes`, pages under a mount. */
export function expose(root: string, name: string): Plan {
  const [remote, key] = ownedName(name);
  if (!existsSync(join(root, remote, 'package.json'))) throw new GeneratorError(`There is no remote ${remote}.`);
  return key === 'routes' ? routesExpose(root, remote) : slotExpose(root, remote, key);
}

function slotExpose(root: string, remote: string, key: string): Plan {
  const names = namesOf(key);
  return {
    changes: [
      ...fillTemplates('slot', join(remote, 'src'), { ...names, remote }),
      inPackage(root, remote, 'slots', key, `./${key}`),
    ],
    next: `Fill in ${remote}/src/${key}. The layout shows it where it has <Slot name="${key}">. Done when "npm start" shows it there, and its fallback once ${remote} is taken down.`,
  };
}

function routesExpose(root: string, remote: string): Plan {
  const names = namesOf(remote.replace(/^mf-/, ''));
  return {
    changes: [
      ...fillTemplates('routes', join(remote, 'src'), { ...names, remote }),
      inPackage(root, remote, 'mounts', `/${names.kebab}`, './routes'),
    ],
    next: `Fill in ${remote}/src/start. Done when "npm start" shows it at /${names.kebab}, and the rest of the site stands without it.`,
  };
}

const anyObject = z.record(z.string(), z.unknown());

/** Enters an expose in the remote's package.json, where the release finds it. */
function inPackage(root: string, remote: string, kind: 'slots' | 'mounts', place: string, expose: string): Change {
  return changeFile(root, join(remote, 'package.json'), (source) => {
    const file = anyObject.parse(JSON.parse(source));
    const showroom = anyObject.parse(file['showroom'] ?? {});
    const entries = { ...anyObject.parse(showroom[kind] ?? {}), [place]: expose };
    return `${JSON.stringify({ ...file, showroom: { ...showroom, [kind]: entries } }, null, 2)}\n`;
  });
}
