import { Container } from '@showroom/shared-ui/container';
import type { ReactNode } from 'react';
import { type Theme, themeClass } from './theme-class';
import './Section.css';

interface SectionProps {
  readonly className: string;
  readonly theme?: Theme;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of a block: the width of the page's grid, the space above and below, and the block's
 * own colours.
 */
export function Section({ className, theme = 'page', wide = false, children }: SectionProps) {
  return (
    <section className={['section', className, themeClass(theme)].filter(Boolean).join(' ')}>
      <Container wide={wide} className="section-inside">
        {children}
      </Container>
    </section>
  );
}
