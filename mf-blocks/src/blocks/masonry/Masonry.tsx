import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { Film } from './Film';
import type { template } from './template';
import './Masonry.css';

const SIZES = `${fromWidth('s')} 66vw, 100vw`;

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  const { img_video_grid, disable_autoplay, video, image_1, image_2, image_3, theme, ...title } = content;
  const images = [image_1, image_2, image_3].filter((image) => image !== undefined);
  const src = safeHref(video?.src);
  if (!src && images.length === 0) return null;
  const film = video && src && <Film {...video} src={src} isAutoplay={!disable_autoplay} />;
  return (
    <Section className="masonry" theme={theme} wide>
      <SectionTitle {...title} />
      <div className="masonry-wall">
        {img_video_grid === 'video-top' && film}
        {images.length > 0 && (
          <div className={`masonry-pictures masonry-pictures-${images.length}`}>
            {images.map((image, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
              <Picture key={index} {...image} ratio="fill" sizes={SIZES} />
            ))}
          </div>
        )}
        {img_video_grid === 'video-bottom' && film}
      </div>
    </Section>
  );
}
