import { SIGNED_KINDS } from '@showroom/contracts/remotes/release';
import { KEYS_FOLDER } from '../config';
import { KeyFolder } from '../keys/key-folder';

// Needs nothing else of a registry's configuration: keys are made where no registry runs.
const keys = new KeyFolder(process.env['KEYS_FOLDER'] ?? KEYS_FOLDER);

export async function list(): Promise<void> {
  const signing = await Promise.all(SIGNED_KINDS.filter((kind) => keys.has(kind)).map((kind) => keys.signing(kind)));
  const { keys: trusted, revoked } = await keys.trusted();
  for (const { kid, created_at } of trusted) {
    console.log(`${kid}  made ${created_at}${signing.some((key) => key.kid === kid) ? '  signs now' : ''}`);
  }
  for (const { kid, revoked_at } of revoked) console.log(`${kid}  revoked ${revoked_at}`);
}

export async function rotate(which: string): Promise<void> {
  const kinds = SIGNED_KINDS.filter((kind) => which === 'all' || which === kind);
  if (kinds.length === 0) throw new Error(`Keys sign ${SIGNED_KINDS.join(', ')}, or all: nothing signs ${which}`);
  for (const kind of kinds) console.log(`${(await keys.rotate(kind)).kid} signs every ${kind} from now on`);
}

export async function revoke(id: string): Promise<void> {
  await keys.revoke(id);
  console.log(`${id} is revoked: what only it signed is refused; \`npm run release\` signs a release again`);
}
