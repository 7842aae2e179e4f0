import type { Script } from './page-load';

export const PARTS = ['federation', 'framework', 'shell', 'remotes'] as const;
export type Part = (typeof PARTS)[number];

/** Which part of the first load a script belongs to, told by its address. A remote's entry is the federation's price. */
function partOf(url: string, site: string): Part {
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  if (new URL(url).origin !== new URL(site).origin) return file.startsWith('remoteEntry') ? 'federation' : 'remotes';
  if (file.startsWith('federation')) return 'federation';
  return file.startsWith('framework') ? 'framework' : 'shell';
}

/** Bytes of a page's scripts by part. */
export function splitByPart(scripts: readonly Script[], site: string): Record<Part | 'all', number> {
  const sums = { federation: 0, framework: 0, shell: 0, remotes: 0, all: 0 };
  for (const { url, bytes } of scripts) {
    sums[partOf(url, site)] += bytes;
    sums.all += bytes;
  }
  return sums;
}
