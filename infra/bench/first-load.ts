import type { Script } from './page-load';

export const PARTS = ['federation', 'framework', 'shell', 'remotes'] as const;
type Part = (typeof PARTS)[number];

/**
 * Which part of the first load a script belongs to, told by its address. A remote's entry is the
 * federation's price.
 */
function partOf(url: string, site: string): Part {
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  if (new URL(url).origin !== new URL(site).origin) return file.startsWith('remoteEntry') ? 'federation' : 'remotes';
  return file.startsWith('federation') ? 'federation' : 'shell';
}

/**
 * Bytes of a page's scripts by part; the shell's one file counts as framework up to the framework's
 * own size.
 */
export function splitByPart(scripts: readonly Script[], site: string, framework: number): Record<Part | 'all', number> {
  const sums = { federation: 0, framework: 0, shell: 0, remotes: 0, all: 0 };
  for (const { url, bytes } of scripts) {
    sums[partOf(url, site)] += bytes;
    sums.all += bytes;
  }
  const share = Math.min(framework, sums.shell);
  return { ...sums, framework: share, shell: sums.shell - share };
}
