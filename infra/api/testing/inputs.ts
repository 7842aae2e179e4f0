import type { Schema } from '@showroom/contracts/calls/call';
import fc from 'fast-check';
import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function texts({ pattern, format, minLength = 0, maxLength = 40, enum: values }: Json): fc.Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  if (format === 'email') return fc.emailAddress();
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' });
}

function objects({ properties = {}, required = [], additionalProperties }: Json): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) => (isSchema(one) ? [[name, arbitraryOf(one)]] : [])),
  );
  const record = fc.record(known, { requiredKeys: required });
  if (!isSchema(additionalProperties)) return record;
  const more = fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), arbitraryOf(additionalProperties), {
    maxKeys: 3,
  });
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
      return fc.integer({ min: Math.max(Number(schema.minimum ?? -1e9), -1e9), max: 1e9 });
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
