import { LISTING_UUIDS } from '@showroom/contracts/listing-uuids';
import { MARKETS } from '@showroom/contracts/markets';
import type { Schema } from '@showroom/contracts/schema/schema';
import fc from 'fast-check';
import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

export function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function texts({ pattern, format, minLength = 0, maxLength = 40, enum: values }: Json): fc.Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  if (format === 'email') return fc.emailAddress();
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' });
}

/** What is there in tests, by the name of the field: generated texts would hardly ever meet it. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  listing: ['test', 'au'],
  listings: ['test', 'au,test'],
  id: ['1', '2', '3', MARKETS.au.companyUuid],
  ids: ['1', '2', '3'],
  vehicle_id: ['1', '2', '3'],
  path: ['~home', 'stock'],
  name: ['all', 'cash'],
  model: ['defender-110'],
  key: ['app.name', 'website.timezone'],
  uuids: Object.keys(LISTING_UUIDS),
  latitude: ['51.5'],
  longitude: ['-0.12'],
  config_url: ['https://config.test/1'],
  'company-config': [MARKETS.international.companyUuid, MARKETS.ae.companyUuid],
};

const MOST_OPTIONAL = 4;

const takesText = ({ type, anyOf = [] }: Json) =>
  type === 'string' || anyOf.some((one) => isSchema(one) && one.type === 'string');

export function fieldOf(name: string, schema: Json): fc.Arbitrary<unknown> {
  const known = takesText(schema) ? KNOWN[name] : undefined;
  return known ? fc.oneof(fc.constantFrom(...known), arbitraryOf(schema)) : arbitraryOf(schema);
}

function objects({ properties = {}, required = [], additionalProperties, propertyNames }: Json): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) => (isSchema(one) ? [[name, fieldOf(name, one)]] : [])),
  );
  // Few at a time: of many texts one is always malformed, and then nothing else is looked at.
  const optional = Object.keys(known).filter((name) => !required.includes(name));
  const record = fc.subarray(optional, { maxLength: Math.min(MOST_OPTIONAL, optional.length) }).chain((names) => {
    const chosen = Object.entries(known).filter(([name]) => required.includes(name) || names.includes(name));
    return fc.record(Object.fromEntries(chosen));
  });
  if (!isSchema(additionalProperties)) return record;
  const names = isSchema(propertyNames) ? texts(propertyNames).map(String) : fc.string({ minLength: 1, maxLength: 8 });
  const more = fc.dictionary(names, arbitraryOf(additionalProperties), { maxKeys: 3 });
  return fc.tuple(more, record).map(([extra, own]) => ({ ...extra, ...own }));
}

function arbitraryOf(schema: Json): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(Number(schema.minimum ?? -1e9), -1e9),
        max: Math.min(Number(schema.maximum ?? 1e9), 1e9),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(isSchema(schema.items) ? schema.items : {}), { maxLength: 4 });
    case 'object':
      return objects(schema);
    default:
      return fc.jsonValue();
  }
}

/** Inputs that fit a schema as far as JSON Schema can say; the schema itself has the last word. */
export function inputsOf(schema: Schema): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** Such inputs with one thing in them replaced by anything at all. */
export function brokenInputsOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.tuple(inputsOf(schema), fc.nat(), fc.anything({ maxDepth: 1 })).map(([input, place, anything]) => {
    if (!isSchema(input)) return anything;
    const names = Object.keys(input);
    const name = names[place % Math.max(1, names.length)];
    return name === undefined ? anything : { ...input, [name]: anything };
  });
}
