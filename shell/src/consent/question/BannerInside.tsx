import type { BannerContent } from '@showroom/contracts/settings/consent';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import type { ReactNode } from 'react';

interface BannerInsideProps {
  readonly content: BannerContent;
  /** Buttons, which stand where the setting says. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** What stands in the banner: title, text, what was asked for, and buttons. */
export function BannerInside({ content, actions, children }: BannerInsideProps) {
  return (
    <div className="consent-inside">
      <Heading level={headingLevel(content.title_level)} size="s">
        {content.title}
      </Heading>
      <Body html={content.body} />
      {children}
      <div className="consent-actions" data-position={content.button_position}>
        {actions}
      </div>
    </div>
  );
}

function Body({ html }: { readonly html: string }) {
  if (html.trim() === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans it before the site is told it
  return <div className="consent-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
