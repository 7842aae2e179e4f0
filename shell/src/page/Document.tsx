import { directionOf } from '@showroom/contracts/markets';
import type { ReactNode } from 'react';
import { STATE_ELEMENT } from './page-state';

interface DocumentProps {
  readonly locale: string;
  readonly theme: string;
  readonly state: string;
  /** The shell's own style sheet, and its text on the server. */
  readonly style: { readonly url: string; readonly text: string };
  readonly fonts: readonly string[];
  readonly nonce: string | undefined;
  /** Metaheads, on the server. */
  readonly inHead?: ReactNode;
  readonly inBody?: ReactNode;
  readonly children: ReactNode;
}

/** The whole document; server and browser render the same. */
export function Document({ locale, theme, state, style, fonts, nonce, inHead, inBody, children }: DocumentProps) {
  return (
    <html lang={locale} dir={directionOf(locale)} className={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {style.text && (
          <style href={style.url} precedence="shell" nonce={nonce}>
            {style.text}
          </style>
        )}
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
