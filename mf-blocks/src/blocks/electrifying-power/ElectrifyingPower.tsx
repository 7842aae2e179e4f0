import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import { Paragraph } from '@showroom/shared-ui/paragraph';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { Figures } from '../../kits/figures/Figures';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import type { template } from './template';
import './ElectrifyingPower.css';

const SIZES = `${fromWidth('l')} 58vw, 100vw`;

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  const { title, title_tag, title_size, text, image, link, footnote, theme, groups } = content;
  return (
    <Section className="electrifying-power" theme={theme}>
      <div className="electrifying-power-top">
        <div className="electrifying-power-words">
          {title !== '' && (
            <Heading level={headingLevel(title_tag)} size={title_size}>
              {title}
            </Heading>
          )}
          <RichText html={text} />
          <Action link={link} />
        </div>
        {image && <Picture {...image} className="electrifying-power-picture" sizes={SIZES} />}
      </div>
      {groups.length > 0 && (
        <div className="electrifying-power-figures">
          <Figures figures={groups} />
        </div>
      )}
      {footnote !== '' && (
        <Paragraph size="s" className="electrifying-power-footnote">
          {footnote}
        </Paragraph>
      )}
    </Section>
  );
}
