import { POSTGRES, testSnapshot } from '../database/testing';

/**
 * Before the tests of infra: what their databases are copies of, which takes longer than a test may
 * wait.
 */
export default async function prepare(): Promise<void> {
  if (POSTGRES === undefined) await testSnapshot();
}
