import { usePlatform } from '@showroom/shared-ui/platform';
import type { ReactElement } from 'react';

interface KeptProps {
  readonly as?: 'div' | 'li' | 'ul' | undefined;
  readonly className?: string | undefined;
  /**
   * All that the part looks different for, beside the page's market, language and settings; as
   * JSON, with a name for the part.
   */
  readonly of: readonly unknown[];
  /** One element that reads no address and nothing of its place in the page. */
  readonly children: ReactElement;
}

/**
 * An element whose inside many pages show alike: the server makes its HTML once and keeps it until
 * something changes. The browser takes it over like any other part, for it finds the HTML that it
 * would have made itself.
 */
export function ServerHtml({ as: Element = 'div', className, of, children }: KeptProps) {
  const html = usePlatform().keepHtml?.(children, of);
  if (html === undefined) return <Element className={className}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the same children
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
