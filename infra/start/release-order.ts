import { GateError } from '../registry/gate/pass';

/**
 * Releases one after the other, the host last. A remote that the gate refuses under the host that
 * is served so far may need the new one: it is tried once more when that is released.
 */
export async function releaseInOrder(
  names: readonly string[],
  release: (name: string) => Promise<void>,
): Promise<void> {
  const refused: string[] = [];
  for (const name of names) {
    try {
      await release(name);
    } catch (error) {
      if (!(error instanceof GateError) || name === names.at(-1)) throw error;
      refused.push(name);
    }
  }
  for (const name of refused) await release(name);
}
