import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Paragraph } from '@showroom/shared-ui/paragraph';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { Figures } from '../../kits/figures/Figures';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './SpecificationAtAGlance.css';

export function Component({
  content: { footnote, link, theme, groups, ...title },
}: BlockProps<ContentOf<typeof template>>) {
  const figures = groups.filter(({ figure }) => figure !== '');
  if (figures.length === 0) return null;
  return (
    <Section className="specification-at-a-glance" theme={theme}>
      <SectionTitle {...title} />
      <Figures figures={figures} />
      {footnote !== '' && (
        <Paragraph size="s" className="specification-at-a-glance-footnote">
          {footnote}
        </Paragraph>
      )}
      <Action link={link} className="specification-at-a-glance-link" />
    </Section>
  );
}
