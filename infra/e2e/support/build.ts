import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSnapshot } from '../../database/testing';
import { prepareGate } from '../../registry/gate/prepare';
import { buildMissing } from '../../start/build-all';

/**
 * Makes once what all sites begin with: builds, what the gate says of them, an empty database, and
 * a folder for the pictures that are drawn as pages ask for them.
 */
export default async function build(): Promise<() => void> {
  await buildMissing((line) => console.log(line));
  await prepareGate();
  await testSnapshot();
  const pictures = mkdtempSync(join(tmpdir(), 'showroom-e2e-pictures-'));
  process.env['E2E_PICTURES'] = pictures;
  return () => rmSync(pictures, { recursive: true, force: true });
}
