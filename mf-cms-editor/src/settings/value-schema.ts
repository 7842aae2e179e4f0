import { partOf } from '@showroom/contracts/schema/part-of';

/** What can be typed for a value, as its JSON Schema says. */
export type ValueSchema =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'text'; readonly isLong?: true }
  | {
      readonly kind: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly step: 1 | 'any';
    }
  | { readonly kind: 'list'; readonly item: ValueSchema }
  | { readonly kind: 'object'; readonly fields: readonly ValueField[] }
  | { readonly kind: 'named'; readonly value: ValueSchema }
  | { readonly kind: 'nullable'; readonly value: ValueSchema }
  | { readonly kind: 'json' };

export interface ValueField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: ValueSchema;
}

/** So many characters are more than a line. */
const LONG = 5000;

const JSON_KIND: ValueSchema = { kind: 'json' };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const boundOf = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/** What has no input of its own, such as a choice between two forms, is typed as JSON. */
export function valueSchemaOf(schema: unknown): ValueSchema {
  const either = listOf(partOf(schema, 'anyOf'));
  if (either.length > 0) return eitherOf(either);
  const types = partOf(schema, 'type');
  if (typeof schema === 'object' && Array.isArray(types)) {
    return eitherOf(types.map((type: unknown) => ({ ...schema, type })));
  }
  switch (types) {
    case 'boolean':
      return { kind: 'switch' };
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        min: boundOf(partOf(schema, 'minimum')),
        max: boundOf(partOf(schema, 'maximum')),
        step: partOf(schema, 'type') === 'integer' ? 1 : 'any',
      };
    case 'array':
      return { kind: 'list', item: valueSchemaOf(partOf(schema, 'items')) };
    case 'object':
      return objectOf(schema);
    default:
      return JSON_KIND;
  }
}

function eitherOf(either: readonly unknown[]): ValueSchema {
  const [first, ...others] = either.filter((one) => partOf(one, 'type') !== 'null');
  if (others.length === either.length - 1) return either.every(isText) ? { kind: 'text' } : JSON_KIND;
  if (others.length > 0) return JSON_KIND;
  return { kind: 'nullable', value: valueSchemaOf(first) };
}

const isText = (schema: unknown) => partOf(schema, 'type') === 'string';

function textOf(schema: unknown): ValueSchema {
  const options = listOf(partOf(schema, 'enum')).filter((one) => typeof one === 'string');
  if (options.length > 0) return { kind: 'choice', options };
  const most = partOf(schema, 'maxLength');
  return { kind: 'text', ...(typeof most === 'number' && most >= LONG && { isLong: true }) };
}

function objectOf(schema: unknown): ValueSchema {
  const properties = partOf(schema, 'properties');
  if (typeof properties === 'object' && properties !== null && Object.keys(properties).length > 0) {
    const required = new Set(listOf(partOf(schema, 'required')));
    const fields = Object.entries(properties).map(([name, one]) => ({
      name,
      isRequired: required.has(name),
      schema: valueSchemaOf(one),
    }));
    return { kind: 'object', fields };
  }
  const more = partOf(schema, 'additionalProperties');
  return typeof more === 'object' ? { kind: 'named', value: valueSchemaOf(more) } : JSON_KIND;
}

/** What stands in a new input before anybody types. */
export function emptyOf(schema: ValueSchema): unknown {
  switch (schema.kind) {
    case 'switch':
      return false;
    case 'choice':
      return schema.options[0];
    case 'text':
      return '';
    case 'number':
      return Math.max(schema.min ?? 0, 0);
    case 'list':
      return [];
    case 'object':
      return Object.fromEntries(
        schema.fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, emptyOf(field.schema)]),
      );
    case 'named':
      return {};
    default:
      return null;
  }
}

export function isNamed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the input of a kind can show a value; one that breaks its schema is typed as JSON. */
export function fits({ kind, ...schema }: ValueSchema, value: unknown): boolean {
  switch (kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return listOf(partOf(schema, 'options')).includes(value);
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'list':
      return Array.isArray(value);
    case 'object':
    case 'named':
      return isNamed(value);
    default:
      return true;
  }
}
