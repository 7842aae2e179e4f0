import { Heading, headingLevel } from '@showroom/shared-ui/heading';

import './Section.css';

/** The fields of a block that its title consists of. */
export interface SectionTitleProps {
  readonly title: string;
  readonly title_tag: string;
  readonly title_size: 'xs' | 's' | 'm' | 'l' | 'xl';
}

export function SectionTitle({ title, title_tag, title_size }: SectionTitleProps) {
  if (title === '') return null;
  return (
    <Heading level={headingLevel(title_tag)} size={title_size} className="section-title">
      {title}
    </Heading>
  );
}
