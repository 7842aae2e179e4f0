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
  const { remotes, side, inlinedStyles, styleText } = useShell();
  const files = remotes.files(remote, expose);
  if (!files) return null;
  if (side === 'server' && scripts) {
    for (const url of files.scripts) preload(url, { as: 'script', crossOrigin: 'anonymous' });
  }
  return files.styles.map((url) => {
    const text = styleText(url);
    if (text !== undefined) return <Inlined key={url} url={url} text={text} />;
    return inlinedStyles.has(url) ? null : (
      <link key={url} rel="stylesheet" href={url} precedence="remotes" crossOrigin="anonymous" />
    );
  });
}

/** One request less before the page shows; the browser knows it by its address and does not fetch it again. */
function Inlined({ url, text }: { readonly url: string; readonly text: string }) {
  return (
    <style href={url} precedence="remotes">
      {text}
    </style>
  );
}
