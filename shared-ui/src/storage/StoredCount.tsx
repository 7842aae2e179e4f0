interface StoredCountProps {
  /** Key of a JSON list in local storage. */
  readonly of: string;
  readonly className: string;
}

/**
 * How many entries a stored list has, hidden while there are none. Pages come without it, for they
 * are the same for all: the shell's start script fills it in and follows the list, so that no code
 * of a remote is needed. The number is the style's to show, by `attr(data-stored-count)`.
 */
export function StoredCount({ of, className }: StoredCountProps) {
  return <span className={className} data-stored={of} hidden suppressHydrationWarning />;
}
