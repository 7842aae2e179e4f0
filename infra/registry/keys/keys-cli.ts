import { SIGNED_KINDS } from '@showroom/contracts/remotes/release';
import { KEYS_FOLDER } from '../config';
import { KeyFolder } from './key-folder';

const USAGE = `npm run keys -- list                 shows the keys that are trusted, and which of them sign now
npm run keys -- rotate <kind|all>     makes a new key that signs from now on (kinds: ${SIGNED_KINDS.join(', ')})
npm run keys -- revoke <key id>       what that key signed counts no more`;

const [command, which = ''] = process.argv.slice(2);
// Needs nothing else of a registry's configuration: keys are made where no registry runs.
const keys = new KeyFolder(process.env['KEYS_FOLDER'] ?? KEYS_FOLDER);

async function list(): Promise<void> {
  const signing = await Promise.all(SIGNED_KINDS.filter((kind) => keys.has(kind)).map((kind) => keys.signing(kind)));
  const { keys: trusted, revoked } = await keys.trusted();
  for (const { kid, created_at } of trusted) {
    console.log(`${kid}  made ${created_at}${signing.some((key) => key.kid === kid) ? '  signs now' : ''}`);
  }
  for (const { kid, revoked_at } of revoked) console.log(`${kid}  revoked ${revoked_at}`);
}

async function rotate(): Promise<void> {
  const kinds = SIGNED_KINDS.filter((kind) => which === 'all' || which === kind);
  if (kinds.length === 0) throw new Error(USAGE);
  for (const kind of kinds) console.log(`${(await keys.rotate(kind)).kid} signs every ${kind} from now on`);
}

try {
  if (command === 'list') await list();
  else if (command === 'rotate') await rotate();
  else if (command === 'revoke' && which) {
    await keys.revoke(which);
    console.log(`${which} is revoked: what only it signed is refused; \`npm run release\` signs a release again`);
  } else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
