/** Fails the build when a union gained a case that a switch does not handle. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
