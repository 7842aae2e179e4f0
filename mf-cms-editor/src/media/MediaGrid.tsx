import type { Media } from '@showroom/contracts/entities/media';

interface MediaGridProps {
  readonly label: string;
  readonly pictures: readonly Media[];
  readonly onOpen: (picture: Media) => void;
}

/** Pictures of the library beside each other, each a button. */
export function MediaGrid({ label, pictures, onOpen }: MediaGridProps) {
  return (
    <ul aria-label={label} className="media-grid">
      {pictures.map((picture) => {
        const { path, name, width, height, market } = picture.attributes;
        return (
          <li key={picture.id}>
            <button type="button" className="media-tile" onClick={() => onOpen(picture)}>
              <img src={`${path}-320x180.webp`} alt="" width={320} height={180} loading="lazy" />
              <span className="media-tile-name">{name}</span>
              <span className="editor-quiet">
                {width} × {height}
                {market === null && ', all markets'}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
