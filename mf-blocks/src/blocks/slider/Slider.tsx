import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { SquareItem } from '../../kits/square/SquareItem';
import type { template } from './template';

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  const names = groups.map((group) => group.title || group.image?.alt).filter(Boolean);
  return (
    <Section className="slider" theme={theme} wide>
      <SectionTitle {...title} />
      <Scroller label={title.title || names.join(', ')} className="square-items">
        {groups.map(({ text, ...slide }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <SquareItem key={index} {...slide} level={level}>
            {text !== '' && <p>{text}</p>}
          </SquareItem>
        ))}
      </Scroller>
    </Section>
  );
}
