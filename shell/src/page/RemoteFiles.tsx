import { preload } from 'react-dom';
import { type ShellContext, useShell } from '../context';
import type { PinnedExpose } from '../federation/pins';

interface RemoteFilesProps {
  readonly remote: string;
  readonly expose: string;
  /** Whether the browser will ask for the code at once. */
  readonly scripts: boolean;
  /** A name of its own keeps its style sheets apart from the others, so that they can be taken out again. */
  readonly precedence?: string;
}

/** The style sheets of an expose, and preloads of its scripts: in the head of a server's page, at its place later. */
export function RemoteFiles({ remote, expose, scripts, precedence = 'remotes' }: RemoteFilesProps) {
  const shell = useShell();
  const { remotes, inlinedStyles, styleText, nonce } = shell;
  remotes.drawing?.(remote, expose);
  const files = remotes.files(remote, expose);
  if (!files) return null;
  if (nonce && scripts) preloadScripts(shell, nonce, remote, files);
  return files.styles.map((url) => {
    const text = styleText(url);
    if (text !== undefined) return <Inlined key={url} {...{ url, text, nonce, precedence }} />;
    return inlinedStyles.has(url) ? null : (
      <link
        key={url}
        rel="stylesheet"
        href={url}
        precedence={precedence}
        crossOrigin="anonymous"
        integrity={files.integrity[url]}
      />
    );
  });
}

/** All that stands between the page and the expose's code, at once instead of one after the other; pictures go first. */
function preloadScripts(
  { federation, remotes }: ShellContext,
  nonce: string,
  remote: string,
  files: PinnedExpose,
): void {
  // The same attributes as on the later script, or the file is fetched a second time.
  const preloadOne = (address: string, integrity = '') =>
    preload(address, { as: 'script', nonce, fetchPriority: 'low', crossOrigin: 'anonymous', integrity });
  for (const { url, integrity } of federation) preloadOne(url, integrity);
  const { entry, integrity } = remotes.entry(remote) ?? {};
  if (entry) preloadOne(entry, integrity);
  for (const url of files.scripts) preloadOne(url, files.integrity[url]);
}

interface InlinedProps {
  readonly url: string;
  readonly text: string;
  readonly nonce: string | undefined;
  readonly precedence: string;
}

/** One request less before the page shows; the browser knows it by its address and does not fetch it again. */
function Inlined({ url, text, nonce, precedence }: InlinedProps) {
  return (
    <style href={url} precedence={precedence} nonce={nonce}>
      {text}
    </style>
  );
}
