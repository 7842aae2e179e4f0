import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useState } from 'react';
import { Action } from '../../kits/actions/Actions';
import { PanelFilm } from './PanelFilm';
import type { template } from './template';
import '../../kits/scrim/Scrim.css';

type Group = ContentOf<typeof template>['groups'][number];

interface BrandPanelProps extends Group {
  readonly level: HeadingLevel;
  readonly hasTwoLinks: boolean;
  readonly hasFilm: boolean;
}

/** Brands are names: they are written alike in every language. */
const NAMES = {
  defender: 'Defender',
  'range-rover': 'Range Rover',
  discovery: 'Discovery',
} as const satisfies Record<Group['brand'], string>;

/** A panel is as high as the window, and so its picture is wider than the panel. */
const SIZES = `${fromWidth('l')} 90vw, 130vw`;

export function BrandPanel({ brand, link, second_link, level, hasTwoLinks, hasFilm, ...group }: BrandPanelProps) {
  const { 'bg-image': image, animation_video: film } = group;
  const [look, setLook] = useState<'none' | 'now' | 'before'>('none');
  const name = NAMES[brand];
  const src = hasFilm ? safeHref(film?.src) : undefined;
  const begin = () => setLook('now');
  const end = () => setLook('before');
  return (
    <li
      className={`house-of-brands-panel ${hasTwoLinks ? 'house-of-brands-dual' : 'house-of-brands-single'}`}
      data-family={brand}
      onPointerEnter={begin}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
    >
      <div className="house-of-brands-words scrim">
        <Heading level={level} size="title">
          <bdi>{name}</bdi>
        </Heading>
        <div className="house-of-brands-links">
          <Action link={link} about={name} />
          {hasTwoLinks && <Action link={second_link} about={name} />}
        </div>
      </div>
      {image && <Picture {...image} ratio="fill" className="house-of-brands-picture scrim-picture" sizes={SIZES} />}
      {src && look !== 'none' && <PanelFilm src={src} isPlaying={look === 'now'} />}
    </li>
  );
}
