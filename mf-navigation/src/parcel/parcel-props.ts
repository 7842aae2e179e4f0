import { type GivenNavigation, navigationParcelProps } from '@showroom/contracts/host/navigation-parcel';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';

/** What a host gave, once it was looked at. */
export interface ParcelProps extends Omit<GivenNavigation, 'settings'> {
  readonly settings: Settings;
}

/**
 * Throws one sentence that names every prop that is of no use, by its place. A setting of no use is
 * reported and has its default, as on the site: it may be none of the navigation's.
 */
export function parseParcelProps(props: unknown): ParcelProps {
  const parsed = navigationParcelProps.safeParse(props, TEXTS);
  if (!parsed.success) throw refusal(parsed.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`));
  const stored = Object.entries(parsed.data.settings).map(([key, value]) => ({ key, value }));
  const { settings, refused } = mergeSettings(stored);
  for (const { key, message } of refused)
    console.error(refusal([`settings['${key}']: ${message}, its default stands`]));
  return { ...parsed.data, settings };
}

/** What the schema's own texts leave open; zod/mini has none. */
const TEXTS: NonNullable<Parameters<typeof navigationParcelProps.safeParse>[1]> = {
  error(issue) {
    switch (issue.code) {
      case 'invalid_type':
        return `must be ${issue.expected}, not ${issue.input === null ? 'null' : typeof issue.input}`;
      case 'invalid_value':
        return `must be one of ${issue.values.map(String).join(', ')}`;
      default:
        return undefined;
    }
  },
};

function refusal(problems: readonly string[]): Error {
  return new Error(`The navigation was given props that it cannot use: ${problems.join('; ')}`);
}

/** `entries[0].attributes.url`, as a host's code has it. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}
