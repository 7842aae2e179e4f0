import fc from 'fast-check';
import { fieldOf, isSchema } from './inputs';

export interface BadRequest {
  readonly method: string;
  /** As it stands in the first line: what cannot be sent so is percent-encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: unknown;
  readonly mediaType: string | undefined;
}

/** What of an OpenAPI document requests are made of; it comes as JSON. */
export interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
          }
        >
      >
    >
  >;
}

/** Texts that somebody has tried on every site. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202egnp.exe',
  '😀'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(9000),
  '../../../etc/passwd',
  "'; drop table orders; --",
  '%',
  '%s%n',
  '\\',
  '"',
  '<script>',
  '*',
  '(',
  '& | !',
  ':*',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '-1',
  '0',
  '00',
  '1e309',
  '-1e309',
  '0x10',
  '1,5',
  '9007199254740993',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '2026-01-01T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'jane@',
  'a@b.c\r\nbcc: d@e.f',
  'http://',
  'http://[::1',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'xx-YY',
  'en-',
];

const OTHERS = [
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53 + 2,
  2 ** 63,
  [],
  {},
  [[[[[]]]]],
  { __proto__: null, length: 1e9 },
  Array.from({ length: 2000 }, () => 'x'),
];

const texts = fc.constantFrom(...TEXTS);
const values = fc.oneof(texts, fc.constantFrom(...OTHERS), fc.anything({ maxDepth: 2 }));

/** Bytes of an address that no encoder would write. */
const SEGMENTS = ['%00', '%ED%A0%80', '%FF', '%C0%80', '%', '%zz', '%2F..%2F', '..', '.', '%2e%2e', ';', '%0d%0aa:b'];

function asText(value: unknown): string {
  try {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  } catch {
    return '';
  }
}

/** Lone surrogates as the bytes that a careless encoder makes of them. */
function encoded(text: string): string {
  const percent = (code: number) => `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
  return text.replaceAll(/[^\w.~-]/gsu, (one) => {
    const code = one.codePointAt(0) ?? 0;
    if (!/\p{Surrogate}/u.test(one)) return encodeURIComponent(one);
    return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)].map(percent).join('');
  });
}

const sometimes = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: bad });

function pathOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    const { schema } = parameters.find((one) => one.in === 'path' && one.name === name) ?? {};
    const good = isSchema(schema) ? fieldOf(name, schema) : fc.constant('1');
    return sometimes(
      good.map((value) => encoded(asText(value)) || 'x'),
      fc.oneof(texts.map(encoded), fc.constantFrom(...SEGMENTS)),
    );
  });
  return fc.tuple(...parts).map((all) => all.join(''));
}

function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const declared = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, required, schema }) => {
      const value = sometimes(isSchema(schema) ? fieldOf(name, schema) : texts, values);
      const pair = value.map((one) =>
        [one].flat().map((each) => `${encodeURIComponent(name)}=${encoded(asText(each)).slice(0, 7000)}`),
      );
      return fc.tuple(required ? fc.constant(true) : fc.boolean(), pair).map(([isSent, one]) => (isSent ? one : []));
    });
  const odd = fc.constantFrom(
    '',
    '',
    '',
    '&',
    '%zz=1',
    'a[b][c]=1',
    '__proto__=1',
    '%00=%00',
    `x=${'%FF'.repeat(50)}`,
    '=',
  );
  return fc.tuple(fc.tuple(...declared), odd).map(([pairs, last]) => [...pairs.flat(), last].join('&'));
}

/** A value as it should be, with something in it that should not. */
function spoilt(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(good, values, fc.nat()).map(([value, bad, turn]) => replacedAt(value, bad, turn));
}

function replacedAt(value: unknown, bad: unknown, turn: number): unknown {
  if (typeof value !== 'object' || value === null) return bad;
  const names = Object.keys(value);
  const name = names[turn % (names.length + 1)];
  if (name === undefined)
    return turn % 2 === 0 ? bad : Array.isArray(value) ? [...value, bad] : { ...value, [asText(bad)]: bad };
  const changed = replacedAt(Reflect.get(value, name), bad, Math.floor(turn / (names.length + 1)));
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
}

const json = (value: unknown) => Buffer.from(asText(value));
const NO_JSON = [
  '',
  '{',
  '{"a":',
  '[1,]',
  '\0',
  '{"a":1}{',
  'null',
  '"\\ud800"',
  '{"__proto__":{"a":1}}',
  '{"a":1e999}',
  '\xff\xfe',
];

function bodyOf({ body, mediaType }: Operation): fc.Arbitrary<Pick<BadRequest, 'body' | 'headers'>> {
  if (mediaType === undefined) return fc.constant({ headers: {} });
  const good = isSchema(body) ? fieldOf('', body) : fc.constant({});
  const bytes = fc.oneof(
    { weight: 6, arbitrary: spoilt(good).map(json) },
    { weight: 2, arbitrary: good.map(json) },
    { weight: 1, arbitrary: values.map(json) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_JSON.map((text) => Buffer.from(text, 'latin1'))) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(`${'['.repeat(5000)}`, `${'['.repeat(5000)}${']'.repeat(5000)}`)
        .map((text) => Buffer.from(text)),
    },
  );
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constant(mediaType) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'multipart/form-data',
        '/',
        ';',
        'application/x-www-form-urlencoded',
      ),
    },
  );
  return fc.tuple(bytes, types).map(([sent, type]) => ({ body: sent, headers: { 'content-type': type } }));
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'MKCOL',
  'SEARCH',
];

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  {},
  { 'x-visitor': 'a.b.c' },
  { authorization: 'Bearer \xff' },
  { authorization: `Bearer ${'e30.'.repeat(3)}` },
  { cookie: `a=${'%zz;'.repeat(30)}` },
  { host: 'a b' },
  { host: '[' },
  { 'accept-language': '*;q=nan' },
  { 'if-none-match': '"' },
  { range: 'bytes=9-1,-' },
  { 'x-forwarded-for': 'nowhere, \xff' },
  { 'content-encoding': 'br' },
  { 'company-config': '\xff' },
  { 'x-long': 'x'.repeat(20_000) },
);

function requestOf(operation: Operation, who: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<BadRequest> {
  const method = fc.oneof(
    { weight: 15, arbitrary: fc.constant(operation.method) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );
  return fc
    .tuple(method, pathOf(operation), queryOf(operation), bodyOf(operation), who, oddHeaders)
    .map(([given, path, query, { body, headers }, identity, odd]) => ({
      method: given,
      path: query === '' ? path : `${path}?${query}`,
      // What answers a broken head does not know that HEAD has no body.
      headers: { ...headers, ...identity, ...(given !== 'HEAD' && odd) },
      ...(body && given !== 'GET' && given !== 'HEAD' && given !== 'TRACE' && { body }),
    }));
}

/** The operations of a document, a list that requests are drawn from. */
function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return { method: method.toUpperCase(), path, parameters, body: content?.schema, mediaType };
    }),
  );
}

interface Draw {
  readonly seed: number;
  readonly count: number;
  /** Headers of who asks: nobody's are among them. */
  readonly who: readonly Record<string, string>[];
}

/** Requests with bad input for the calls of a document, the same ones for the same seed. */
export function badRequests(document: Document, { seed, count, who }: Draw): BadRequest[] {
  const asking = fc.constantFrom({}, ...who, ...who);
  const request = fc.constantFrom(...operationsOf(document)).chain((operation) => requestOf(operation, asking));
  return fc.sample(request, { seed, numRuns: count });
}

/**
 * Addresses with bad input for whatever a server answers below these patterns, such as
 * `/stock?{query}` or `/media/{name}`.
 */
export function badAddresses(patterns: readonly string[], { seed, count, who }: Draw): BadRequest[] {
  const paths = Object.fromEntries(
    patterns.map((pattern) => {
      const [path = '', names = ''] = pattern.split('?');
      const parameters = names
        .split('&')
        .filter((name) => name !== '')
        .map((name) => ({ name, in: 'query', required: true, schema: undefined }));
      return [path, { get: { parameters } }];
    }),
  );
  return badRequests({ paths }, { seed, count, who });
}
