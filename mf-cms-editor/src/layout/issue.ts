/** One thing that keeps something from being saved, with the place where it stands. */
export interface Issue {
  /** As the API names it: `blocks.2.groups.0.texts.en-GB.title`. */
  readonly path: string;
  readonly message: string;
}

const NONE: readonly Issue[] = [];

/** The issues of a part; none are always the same, so that the part need not render anew. */
export function issuesBelow(issues: readonly Issue[], prefix: string): readonly Issue[] {
  const own = issues.filter(({ path }) => path.startsWith(prefix));
  return own.length === 0 ? NONE : own;
}

/** An id for the control of a path, so that a list of issues can lead to it. */
export function idOfPath(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}
