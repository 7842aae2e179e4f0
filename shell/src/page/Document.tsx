import { basePath, withBasePath } from '@showroom/contracts/base-path';
import { directionOf } from '@showroom/contracts/markets';
import type { ReactNode } from 'react';
import { STATE_ELEMENT } from './page-state';

interface DocumentProps {
  readonly locale: string;
  readonly theme: string;
  readonly state: string;
  /** On the server: the text of its style sheets, and their addresses. */
  readonly styles?: { readonly urls: readonly string[]; readonly text: string };
  readonly nonce: string | undefined;
  /** Metaheads, on the server. */
  readonly inHead?: ReactNode;
  readonly inBody?: ReactNode;
  readonly children: ReactNode;
}

/** The whole document; server and browser render the same. */
export function Document({ locale, theme, state, styles, nonce, inHead, inBody, children }: DocumentProps) {
  return (
    // The browser adds the appearance that somebody chose.
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={theme}
      data-base={basePath() || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={withBasePath('/favicon.svg')} type="image/svg+xml" />
        {styles?.urls.map((url, index) => (
          // React writes one element for all, before those of slots: it names the order of layers.
          <style key={url} href={url} precedence="remotes" nonce={nonce}>
            {index === 0 ? styles.text : ''}
          </style>
        ))}
        {inHead}
      </head>
      <body>
        {children}
        <script
          id={STATE_ELEMENT}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by writeState, which lets no text close the element
          dangerouslySetInnerHTML={{ __html: state }}
          suppressHydrationWarning
        />
        {inBody}
      </body>
    </html>
  );
}
