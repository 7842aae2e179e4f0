import * as z from 'zod/mini';
import { page, pageBlock } from '../entities/page';

/** Where a plain value stands: in a block, or in one of its groups. */
const valuePlace = z.object({
  block: z.string(),
  group: z.optional(z.int()),
  symbol: z.string(),
  /** Of one of several links. */
  index: z.optional(z.int()),
});
/** Where a plain value stands: in a block, or in one of its groups. */
export type ValuePlace = z.output<typeof valuePlace>;

/** A text that the person at the page builder may change where it stands. */
const canvasText = z.object({
  place: valuePlace,
  /** What its field is called. */
  label: z.string(),
  /** A line, several, or HTML with lines in it. */
  kind: z.enum(['line', 'lines', 'html']),
  value: z.string(),
});
/** A text that the person at the page builder may change where it stands. */
export type CanvasText = z.output<typeof canvasText>;

/**
 * What the page builder says to the page in its frame: what stands on it now, what changed of it,
 * and which block is worked on.
 */
export const toCanvas = z.discriminatedUnion('type', [
  /** Names of templates, by their keys. */
  z.object({ type: z.literal('names'), names: z.record(z.string(), z.string()) }),
  /** The whole page; the blocks of `same` say what they said before. */
  z.object({ type: z.literal('page'), page, same: z.array(z.string()) }),
  /** New content of blocks that stand there already. */
  z.object({ type: z.literal('blocks'), blocks: z.array(pageBlock) }),
  /** Plain values that changed, which are shown as they are. */
  z.object({
    type: z.literal('values'),
    values: z.array(z.object({ place: valuePlace, value: z.union([z.string(), z.number(), z.boolean()]) })),
  }),
  /** The block that is worked on; null for none. */
  z.object({ type: z.literal('select'), id: z.nullable(z.string()) }),
  /** Those texts of a block that the person may change: answers `texts`. */
  z.object({ type: z.literal('texts'), block: z.string(), texts: z.array(canvasText) }),
  /** The text may be changed now: answers `begin`, once nothing else wants the focus. */
  z.object({ type: z.literal('begin'), text: canvasText }),
  /** Somebody wants to go on at the texts of a block: `no-texts` answers where there is none. */
  z.object({ type: z.literal('enter'), block: z.string() }),
  /** `try` lets pointer and keys reach the page as for visitors. */
  z.object({ type: z.literal('mode'), mode: z.enum(['edit', 'try']) }),
  /** Measures what a block takes of the browser; `measured` answers. */
  z.object({ type: z.literal('measure'), block: z.string() }),
  /** Judges the page as it stands; `checked` with the same number answers. */
  z.object({ type: z.literal('check'), number: z.int() }),
]);
/** A message to the page in the frame. */
export type ToCanvas = z.output<typeof toCanvas>;

/** How much a finding keeps people from, as axe weighs it. */
const impact = z.enum(['minor', 'moderate', 'serious', 'critical']);

/** What keeps some visitors from using the page, found on it as it is rendered: by axe mostly. */
export const finding = z.object({
  /** Id of the block that it is in; null for the page around them. */
  block: z.nullable(z.string()),
  rule: z.string(),
  impact,
  /** One sentence: what is wrong. */
  text: z.string(),
  /** The beginning of the element's HTML, to know it by. */
  html: z.string(),
});
/** What keeps some visitors from using the page. */
export type Finding = z.output<typeof finding>;

/** Milliseconds of the browser's main thread that a block takes. */
const cost = z.object({ block: z.string(), milliseconds: z.number() });
/** Milliseconds of the browser's main thread that a block takes. */
export type BlockCost = z.output<typeof cost>;

/** What the page in the frame says to the page builder. */
export const fromCanvas = z.discriminatedUnion('type', [
  /** It listens: it shows the draft that was saved then, and wants what is written since. */
  z.object({ type: z.literal('ready'), updated_at: z.string() }),
  /** Somebody pressed a block. */
  z.object({ type: z.literal('select'), id: z.string() }),
  /** Somebody wants to add a block behind that one; null for the beginning of the page. */
  z.object({ type: z.literal('insert'), after: z.nullable(z.string()) }),
  /** It wants to know which texts of a block may be changed. */
  z.object({ type: z.literal('texts'), block: z.string() }),
  /** Somebody wants to change a text where it stands. */
  z.object({ type: z.literal('begin'), place: valuePlace }),
  /** Somebody changed a text where it stands. */
  z.object({ type: z.literal('write'), place: valuePlace, value: z.string() }),
  /** Somebody pressed the keys of the page builder. */
  z.object({ type: z.literal('key'), key: z.enum(['undo', 'redo', 'save']) }),
  /** No text of a block can be changed where it stands. */
  z.object({ type: z.literal('no-texts'), block: z.string() }),
  /** All blocks that cannot be shown now: a notice stands in their place. */
  z.object({ type: z.literal('failed'), ids: z.array(z.string()) }),
  /** Blocks that changed are on the page. */
  z.object({ type: z.literal('shown'), ids: z.array(z.string()) }),
  /** What blocks take, of those that were measured. */
  z.object({ type: z.literal('measured'), costs: z.array(cost) }),
  /** What the check found; undefined where it could not be made. */
  z.object({ type: z.literal('checked'), number: z.int(), findings: z.optional(z.array(finding)) }),
]);
/** A message of the page in the frame. */
export type FromCanvas = z.output<typeof fromCanvas>;

/** Names these messages among all that windows send each other. */
const PROTOCOL = 'showroom-canvas-1';

const envelope = z.object({ protocol: z.literal(PROTOCOL), message: z.unknown() });

/** The other side: its window, and the origin that both have. */
export interface CanvasPartner {
  readonly window: Window;
  readonly origin: string;
}

/** Sends a message to the other side, and to no other origin. */
export function sendCanvas({ window, origin }: CanvasPartner, message: ToCanvas | FromCanvas): void {
  window.postMessage({ protocol: PROTOCOL, message }, origin);
}

/** Hears messages of the other side alone; what breaks the schema is dropped. Returns the end. */
export function onCanvas<M extends z.ZodMiniType>(
  schema: M,
  partner: () => CanvasPartner | undefined,
  listener: (message: z.output<M>) => void,
): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    const known = partner();
    if (!known || source !== known.window || origin !== known.origin) return;
    const sent = envelope.safeParse(data);
    const parsed = sent.success ? schema.safeParse(sent.data.message) : undefined;
    if (parsed?.success) listener(parsed.data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
