/** Inputs of a form that are no fields; no field can be called so. */
export const OWN_INPUTS = {
  version: '-version',
  trap: '-website',
  source: '-source',
  /** Before the name of a hidden value that is no field of the form. */
  hidden: '-hidden-',
} as const;
