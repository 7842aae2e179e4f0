import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { ReleaseManifest, SignedComposition } from '@showroom/contracts/remotes/release';
import { buildPackage, loadRemote } from '../build/build';
import { ROOT, remoteFolders } from '../build/package-info';
import { integrityOf } from '../integrity';
import { KeyFolder } from '../registry/keys/key-folder';
import { signText, verifiedText } from '../registry/signing';
import { buildMissing } from '../start/build-all';
import { machine, median, numberOption, print, printTable } from './table';

/** Runs before the clock: the first ones compile code. */
const WARM_UP = 10;

interface Built {
  readonly manifest: ReleaseManifest;
  readonly output: string;
}

/** Milliseconds that a piece of work takes: the median of some runs. */
async function timed(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = -WARM_UP; run < runs; run++) {
    const started = performance.now();
    await work();
    if (run >= 0) times.push(performance.now() - started);
  }
  return median(times);
}

/**
 * The files that a server evaluates or writes into pages, in memory as they are when they come from
 * the registry.
 */
function filesOfServer({ manifest, output }: Built): { readonly bytes: Buffer; readonly integrity: string }[] {
  const wanted = new Set([manifest.node.entry, ...manifest.exposes.flatMap(({ styles }) => styles)]);
  return [...manifest.node.assets, ...manifest.web.assets]
    .filter(({ path }) => wanted.has(path))
    .map(({ path, integrity }) => ({ bytes: readFileSync(join(output, path)), integrity }));
}

async function measure(built: readonly Built[], folder: string, runs: number): Promise<void> {
  const keys = new KeyFolder(folder);
  await keys.ensure();
  const trusted = await keys.trusted();
  const releases = await Promise.all(
    built.map(async ({ manifest }) => signText('release', JSON.stringify(manifest), await keys.signing('release'))),
  );
  const payload: SignedComposition = {
    id: 'measured',
    market: 'international',
    channel: 'stable',
    sequence: 1,
    created_at: new Date().toISOString(),
    origin: 'http://registry.test',
    issued_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    remotes: releases,
  };
  const composition = await signText('composition', JSON.stringify(payload), await keys.signing('composition'));
  const files = built.flatMap(filesOfServer);

  const verifyComposition = () => verifiedText('composition', composition, trusted);
  const verifyReleases = () => Promise.all(releases.map((jws) => verifiedText('release', jws, trusted)));
  const parse = async () => JSON.parse(await verifyComposition());
  const hash = async () => {
    for (const { bytes, integrity } of files) if (integrityOf(bytes) !== integrity) throw new Error('A hash is wrong');
  };
  const [signature, parsed, manifests, hashes] = [
    await timed(runs, verifyComposition),
    await timed(runs, parse),
    await timed(runs, verifyReleases),
    await timed(runs, hash),
  ];
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const ms = (value: number) => value.toFixed(2);
  printTable(
    ['what is checked', 'ms'],
    [
      [`signature of a composition (${(composition.length / 1000).toFixed(0)} kB)`, ms(signature)],
      ['the same and its JSON', ms(parsed)],
      [`signatures of its ${releases.length} releases`, ms(manifests)],
      [`SHA-384 of the server's ${files.length} files (${(size / 1000).toFixed(0)} kB)`, ms(hashes)],
      [`a start with ${MARKET_CODES.length} markets`, ms(MARKET_CODES.length * (parsed + manifests) + hashes)],
    ],
  );
  print();
  print(
    'A look at the registry that finds nothing new (304) and a request check nothing: what workers hold was checked before it was evaluated, and pages only name its hashes.',
  );
  print(machine());
}

const names = remoteFolders();
await buildMissing(print, names);
const built = await Promise.all(
  names.map(async (name) => {
    const { output } = await buildPackage(join(ROOT, name));
    return { output, manifest: loadRemote(output) };
  }),
);
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-keys-'));
try {
  await measure(built, folder, numberOption('runs', 50));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
