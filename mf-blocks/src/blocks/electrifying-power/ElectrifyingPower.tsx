import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import { Paragraph } from '@showroom/shared-ui/paragraph';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
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
        {image && <Picture className="electrifying-power-picture" src={image.src} alt={image.alt} sizes={SIZES} />}
      </div>
      {groups.length > 0 && (
        <dl className="electrifying-power-figures">
          {groups.map(({ figure, unit, label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
            <div key={index} className="electrifying-power-item">
              <dt>{label}</dt>
              <dd className="electrifying-power-figure">
                <bdi>
                  {figure}
                  {unit !== '' && <span className="electrifying-power-unit"> {unit}</span>}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {footnote !== '' && (
        <Paragraph size="s" className="electrifying-power-footnote">
          {footnote}
        </Paragraph>
      )}
    </Section>
  );
}
