import type { ContentOf, FilmValue, Hydrate } from '@showroom/contracts/blocks/template';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useEffect, useState } from 'react';
import { Actions } from '../../kits/actions/Actions';
import { BackgroundVideo } from '../../kits/hero/BackgroundVideo';
import { HeroBanner } from '../../kits/hero-banner/HeroBanner';
import messages from './messages/en.json';
import type { template } from './template';
import './ImmersiveHero.css';

type Content = ContentOf<typeof template>;

/**
 * Words wait from the server's page on, so that they are not seen and gone; what does not play has
 * nothing that they could wait for.
 */
function useLook(waits: boolean, milliseconds: number) {
  const [isPlaying, setPlaying] = useState<boolean>();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isPlaying, milliseconds]);
  const isShown = !waits || isPlaying === false || isOver;
  return { look: isShown ? 'shown' : isPlaying ? 'waiting' : 'served', setPlaying } as const;
}

function classesOf(content: Content, look: string): string {
  return [
    'immersive-hero',
    `immersive-hero-${content.content_placement}`,
    `immersive-hero-${content.buttons_placement}`,
    `immersive-hero-${look}`,
    content.has_mxo && 'immersive-hero-mxo',
    content.is_overlay && 'immersive-hero-overlay',
  ]
    .filter(Boolean)
    .join(' ');
}

const filmOf = ({ video_desktop, video_mobile }: Content): FilmValue | undefined => video_desktop ?? video_mobile;
const hasFilmIn = (content: Content) => safeHref(filmOf(content)?.src) !== undefined;

/** A picture needs no code, and a film that waits for its button none before somebody comes. */
export function hydrate(content: Content): Hydrate {
  if (!hasFilmIn(content)) return 'never';
  return content.is_autoplay ? 'idle' : 'activity';
}

export function Component({ id, content }: BlockProps<Content>) {
  const { on } = useMessages(messages);
  const hasFilm = hasFilmIn(content);
  const { look, setPlaying } = useLook(hasFilm && content.is_autoplay, content.video_time);
  const image = content.image ?? filmOf(content)?.poster;
  if (!hasFilm && !image && content.title === '' && content.subtitle === '') return null;
  const end = `${id}-end`;
  return (
    <>
      <HeroBanner
        className={classesOf(content, look)}
        titleSize="hero"
        title={content.title}
        title_tag={content.title_tag}
        subtitle={content.subtitle}
        image={image}
        link={undefined}
        theme={content.theme}
        background={
          <>
            {hasFilm && (
              <BackgroundVideo
                desktop={content.video_desktop}
                mobile={content.video_mobile}
                isAutoplay={content.is_autoplay}
                isNative={content.has_native_video}
                onStart={setPlaying}
              />
            )}
            {content.has_scroll_to && (
              <a className="immersive-hero-on" href={`#${content.scroll_to.trim() || end}`} aria-label={on}>
                <Icon name="arrow-down" size={20} />
              </a>
            )}
          </>
        }
      >
        <Actions links={content.buttons} align={content.has_mxo ? 'center' : 'left'} />
      </HeroBanner>
      <span id={end} />
    </>
  );
}
