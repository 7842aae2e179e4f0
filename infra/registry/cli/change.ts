import { MARKET_CODES } from '@showroom/contracts/markets';

/** What a person says of a change. */
export interface ChangeOptions {
  readonly why?: string;
  readonly force?: boolean;
  readonly confirm?: string;
}

export const marketsOf = (where = 'all'): readonly string[] => (where === 'all' ? MARKET_CODES : [where]);

/** A change with its reason; who forces or confirms one gives a reason of their own. */
export function changeOf({ why, force = false, confirm }: ChangeOptions, otherwise: string) {
  if (force && !why) throw new Error('--force needs --why "..."');
  if (confirm && !why) throw new Error('--confirm needs --why "..."');
  return { why: why ?? otherwise, force, confirm };
}

/** A release as people name it, `<remote>@<version>`. */
export function namedRelease(text: string): { readonly remote: string; readonly version: string } {
  const [remote = '', version = ''] = text.split('@');
  if (!remote || !version) throw new Error(`A release is named <remote>@<version>, not ${text}`);
  return { remote, version };
}
