import { withBasePath } from '@showroom/contracts/base-path';
import { mediaPath } from '@showroom/contracts/blocks/media-address';
import type { Media, MediaKind } from '@showroom/contracts/entities/media';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Icon, type IconName } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { formatLength } from './format-length';
import messages from './messages/en.json';

interface MediaGridProps {
  readonly label: string;
  readonly items: readonly Media[];
  readonly onOpen: (media: Media) => void;
}

const TILE_ICONS = { image: 'image', film: 'play', captions: 'list', document: 'news' } as const satisfies Record<
  MediaKind,
  IconName
>;

/** The picture that stands for it: a film's poster, none for what nobody looks at. */
function pictureOf({ attributes: { kind, path, poster } }: Media): string | undefined {
  if (kind === 'image') return path;
  return poster === null ? undefined : mediaPath(poster, 0);
}

/** What a tile says below a name. */
function useFacts(): (media: Media) => string {
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  return ({ attributes: { kind, market, width, height, duration, bytes } }) => {
    const length = formatLength(duration ?? 0);
    const size = formatNumber(Math.ceil(bytes / 1000), locale);
    const facts = fillText(texts.tile_facts[kind], { width, height, length, size });
    return market === null ? fillText(texts.all_markets, { facts }) : facts;
  };
}

/** What is in the library, beside each other, each a button. */
export function MediaGrid({ label, items, onOpen }: MediaGridProps) {
  const factsOf = useFacts();
  return (
    <ul aria-label={label} className="media-grid">
      {items.map((media) => {
        const { kind, name } = media.attributes;
        const src = pictureOf(media);
        return (
          <li key={media.id}>
            <button type="button" className="media-tile" onClick={() => onOpen(media)}>
              {src ? (
                <img src={withBasePath(`${src}-320x180.webp`)} alt="" width={320} height={180} loading="lazy" />
              ) : (
                <span className="media-tile-kind">
                  <Icon name={TILE_ICONS[kind]} size={32} />
                </span>
              )}
              <span className="media-tile-name">{name}</span>
              <span className="editor-quiet">{factsOf(media)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
