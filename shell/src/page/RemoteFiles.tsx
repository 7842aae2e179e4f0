import { preload } from 'react-dom';
import { useShell } from '../context';

interface RemoteFilesProps {
  readonly remote: string;
  readonly expose: string;
  /** Whether the browser will ask for the code at once. */
  readonly scripts: boolean;
}

/** The style sheets of an expose, and preloads of its scripts: in the head of a server's page, at its place later. */
export function RemoteFiles({ remote, expose, scripts }: RemoteFilesProps) {
  const { remotes, inlinedStyles, styleText, nonce } = useShell();
  const files = remotes.files(remote, expose);
  if (!files) return null;
  if (nonce && scripts) {
    for (const url of files.scripts) preload(url, { as: 'script', crossOrigin: 'anonymous', nonce });
  }
  return files.styles.map((url) => {
    const text = styleText(url);
    if (text !== undefined) return <Inlined key={url} url={url} text={text} nonce={nonce} />;
    return inlinedStyles.has(url) ? null : (
      <link key={url} rel="stylesheet" href={url} precedence="remotes" crossOrigin="anonymous" />
    );
  });
}

interface InlinedProps {
  readonly url: string;
  readonly text: string;
  readonly nonce: string | undefined;
}

/** One request less before the page shows; the browser knows it by its address and does not fetch it again. */
function Inlined({ url, text, nonce }: InlinedProps) {
  return (
    <style href={url} precedence="remotes" nonce={nonce}>
      {text}
    </style>
  );
}
