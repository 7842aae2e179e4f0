import { releaseVersion, remoteName } from '@showroom/contracts/remotes/release';

/** What one browser asked for instead of what its market is made of. */
export interface Choices {
  /**
   * By remote: a version of the registry, or the address of a development server on this machine.
   */
  readonly overrides: Readonly<Record<string, string>>;
  /** By remote: the name of a fault (infra/drills). */
  readonly faults: Readonly<Record<string, string>>;
}

/** Names of the query's parameters and of the cookies that remember them. */
export const OVERRIDES = 'mf';
export const FAULTS = 'mf-fault';

/** Takes the choice for a remote back; alone, all of them. */
const NONE = 'none';
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const FAULT = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * `mf-blocks@1.0.0-3f9a2c1b,mf-navigation@http://127.0.0.1:3100`; what makes no sense is left out.
 */
export function parseOverrides(text: string): Record<string, string> {
  return entriesOf(text, '@', (value) => (releaseVersion.safeParse(value).success ? value : loopbackOrigin(value)));
}

/** `mf-blocks:slow,mf-navigation:down`. */
export function parseFaults(text: string): Record<string, string> {
  return entriesOf(text, ':', (value) => (FAULT.test(value) ? value : undefined));
}

export function serializeOverrides(overrides: Choices['overrides']): string {
  return written(overrides, '@');
}

export function serializeFaults(faults: Choices['faults']): string {
  return written(faults, ':');
}

/** The choices of before with those of a query; undefined when the query has none. */
export function chosenBy(query: URLSearchParams, { overrides, faults }: Choices): Choices | undefined {
  if (!query.has(OVERRIDES) && !query.has(FAULTS)) return undefined;
  return {
    overrides: merged(overrides, query.getAll(OVERRIDES), '@', parseOverrides),
    faults: merged(faults, query.getAll(FAULTS), ':', parseFaults),
  };
}

/** An address without the parameters that choose. */
export function withoutChoices({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete(OVERRIDES);
  rest.delete(FAULTS);
  const query = rest.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Code is taken from this machine only, whatever an address or a cookie says. */
function loopbackOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin, href } = new URL(text);
  return protocol === 'http:' && LOOPBACK.includes(hostname) && href === `${origin}/` ? origin : undefined;
}

function entriesOf(
  text: string,
  separator: string,
  valid: (value: string) => string | undefined,
): Record<string, string> {
  const entries = text.split(',').flatMap((entry) => {
    const at = entry.indexOf(separator);
    const remote = entry.slice(0, at);
    const value = valid(entry.slice(at + 1));
    return at > 0 && remoteName.safeParse(remote).success && value !== undefined ? [[remote, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function written(values: Readonly<Record<string, string>>, separator: string): string {
  return Object.entries(values)
    .map(([remote, value]) => remote + separator + value)
    .join(',');
}

function merged(
  before: Readonly<Record<string, string>>,
  texts: readonly string[],
  separator: string,
  read: (text: string) => Record<string, string>,
): Record<string, string> {
  const chosen = texts.flatMap((text) => text.split(','));
  const dropped = chosen.flatMap((one) =>
    one.endsWith(separator + NONE) ? [one.slice(0, -NONE.length - separator.length)] : [],
  );
  const all = { ...(chosen.includes(NONE) ? {} : before), ...read(chosen.join(',')) };
  return Object.fromEntries(Object.entries(all).filter(([remote]) => !dropped.includes(remote)));
}
