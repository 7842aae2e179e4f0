import { testSnapshot } from '../../database/testing';
import { prepareGate } from '../../registry/gate/prepare';
import { buildMissing } from '../../start/build-all';

/** Makes once what all sites begin with: builds, what the gate says of them, an empty database. */
export default async function build(): Promise<void> {
  await buildMissing((line) => console.log(line));
  await prepareGate();
  await testSnapshot();
}
