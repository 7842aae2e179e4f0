import { withBasePath } from '@showroom/contracts/base-path';
import { captionsPath, documentPath, libraryFilmPath } from '@showroom/contracts/blocks/media-address';
import type { Media } from '@showroom/contracts/entities/media';
import { languageName } from '@showroom/shared-ui/display-names';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import messages from './messages/en.json';

/** One thing of the library as visitors come to see it. */
export function MediaPreview({ media }: { readonly media: Media }) {
  const texts = useMessages(messages);
  const { locale: speaks } = usePageLocale();
  const { kind, path, name, mime, captions } = media.attributes;
  switch (kind) {
    case 'image':
      return <img className="media-whole" src={withBasePath(`${path}-whole.webp`)} alt="" />;
    case 'film':
      return (
        // biome-ignore lint/a11y/useMediaCaption: a film without words has none
        <video
          className="media-whole"
          src={withBasePath(libraryFilmPath(path, mime))}
          aria-label={name}
          controls
          preload="metadata"
          playsInline
        >
          {Object.entries(captions).map(([locale, id]) => (
            // Whatever their revision: what they are now.
            <track
              key={locale}
              kind="captions"
              src={withBasePath(captionsPath(id, 0))}
              srcLang={locale}
              label={languageName(locale, speaks)}
            />
          ))}
        </video>
      );
    case 'captions':
      return (
        <p>
          <a href={`${path}-captions.vtt`} target="_blank" rel="noreferrer">
            {texts.read_captions}
          </a>
        </p>
      );
    case 'document':
      return (
        <p>
          <a href={withBasePath(documentPath(media.id))} download>
            {texts.download_document}
          </a>
        </p>
      );
  }
}
