import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { ContentItem } from '../../kits/content/ContentItem';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './ContentBlocks.css';

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  const { columns, theme, groups, ...title } = content;
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  return (
    <Section className={`content-blocks content-blocks-${columns}`} theme={theme}>
      <SectionTitle {...title} />
      <ul className="content-blocks-grid">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <ContentItem key={index} {...group} columns={columns} level={level} />
        ))}
      </ul>
    </Section>
  );
}
