import type { ContentOf, ImageValue } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { ContentText } from '../../kits/content/ContentText';
import { levelInside } from '../../kits/levels/levels';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './DualFrameCarousel2.css';

/** Pictures are wider than their frames, to move inside of them. */
const LARGE = `${fromWidth('m')} 72vw, 110vw`;
const SMALL = `${fromWidth('m')} 48vw, 80vw`;

function Frame({ image, sizes }: { readonly image: ImageValue | undefined; readonly sizes: string }) {
  return (
    <div className="dual-frame-carousel-2-frame">
      {image && <Picture {...image} className="dual-frame-carousel-2-picture" sizes={sizes} ratio="fill" />}
    </div>
  );
}

/** Both frames are one slide: a browser that knows how moves the pictures inside of them, too. */
export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  const names = groups.map((group) => group.title).filter(Boolean);
  return (
    <Section className="dual-frame-carousel-2" theme={theme} wide>
      <SectionTitle {...title} />
      <Scroller label={title.title || names.join(', ')} className="dual-frame-carousel-2-slides">
        {groups.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="dual-frame-carousel-2-slide">
            <Frame image={slide.image_1} sizes={LARGE} />
            <div className="dual-frame-carousel-2-side">
              <Frame image={slide.image_2} sizes={SMALL} />
              <ContentText {...slide} about={slide.title} level={level} size="m" />
            </div>
          </li>
        ))}
      </Scroller>
    </Section>
  );
}
