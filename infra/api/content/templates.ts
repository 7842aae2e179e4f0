import type { Template } from '@showroom/contracts/blocks/template';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { composition } from '@showroom/contracts/remotes/release';
import * as z from 'zod';

const FIELD_TYPES = [
  ...(['String', 'Text', 'Icon', 'Markdown', 'Bool', 'Number', 'Select', 'Image'] as const),
  ...(['Link', 'LinksCollection', 'Json', 'Separator'] as const),
] as const;

const plainField = z.looseObject({ symbol: z.string(), label: z.string(), field_type: z.enum(FIELD_TYPES) });
const attributesOf = z.discriminatedUnion('field_type', [
  z.looseObject({
    field_type: z.literal('Select'),
    attrs: z.looseObject({ options: z.array(z.looseObject({ label: z.string(), value: z.string() })) }),
  }),
  z.looseObject({
    field_type: z.literal('Markdown'),
    attrs: z.looseObject({ language: z.enum(['html', 'markdown', 'json']) }),
  }),
  z.looseObject({ field_type: z.enum(FIELD_TYPES).exclude(['Select', 'Markdown']) }),
]);
const field = z.intersection(plainField, attributesOf);
const shape = z.looseObject({
  key: z.string(),
  fields: z.array(field),
  field_groups_template: z.array(field).optional(),
  max_field_groups: z.number().optional(),
});

/** Templates come over the wire: what the checks rely on is verified, the rest is the remote's business. */
const template = z.custom<Template>((value) => shape.safeParse(value).success);

export type TemplatesOf = (market: string) => Promise<ReadonlyMap<string, Template>>;

interface Kept {
  readonly etag: string | null;
  readonly templates: ReadonlyMap<string, Template>;
}

const DEADLINE = 3000;

/** The block templates of each market's current composition, asked of the registry; what did not change is not sent again. */
export function templatesFrom(registryUrl: string): TemplatesOf {
  const kept = new Map<string, Kept>();
  return async (market) => {
    const known = kept.get(market);
    try {
      const response = await fetch(`${registryUrl}/compositions/${encodeURIComponent(market)}`, {
        headers: known?.etag ? { 'if-none-match': known.etag } : {},
        signal: AbortSignal.timeout(DEADLINE),
      });
      if (response.status === 304 && known) return known.templates;
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const { remotes } = composition.parse(await response.json());
      const templates = z.array(template).parse(remotes.toReversed().flatMap((remote) => remote.templates));
      const fresh = { etag: response.headers.get('etag'), templates: new Map(templates.map((one) => [one.key, one])) };
      kept.set(market, fresh);
      return fresh.templates;
    } catch (cause) {
      throw new ShowroomError('api.unreachable', { status: 503, cause, detail: 'registry' });
    }
  };
}
