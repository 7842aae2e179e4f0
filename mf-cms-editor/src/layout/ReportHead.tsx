import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import type { ReactNode } from 'react';
import './PageHead.css';

interface ReportHeadProps {
  /** The list that it is of. */
  readonly back: { readonly href: string; readonly label: string };
  readonly title: string;
  /** How it stands, then when and what. */
  readonly children: ReactNode;
}

/**
 * What stands above the page of one thing: the way back to its list, its name and how it stands.
 */
export function ReportHead({ back, title, children }: ReportHeadProps) {
  return (
    <div className="editor-report-head">
      <SiteLink href={back.href} look="standalone">
        {back.label}
      </SiteLink>
      <Heading level={1} size="xl" className="editor-anywhere">
        {title}
      </Heading>
      <p className="editor-facts">{children}</p>
    </div>
  );
}
