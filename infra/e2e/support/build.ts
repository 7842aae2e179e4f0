import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSnapshot } from '../../database/testing';
import { prepareGate } from '../../registry/gate/prepare';
import { buildMissing } from '../../start/build-all';
import { makeTemplate } from './site';

/**
 * Makes once what all sites begin with: builds, what the gate says of them, a folder for the
 * pictures that are drawn as pages ask for them, and the data of a site that has just started.
 */
export default async function build(): Promise<() => void> {
  await buildMissing((line) => console.log(line));
  await prepareGate();
  await testSnapshot();
  const pictures = mkdtempSync(join(tmpdir(), 'showroom-e2e-pictures-'));
  process.env['E2E_PICTURES'] = pictures;
  const template = await makeTemplate();
  process.env['E2E_TEMPLATE'] = template;
  return () => {
    for (const folder of [pictures, template]) rmSync(folder, { recursive: true, force: true });
  };
}
