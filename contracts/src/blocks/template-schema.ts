import * as z from 'zod/mini';
import { HYDRATE, type Template } from './template';

const base = {
  symbol: z.string(),
  label: z.string(),
  translatable: z.exactOptional(z.boolean()),
  required: z.exactOptional(z.boolean()),
} as const;

const option = z.object({ label: z.string(), value: z.string() });

const field = z.discriminatedUnion('field_type', [
  z.object({
    ...base,
    field_type: z.enum(['String', 'Text', 'Icon']),
    default_value: z.exactOptional(z.string()),
    attrs: z.exactOptional(
      z.object({ max_length: z.exactOptional(z.int()), holds: z.exactOptional(z.literal('film')) }),
    ),
  }),
  z.object({
    ...base,
    field_type: z.literal('Markdown'),
    attrs: z.object({ language: z.enum(['html', 'markdown', 'json']) }),
    default_value: z.exactOptional(z.string()),
  }),
  z.object({ ...base, field_type: z.literal('Bool'), default_value: z.exactOptional(z.boolean()) }),
  z.object({
    ...base,
    field_type: z.literal('Number'),
    default_value: z.exactOptional(z.number()),
    attrs: z.exactOptional(
      z.object({
        min: z.exactOptional(z.number()),
        max: z.exactOptional(z.number()),
        step: z.exactOptional(z.number()),
      }),
    ),
  }),
  z.object({
    ...base,
    field_type: z.literal('Select'),
    default_value: z.exactOptional(z.string()),
    attrs: z.object({ options: z.array(option) }),
  }),
  z.object({
    ...base,
    field_type: z.literal('Image'),
    attrs: z.exactOptional(
      z.object({
        withAlt: z.exactOptional(z.boolean()),
        sizes: z.exactOptional(z.array(z.string())),
        source: z.exactOptional(z.literal('library')),
      }),
    ),
  }),
  z.object({
    ...base,
    field_type: z.literal('Json'),
    attrs: z.exactOptional(
      z.object({ input: z.exactOptional(z.enum(['vehicles'])), holds: z.exactOptional(z.literal('specs')) }),
    ),
  }),
  z.object({ ...base, field_type: z.enum(['Film', 'Link', 'LinksCollection', 'Separator']) }),
]);

const changed = { in: z.enum(['block', 'groups']), symbol: z.string() };

const change = z.discriminatedUnion('change', [
  z.object({ ...changed, change: z.literal('rename'), to: z.string() }),
  z.object({ ...changed, change: z.literal('replace'), values: z.record(z.string(), z.string()) }),
  z.object({ ...changed, change: z.literal('fill'), value: z.unknown() }),
]);

/** Whether groups have the fields by which they govern, and the block the code that it needs. */
function isGoverning({ governs, hydrate, field_groups_template: fields = [] }: Template): boolean {
  if (!governs) return true;
  const kindOf = (symbol: string) => fields.find((one) => one.symbol === symbol)?.field_type;
  const says = kindOf(governs.field) === (governs.by === 'count' ? 'Number' : 'String');
  return says && kindOf(governs.label) === 'String' && hydrate !== 'never';
}

/** A template as it travels: what an editor needs to show a form for a block. */
export const templateAttributes: z.ZodMiniType<Template, Template> = z
  .object({
    key: z.string(),
    name: z.string(),
    description: z.string(),
    short_description: z.string(),
    group: z.string(),
    thumbnail_url: z.exactOptional(z.string()),
    scripts: z.exactOptional(z.array(z.object({ url: z.string(), bytes: z.int() }))),
    list_priority: z.number(),
    hydrate: z.enum(HYDRATE),
    fields: z.array(field),
    field_groups_template: z.exactOptional(z.array(field)),
    max_field_groups: z.exactOptional(z.int()),
    governs: z.exactOptional(z.object({ by: z.enum(['count', 'name']), field: z.string(), label: z.string() })),
    query: z.exactOptional(z.array(z.string())),
    restricted: z.exactOptional(z.boolean()),
    version: z.int(),
    upgrades: z.exactOptional(z.array(z.object({ to: z.int(), changes: z.array(change) }))),
  })
  .check(z.refine(isGoverning, 'A block governs by fields of its groups, and has code in the browser.'));
