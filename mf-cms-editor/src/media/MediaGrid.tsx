import { withBasePath } from '@showroom/contracts/base-path';
import { mediaPath } from '@showroom/contracts/blocks/media-address';
import type { Media, MediaKind } from '@showroom/contracts/entities/media';
import { Icon, type IconName } from '@showroom/shared-ui/icon';
import { formatNumber } from '../layout/format-number';
import { formatLength } from './format-length';

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

function factsOf({ attributes: { kind, width, height, duration, bytes } }: Media): string {
  if (kind === 'captions') return 'Captions';
  if (kind === 'document') return `PDF, ${formatNumber(Math.ceil(bytes / 1000))} kB`;
  return `${kind === 'film' ? `Film, ${formatLength(duration ?? 0)}, ` : ''}${width} × ${height}`;
}

/** What is in the library, beside each other, each a button. */
export function MediaGrid({ label, items, onOpen }: MediaGridProps) {
  return (
    <ul aria-label={label} className="media-grid">
      {items.map((media) => {
        const { kind, name, market } = media.attributes;
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
              <span className="editor-quiet">
                {factsOf(media)}
                {market === null && ', all markets'}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
