import { withBasePath } from '@showroom/contracts/base-path';
import { CommonIcon } from '@showroom/shared-ui/common-icon';
import { useState } from 'react';
import { useTextsOf } from '../../language/use-language';
import type { Film } from './film';

interface FilmSlideProps {
  readonly film: Film;
  readonly poster: string | undefined;
}

/** The film behind its poster: nothing of it is fetched before somebody asks for it. */
export function FilmSlide({ film, poster }: FilmSlideProps) {
  const texts = useTextsOf('vehicle');
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: films come from feeds, which have no captions
      <video
        className="vehicle-film"
        src={withBasePath(film.src)}
        poster={poster && withBasePath(poster)}
        controls
        autoPlay
        playsInline
      />
    );
  }
  const play =
    film.kind === 'own' && !isPlaying
      ? {
          onClick: (event: { preventDefault(): void }) => {
            event.preventDefault();
            setPlaying(true);
          },
        }
      : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={withBasePath(film.src)} className="vehicle-film" {...play}>
      {poster && (
        <img src={withBasePath(poster)} alt="" width={1600} height={900} loading="lazy" className="ui-picture" />
      )}
      <span className="vehicle-film-play">
        <CommonIcon name="play" size={20} />
        {texts.film}
      </span>
    </a>
  );
}
