import { prepareGate } from '../../registry/gate/prepare';
import { buildMissing } from '../../start/build-all';

/** Builds once what both sites serve, and looks at it once. */
export default async function build(): Promise<void> {
  await buildMissing((line) => console.log(line));
  await prepareGate();
}
