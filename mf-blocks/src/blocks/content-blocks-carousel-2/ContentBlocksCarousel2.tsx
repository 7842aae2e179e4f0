import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { ContentItem } from '../../kits/content/ContentItem';
import { levelInside } from '../../kits/levels/levels';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './ContentBlocksCarousel2.css';

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  const { columns, theme, groups, ...title } = content;
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  const names = groups.map((group) => group.title).filter(Boolean);
  return (
    <Section className="content-blocks-carousel-2" theme={theme} wide>
      <SectionTitle {...title} />
      <Scroller label={title.title || names.join(', ')} className={`content-blocks-carousel-2-${columns}`}>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <ContentItem key={index} {...group} columns={columns} level={level} />
        ))}
      </Scroller>
    </Section>
  );
}
