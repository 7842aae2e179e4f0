import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Quotation } from '../../kits/quotation/Quotation';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './QuoteSlider.css';

export function Component({ content: { title, alignment, theme, groups } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  return (
    <Section className={`quote-slider quote-slider-${alignment}`} theme={theme}>
      <SectionTitle title={title} title_tag="2" title_size="m" />
      <Scroller label={title} className="quote-slider-quotes">
        {groups.map((quotation, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="quote-slider-item">
            <Quotation {...quotation} />
          </li>
        ))}
      </Scroller>
    </Section>
  );
}
