/**
 * Marks a promise with its outcome, which lets React's `use` read it without waiting a turn; a
 * known value marks it at once.
 */
export function settled<T>(promise: Promise<T>, ...known: [] | [T]): Promise<T> {
  if (known.length > 0) return Object.assign(promise, { status: 'fulfilled', value: known[0] });
  // Braces matter: returning the promise from its own handler would make a second one that fails
  // unheard.
  promise.then(
    (value) => {
      void Object.assign(promise, { status: 'fulfilled', value });
    },
    (reason: unknown) => {
      void Object.assign(promise, { status: 'rejected', reason });
    },
  );
  return promise;
}
