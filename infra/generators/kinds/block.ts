import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, addToList, type Change, changeFile, fillTemplates, type Plan } from '../change';
import { GeneratorError, type Names, namesOf, ownedName } from '../names';

/** A block in a pack; `mf-blocks` unless another remote is named in front. */
export function block(root: string, name: string): Plan {
  const [pack, key] = ownedName(name, 'mf-blocks');
  if (!existsSync(join(root, pack, 'package.json'))) throw new GeneratorError(`There is no remote ${pack}.`);
  const names = namesOf(key);
  const folder = join(pack, 'src/blocks', key);
  const hasKits = existsSync(join(root, pack, 'src/kits/section'));
  return {
    changes: [
      ...fillTemplates(hasKits ? 'block' : 'block-elsewhere', folder, { ...names }),
      inPack(root, pack, names),
      ...inCatalogue(root, pack, names),
    ],
    next: `Fill in the fields in ${folder}/template.ts, the examples and the component. Done when "npm test -- ${key}" passes and "npm run gallery" shows it.`,
  };
}

function templateImport({ kebab, camel }: Names): string {
  return `import { template as ${camel} } from '../blocks/${kebab}/template';`;
}

/** The pack's list of templates, which may be the pack's first. */
function inPack(root: string, pack: string, names: Names): Change {
  const path = join(pack, 'src/expose/blocks.ts');
  if (existsSync(join(root, path))) {
    return changeFile(root, path, (source) =>
      addToList(addImport(source, templateImport(names)), 'templates', names.camel),
    );
  }
  const content = [
    "import type { Template } from '@showroom/contracts/blocks/template';",
    templateImport(names),
    '',
    `export const templates: readonly Template[] = [${names.camel}];`,
    '',
  ].join('\n');
  return { path, content };
}

function inCatalogue(root: string, pack: string, names: Names): Change[] {
  const path = join(pack, 'src/catalogue/gallery-blocks.ts');
  if (!existsSync(join(root, path))) return [];
  const { kebab, camel } = names;
  const examples = `import { examples as ${camel}Examples } from '../blocks/${kebab}/examples';`;
  const entry = `galleryBlock(${camel}, ${camel}Examples, () => import('../blocks/${kebab}/block'))`;
  const change = (source: string) =>
    addToList(addImport(addImport(source, examples), templateImport(names)), 'galleryBlocks', entry);
  return [changeFile(root, path, change)];
}
