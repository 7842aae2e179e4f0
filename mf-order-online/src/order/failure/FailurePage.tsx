import type { FailurePageContent, PageButton } from '@showroom/contracts/entities/order-online-config';
import { LinkButton } from '@showroom/shared-ui/button';
import { useGatedHtml } from '@showroom/shared-ui/gated-html';
import { JourneyMessage } from '../JourneyMessage';
import { STOCK_PATH } from '../paths';

interface FailurePageProps {
  readonly content: FailurePageContent;
  /** Where it can be tried again; without it nothing can be repeated. */
  readonly retryHref?: string | undefined;
}

/** The market's page for a failure, with the ways on. */
export function FailurePage({ content, retryHref }: FailurePageProps) {
  const html = useGatedHtml(content.html);
  const ways = content.buttons.flatMap((button) => {
    const href = hrefOf(button, retryHref);
    return href === undefined ? [] : [{ ...button, href }];
  });
  return (
    <JourneyMessage
      title={content.title}
      actions={ways.map(({ href, label, kind }) => (
        <LinkButton key={label} href={href} kind={kind}>
          {label}
        </LinkButton>
      ))}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans what editors write before it answers */}
      <div className="journey-message-html" dangerouslySetInnerHTML={{ __html: html }} />
    </JourneyMessage>
  );
}

/** A button whose way is not known here is left out. */
function hrefOf({ action, url }: PageButton, retryHref: string | undefined): string | undefined {
  switch (action) {
    case 'retry':
      return retryHref;
    case 'stock':
      return STOCK_PATH;
    case 'home':
      return '/';
    case 'link':
      return url;
    case 'call':
      return url && `tel:${url.replace(/[^\d+]/g, '')}`;
    case 'email':
      return url && `mailto:${url}`;
  }
}
