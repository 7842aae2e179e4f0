import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './IconsTimeline.css';

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  return (
    <Section className="icons-timeline" theme={theme}>
      <SectionTitle {...title} />
      <ol className="icons-timeline-list">
        {groups.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
          <li key={index} className="icons-timeline-stop">
            <span className="icons-timeline-mark">{isIconName(stop.icon) && <Icon name={stop.icon} size={24} />}</span>
            <div className="icons-timeline-words">
              <Heading level={level} size="s">
                {stop.title}
              </Heading>
              <RichText html={stop.text} className="icons-timeline-text" />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
