/** Freezes a value with all that it holds: what pages share, none may change. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/**
 * What `make` makes of a frozen object is made once, for all pages that share the object, and
 * frozen like it; of any other it is made each time.
 */
export function madeOnce<From extends object, Made extends object>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    if (!Object.isFrozen(from)) return make(from);
    const known = made.get(from) ?? frozen(make(from));
    made.set(from, known);
    return known;
  };
}
