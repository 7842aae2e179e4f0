import { Heading } from '@showroom/shared-ui/heading';
import type { ReactNode } from 'react';
import './PageHead.css';

interface PageHeadProps {
  readonly title: string;
  /** What may be done with the page as a whole. */
  readonly children?: ReactNode;
}

/** The title of a page that lists things, and its main button. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className="editor-page-head">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {children}
    </div>
  );
}
