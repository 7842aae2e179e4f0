import type { ReleaseManifest } from '@showroom/contracts/remotes/release';

/** Who wants something shown, and what. */
interface Ask {
  readonly consumer: string;
  readonly what: string;
}

/**
 * One thing that consumers want shown, on the server and in the browser. Equal contents are one
 * case.
 */
export interface RenderCase {
  readonly id: string;
  readonly kind: 'block' | 'slot' | 'routes';
  readonly expose: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** Where it is: a route's own address, else any page. */
  readonly address: string;
  /** The mount that an address lies under. */
  readonly mount: string;
  readonly asks: readonly Ask[];
}

/** A case as the server has rendered it: what its page would carry to the browser. */
export interface RenderedCase extends RenderCase {
  /** Undefined where the address answers without a page, as a redirect does. */
  readonly html: string | undefined;
  readonly data: unknown;
}

/** A page whose contents consumers put into the blocks of a remote. */
export interface ConsumerPage {
  readonly consumer: string;
  readonly blocks: readonly { readonly template: string; readonly content: Readonly<Record<string, unknown>> }[];
}

const ANYWHERE = 'http://site.test/';

/**
 * Everything that consumers want of a release: its examples, the contents of pages, its slots, and
 * addresses under its mounts.
 */
export function casesOf(
  { examples, exposes, slots, mounts }: ReleaseManifest,
  pages: readonly ConsumerPage[],
  addresses: readonly string[],
): RenderCase[] {
  const cases = new Map<string, RenderCase & { readonly asks: Ask[] }>();
  function add(one: Omit<RenderCase, 'id' | 'asks'>, ask: Ask): void {
    const key = JSON.stringify([one.kind, one.expose, one.content, one.address]);
    const known = cases.get(key);
    if (known) known.asks.push(ask);
    else cases.set(key, { ...one, id: `case-${cases.size + 1}`, asks: [ask] });
  }
  const block = (template: string, content: RenderCase['content'], ask: Ask) =>
    add({ kind: 'block', expose: `./block/${template}`, content, address: ANYWHERE, mount: '' }, ask);

  for (const { template, name, content } of examples)
    block(template, content, { consumer: 'gallery', what: `${template}: ${name}` });
  for (const { consumer, blocks } of pages) {
    for (const { template, content } of blocks) {
      if (exposes.some(({ name }) => name === `./block/${template}`))
        block(template, content, { consumer, what: template });
    }
  }
  for (const { slot, expose } of slots)
    add({ kind: 'slot', expose, content: {}, address: ANYWHERE, mount: '' }, { consumer: `slot ${slot}`, what: slot });
  for (const { path, expose } of mounts) {
    const own = addresses.filter((address) => address === path || address.startsWith(`${path}/`));
    for (const address of new Set([path, ...own])) {
      const there = {
        kind: 'routes',
        expose,
        content: {},
        address: `http://site.test${address}`,
        mount: path,
      } as const;
      add(there, { consumer: `mount ${path}`, what: address });
    }
  }
  return [...cases.values()];
}
