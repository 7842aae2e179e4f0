import * as z from 'zod/mini';

const event = z.union([
  z.object({ type: z.literal('building') }),
  z.object({ type: z.literal('built'), version: z.string() }),
  z.object({ type: z.literal('failed'), errors: z.array(z.string()) }),
]);

/** What a development server reports of its builds. */
export type DiskEvent = z.output<typeof event>;

/** Listens to a development server until the returned function is called. */
export function followDisk(url: string, onEvent: (event: DiskEvent) => void): () => void {
  const source = new EventSource(`${url}/news`);
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const parsed = event.safeParse(JSON.parse(data));
    if (parsed.success) onEvent(parsed.data);
  };
  return () => source.close();
}

/**
 * Brings what was built anew into the page where no hot module does: style sheets, and blocks that
 * are HTML alone.
 */
export async function refreshFromDisk(remote: string, staticBlocks: readonly Element[]): Promise<void> {
  await Promise.all([refreshStyles(remote), refreshBlocks(staticBlocks)]);
}

/**
 * The server's style elements hold the text of several sheets; they are filled anew, links are
 * asked again.
 */
async function refreshStyles(remote: string): Promise<void> {
  const isOf = (address: string) => address.includes(`/releases/${remote}/`);
  const inlined = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all([
    ...inlined.map(async (element) => {
      const addresses = element.dataset['href']?.split(' ') ?? [];
      if (!addresses.some(isOf)) return;
      const texts = await Promise.all(addresses.map(textOf));
      if (texts.every((text) => text !== undefined)) element.textContent = texts.join('\n');
    }),
    ...linked.map(async (element) => {
      if (!isOf(element.href)) return;
      const text = await textOf(element.href);
      if (text === undefined) return;
      // A link of React's or of the shell's stays; what comes after it says what holds now.
      const fresh = freshAfter(element);
      fresh.textContent = text;
    }),
  ]);
}

async function textOf(address: string): Promise<string | undefined> {
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

function freshAfter(link: HTMLLinkElement): HTMLStyleElement {
  link.disabled = true;
  const next = link.nextElementSibling;
  if (next instanceof HTMLStyleElement && next.dataset['fresh'] === link.href) return next;
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  style.dataset['fresh'] = link.href;
  link.after(style);
  return style;
}

/** The page's address is rendered again, and the HTML of these blocks is taken from it. */
async function refreshBlocks(blocks: readonly Element[]): Promise<void> {
  if (blocks.length === 0) return;
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!response?.ok) return;
  // The policy of this page is not that of the other: what would apply styles is left out.
  const html = (await response.text()).replaceAll(/<style\b[\s\S]*?<\/style>/g, '');
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  for (const block of blocks) {
    const content = fresh.getElementById(block.id)?.innerHTML;
    if (content !== undefined && content !== block.innerHTML) block.innerHTML = content;
  }
}
