import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { formatDay } from '@showroom/shared-ui/dates';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { Paragraph } from '@showroom/shared-ui/paragraph';
import { Picture } from '@showroom/shared-ui/picture';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { Action } from '../../kits/actions/Actions';
import type { template } from './template';

type Teaser = ContentOf<typeof template>['groups'][number];

interface NewsTeaserProps extends Teaser {
  readonly level: HeadingLevel;
  readonly readMore: string;
}

const SIZES = `${fromWidth('xl')} 33vw, ${fromWidth('s')} 50vw, 100vw`;

export function NewsTeaser({ image, date, title, text, link, level, readMore }: NewsTeaserProps) {
  const day = formatDay(date, usePageLocale().locale);
  return (
    <li className="news-teaser">
      {image && <Picture {...image} className="news-picture" sizes={SIZES} />}
      {day !== '' && (
        <time className="news-date" dateTime={date}>
          {day}
        </time>
      )}
      <Heading level={level} size="m">
        {title}
      </Heading>
      {text !== '' && <Paragraph size="s">{text}</Paragraph>}
      <Action
        link={link && { ...link, link_text: link.link_text || readMore, ui_type: 'tertiary' }}
        about={title}
        className="news-link"
      />
    </li>
  );
}
