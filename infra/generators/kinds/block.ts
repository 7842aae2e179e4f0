import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, THUMBNAIL } from '../../build/package-info';
import { type Change, fillTemplates, type Plan } from '../change';
import { GeneratorError, namesOf, ownedName } from '../names';

const OFFER = 'src/expose/blocks.ts';

/** Stands for a block until it is pictured. */
const PLAIN = join(import.meta.dirname, '../plain-thumbnail.webp');

/** A block in a pack; `mf-blocks` unless another remote is named in front. */
export function block(root: string, name: string): Plan {
  const [pack, key] = ownedName(name, 'mf-blocks');
  if (!existsSync(join(root, pack, 'package.json'))) throw new GeneratorError(`There is no remote ${pack}.`);
  const folder = join(pack, 'src/blocks', key);
  const hasKits = existsSync(join(root, pack, 'src/kits/section'));
  return {
    changes: [
      ...fillTemplates(hasKits ? 'block' : 'block-elsewhere', folder, { ...namesOf(key) }),
      { path: join(folder, THUMBNAIL), content: readFileSync(PLAIN) },
      ...offer(root, pack),
    ],
    next: `Fill in the fields in ${folder}/template.ts, the examples and the component. Done when "npm test -- ${key}" passes and "npm run gallery" shows it; then "npm run pictures ${key}" and "npm run pictures -- --accept" store what it looks like.`,
  };
}

/** What offers the templates of all folders, where the block is its remote's first. */
function offer(root: string, pack: string): Change[] {
  const path = join(pack, OFFER);
  if (existsSync(join(root, path))) return [];
  return [{ path, content: readFileSync(join(ROOT, 'mf-blocks', OFFER), 'utf8') }];
}
