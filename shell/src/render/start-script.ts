/** Text of the inline script that runs the shell's scripts once the page is painted: one that arrives early would hold up its first sight. */
export function startScript(urls: readonly string[]): string {
  return `{
const start = () => {
  for (const src of ${JSON.stringify(urls)}) {
    const script = document.createElement("script");
    Object.assign(script, { src, async: false, crossOrigin: "anonymous" });
    document.head.append(script);
    script.remove();
  }
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
}`.replaceAll(/\n */g, '');
}
