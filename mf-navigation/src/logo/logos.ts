export interface LogoEntry {
  /** A path, or the beginning of paths when it ends in `*`. */
  readonly matchingPath: string;
  readonly homepage: string;
  readonly logo: LogoName;
}

export type LogoName = 'range_rover' | 'defender' | 'discovery';

const LOGOS: readonly LogoEntry[] = [
  { matchingPath: '/range-rover*', homepage: '/range-rover', logo: 'range_rover' },
  { matchingPath: '/defender*', homepage: '/defender', logo: 'defender' },
  { matchingPath: '/discovery*', homepage: '/discovery', logo: 'discovery' },
];

/** The family whose logo stands on a path; on every other path the brand's own does. */
export function logoOf(path: string): LogoEntry | undefined {
  return LOGOS.find(({ matchingPath }) =>
    matchingPath.endsWith('*') ? path.startsWith(matchingPath.slice(0, -1)) : path === matchingPath,
  );
}
