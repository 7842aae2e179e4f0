import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Quotation } from '../../kits/quotation/Quotation';
import { Section } from '../../kits/section/Section';
import type { template } from './template';
import './Quote.css';

export function Quote({ alignment, theme, ...quotation }: ContentOf<typeof template>) {
  return (
    <Section className={`quote quote-${alignment}`} theme={theme}>
      <Quotation {...quotation} />
    </Section>
  );
}
