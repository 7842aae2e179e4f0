import type { Call } from '@showroom/contracts/calls/call';
import { schedulePage } from '@showroom/contracts/calls/pages';
import fc from 'fast-check';
import type { TestApi } from './harness';
import type { inputsOf } from './inputs';

export type Parts = Partial<Record<(typeof PARTS)[number], unknown>>;

const PARTS = ['params', 'query', 'body', 'headers'] as const;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Anything as a text; some values of `fc.anything` refuse to be one. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function addressOf(call: Call, { params, query }: Parts): string {
  const values = isObject(params) ? params : {};
  const path = call.path.replace(
    /:(\w+)/g,
    (_, name: string) => encodeURIComponent(Buffer.from(textOf(values[name] ?? 'x')).toString()) || 'x',
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isObject(query) ? query : {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(name, textOf(one));
    }
  }
  return `${path}?${search}`;
}

/** Headers are bytes that a server takes; whatever else was generated is written as such. */
function headersOf({ headers }: Parts): Record<string, string> {
  if (!isObject(headers)) return {};
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /^[a-z-]+$/.test(name))
      .map(([name, value]) => [name, textOf(value).replaceAll(/[^\x20-\x7e]/g, '?')]),
  );
}

/** Makes a call with these parts, well formed or not. */
export function sendCall(
  { server }: Pick<TestApi, 'server'>,
  call: Call,
  parts: Parts,
  headers: Record<string, string>,
) {
  return server.inject({
    method: call.method,
    url: addressOf(call, parts),
    headers: { ...headersOf(parts), ...headers, ...(call.body && { 'content-type': 'application/json' }) },
    ...(call.body && { payload: JSON.stringify(parts.body) ?? '' }),
  });
}

/** Whatever the schemas of a call allow, or break. */
export function partsOf(call: Call, inputs: typeof inputsOf): fc.Arbitrary<Parts> {
  return fc.record(
    Object.fromEntries(
      PARTS.flatMap((part) => {
        const schema = call[part];
        return schema ? [[part, inputs(schema)] as const] : [];
      }),
    ),
  );
}

/** What every role of a call may send: the end of a page is planned by some of them alone. */
const FOR_EVERY_ROLE: ReadonlyMap<Call, Parts> = new Map([
  [schedulePage, { body: { publish_at: null, unpublish_at: null } }],
]);

/** Parts of a call that none of its roles is refused for. */
export function forEveryRole(call: Call, parts: Parts): Parts {
  return { ...parts, ...FOR_EVERY_ROLE.get(call) };
}
