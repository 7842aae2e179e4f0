import * as z from 'zod/mini';
import { page, pageBlock } from '../entities/page';

/**
 * What the page builder says to the page in its frame: what stands on it now, what changed of it,
 * and which block is worked on.
 */
export const toCanvas = z.discriminatedUnion('type', [
  /** The whole page, and the names of its templates. */
  z.object({ type: z.literal('page'), page, names: z.record(z.string(), z.string()) }),
  /** New content of blocks that stand there already. */
  z.object({ type: z.literal('blocks'), blocks: z.array(pageBlock) }),
  /** The block that is worked on; null for none. */
  z.object({ type: z.literal('select'), id: z.nullable(z.string()) }),
  /** `try` lets pointer and keys reach the page as for visitors. */
  z.object({ type: z.literal('mode'), mode: z.enum(['edit', 'try']) }),
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

/** What the page in the frame says to the page builder. */
export const fromCanvas = z.discriminatedUnion('type', [
  /** It listens: it wants the page, for a draft may not be saved. */
  z.object({ type: z.literal('ready') }),
  /** Somebody pressed a block. */
  z.object({ type: z.literal('select'), id: z.string() }),
  /** Somebody wants to add a block behind that one; null for the beginning of the page. */
  z.object({ type: z.literal('insert'), after: z.nullable(z.string()) }),
  /** Blocks that changed are on the page. */
  z.object({ type: z.literal('shown'), ids: z.array(z.string()) }),
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
