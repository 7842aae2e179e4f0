import type { ShellFile } from './protocol';

/** Text of the inline script that runs the shell's scripts once the page is painted: one that arrives early would hold up its first sight. */
export function startScript(files: readonly ShellFile[]): string {
  return `{
const start = () => {
  for (const [src, integrity] of ${JSON.stringify(files.map(({ url, integrity }) => [url, integrity]))}) {
    const script = document.createElement("script");
    Object.assign(script, { src, integrity, async: false, crossOrigin: "anonymous" });
    document.head.append(script);
    script.remove();
  }
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
}`.replaceAll(/\n */g, '');
}
