import { withBasePath } from '@showroom/contracts/base-path';
import type { ContentOf, FilmValue, ImageValue } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { fillText } from '@showroom/contracts/fill-text';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useFilmWindow } from '../../kits/film/use-film-window';
import { useEnlarged } from '../../kits/photos/use-enlarged';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import messages from './messages/en.json';
import type { template } from './template';
import './GalleryCarousel.css';

type Content = ContentOf<typeof template>;

const SIZES = `${fromWidth('s')} 44rem, 86vw`;

interface Entry {
  readonly caption: string;
  readonly image: ImageValue | undefined;
  readonly film?: { readonly video: FilmValue; readonly src: string };
}

/** A film is one with an address that it may have; any other group is its picture, or nothing. */
function entriesOf(groups: Content['groups']): readonly Entry[] {
  return groups.flatMap(({ image, video, caption }): readonly Entry[] => {
    const src = safeHref(video?.src);
    if (video && src) return [{ caption, image: image ?? video.poster, film: { video, src } }];
    return image ? [{ caption, image }] : [];
  });
}

export function Component({ content: { theme, groups, ...title } }: BlockProps<Content>) {
  const texts = useMessages(messages);
  const entries = entriesOf(groups);
  const photos = entries.flatMap(({ film, image }) => (!film && image ? [image] : []));
  const { linkOf, lightbox } = useEnlarged(photos);
  if (entries.length === 0) return null;
  return (
    <Section className="gallery-carousel" theme={theme} wide>
      <SectionTitle {...title} />
      <Scroller label={title.title || texts.gallery} className="gallery-carousel-entries">
        {entries.map(({ caption, image, film }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index}>
            <figure className="gallery-carousel-entry">
              {film ? (
                <FilmLink {...film} image={image} title={caption || film.video.title || texts.film} />
              ) : (
                image && (
                  <a {...linkOf(photos.indexOf(image))} className="gallery-carousel-link gallery-carousel-photo">
                    <Picture {...image} className="gallery-carousel-picture" sizes={SIZES} />
                  </a>
                )
              )}
              {caption !== '' && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Scroller>
      {lightbox}
    </Section>
  );
}

interface FilmLinkProps {
  readonly video: FilmValue;
  readonly src: string;
  readonly image: ImageValue | undefined;
  readonly title: string;
}

/** Without code it leads to the film's file. */
function FilmLink({ video, src, image, title }: FilmLinkProps) {
  const { play } = useMessages(messages);
  const open = useFilmWindow();
  return (
    <a
      href={withBasePath(src)}
      className="gallery-carousel-link"
      aria-label={fillText(play, { title })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void open(video, src, title);
      }}
    >
      {image ? (
        <Picture {...image} className="gallery-carousel-picture" alt="" sizes={SIZES} />
      ) : (
        <span className="gallery-carousel-room" />
      )}
      <span className="gallery-carousel-play">
        <Icon name="play" size={24} />
      </span>
    </a>
  );
}
