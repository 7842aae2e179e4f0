import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { HotspotPoint } from './HotspotPoint';
import { hotspotsOf } from './hotspots';
import type { template } from './template';
import './HotspotsContainer.css';

export function Component({ id, content }: BlockProps<ContentOf<typeof template>>) {
  const { image, hotspots, theme, ...title } = content;
  if (!image) return null;
  const points = hotspotsOf(hotspots);
  return (
    <Section className="hotspots-container" theme={theme} wide>
      <SectionTitle {...title} />
      <div className="hotspots-container-stage">
        <Picture {...image} />
        {points.length > 0 && (
          <ul className="hotspots-container-points">
            {points.map((point, index) => (
              <HotspotPoint
                // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity beyond their index
                key={index}
                {...point}
                id={`${id}-point-${index + 1}`}
                number={index + 1}
                level={levelInside(title.title_tag, title.title)}
              />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
