import { useShell } from './context';

interface RemoteFilesProps {
  readonly remote: string;
  readonly expose: string;
  /**
   * A name of its own keeps its style sheets apart from the others, so that they can be taken out
   * again.
   */
  readonly precedence?: string;
}

/** The style sheets of an expose: in the head of a server's page, at its place later. */
export function RemoteFiles({ remote, expose, precedence = 'remotes' }: RemoteFilesProps) {
  const { remotes, inlinedStyles, styleText, nonce } = useShell();
  remotes.drawing?.(remote, expose);
  const files = remotes.files(remote, expose);
  if (!files) return null;
  return files.styles.map((url) => {
    if (inlinedStyles.has(url)) return null;
    const text = styleText(url);
    return text !== undefined ? (
      <Inlined key={url} {...{ url, text, nonce, precedence }} />
    ) : (
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

interface InlinedProps {
  readonly url: string;
  readonly text: string;
  readonly nonce: string | undefined;
  readonly precedence: string;
}

/**
 * One request less before the page shows; the browser knows it by its address and does not fetch it
 * again.
 */
function Inlined({ url, text, nonce, precedence }: InlinedProps) {
  return (
    <style href={url} precedence={precedence} nonce={nonce}>
      {text}
    </style>
  );
}
