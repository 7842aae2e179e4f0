import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Quotation } from '../../kits/quotation/Quotation';
import { Section } from '../../kits/section/Section';
import type { template } from './template';
import './Quote.css';

export function Component({ content: { alignment, theme, ...quotation } }: BlockProps<ContentOf<typeof template>>) {
  return (
    <Section className={`quote quote-${alignment}`} theme={theme}>
      <Quotation {...quotation} />
    </Section>
  );
}
