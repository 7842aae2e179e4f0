import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { levelInside } from '../../kits/levels/levels';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './AccoladeImageBox.css';

const SIZES = `${fromWidth('xl')} 24vw, ${fromWidth('s')} 46vw, 90vw`;

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  return (
    <Section className="accolade-image-box" theme={theme}>
      <SectionTitle {...title} />
      <ul className="accolade-image-box-list">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
          <li key={index} className="accolade-image-box-item">
            <div className="accolade-image-box-frame">
              {group.image && <Picture {...group.image} className="accolade-image-box-picture" sizes={SIZES} />}
            </div>
            {group.title !== '' && (
              <Heading level={level} size="s">
                {group.title}
              </Heading>
            )}
            <RichText html={group.text} className="accolade-image-box-text" />
            <Action link={group.link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
