import type { Settings } from '@showroom/contracts/settings/settings';
import { matchesPath } from '@showroom/shared-ui/path-pattern';

export type LogoEntry = Settings['navigation.logos'][number];
export type LogoName = LogoEntry['logo'];

/** The family whose logo stands on a path; on every other path the brand's own does. */
export function logoOf(logos: readonly LogoEntry[], path: string): LogoEntry | undefined {
  return logos.find(({ matchingPath }) => matchesPath(matchingPath, path));
}
