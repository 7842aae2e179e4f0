import type { FilmValue } from '@showroom/contracts/blocks/template';
import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useFilmWindow } from '../film/use-film-window';
import { HeroBanner } from '../hero-banner/HeroBanner';
import { BackgroundVideo } from './BackgroundVideo';
import type { HeroContent } from './hero-fields';
import messages from './messages/en.json';

type HeroSlideProps = HeroContent['groups'][number] & {
  readonly isFirst: boolean;
  readonly titleSize: 'title' | 'hero';
};

export function HeroSlide({ isFirst, titleSize, ...slide }: HeroSlideProps) {
  const film = slide.video_desktop ?? slide.video_mobile;
  const src = safeHref(film?.src);
  const hasBackground = slide.video_type === 'video_background' && Boolean(src);
  return (
    <li className="hero-slide">
      <HeroBanner
        className="hero-box"
        titleSize={titleSize}
        title={slide.info}
        title_tag="2"
        subtitle={slide.description}
        image={hasBackground ? (slide.video_bg ?? slide.image ?? film?.poster) : slide.image}
        highImage={slide.high_layout_image}
        isPriority={isFirst}
        link={slide.button_link}
        theme="dark"
        background={
          hasBackground && (
            <BackgroundVideo
              desktop={slide.video_desktop}
              mobile={slide.video_mobile}
              isWhole={slide.video_styles === 'contain'}
            />
          )
        }
      >
        {slide.price !== '' && (
          <p className="hero-price">
            <bdi>{slide.price}</bdi>
          </p>
        )}
        {slide.video_type === 'video' && film && src && <WatchButton film={film} src={src} title={slide.info} />}
      </HeroBanner>
    </li>
  );
}

interface WatchButtonProps {
  readonly film: FilmValue;
  readonly src: string;
  readonly title: string;
}

function WatchButton({ film, src, title }: WatchButtonProps) {
  const { watch } = useMessages(messages);
  const open = useFilmWindow();
  return (
    <Button
      kind="secondary"
      className="hero-watch"
      icon={<Icon name="play" size={18} />}
      onClick={() => void open(film, src, title || film.title || watch)}
    >
      {watch}
    </Button>
  );
}
