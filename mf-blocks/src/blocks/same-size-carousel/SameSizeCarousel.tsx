import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { ContentText } from '../../kits/content/ContentText';
import { levelInside } from '../../kits/levels/levels';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './SameSizeCarousel.css';

const SIZES = `${fromWidth('l')} 26rem, 82vw`;

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  const names = groups.map((group) => group.title).filter(Boolean);
  return (
    <Section className="same-size-carousel" theme={theme} wide>
      <SectionTitle {...title} />
      <Scroller label={title.title || names.join(', ')}>
        {groups.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="same-size-carousel-slide">
            {slide.image ? <Picture {...slide.image} sizes={SIZES} /> : <span className="same-size-carousel-room" />}
            <div className="same-size-carousel-words">
              <ContentText {...slide} about={slide.title} level={level} size="m" linkClass="same-size-carousel-link" />
            </div>
          </li>
        ))}
      </Scroller>
    </Section>
  );
}
