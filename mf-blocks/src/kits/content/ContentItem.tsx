import { fromWidth } from '@showroom/contracts/breakpoints';
import type { HeadingLevel } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import { ContentText } from './ContentText';
import type { ContentBlocks } from './content-fields';
import './Content.css';

/** Width of a picture by the number of columns. */
const SIZES = {
  '1': `${fromWidth('l')} 60vw, 100vw`,
  '2': `${fromWidth('s')} 50vw, 100vw`,
  '3': `${fromWidth('xl')} 33vw, ${fromWidth('s')} 50vw, 100vw`,
  '4': `${fromWidth('2xl')} 25vw, ${fromWidth('s')} 50vw, 100vw`,
} as const satisfies Record<ContentBlocks['columns'], string>;

type ContentItemProps = ContentBlocks['groups'][number] & {
  readonly columns: ContentBlocks['columns'];
  readonly level: HeadingLevel;
};

/** A picture with a heading, a text and a link below it; in one column they stand beside it. */
export function ContentItem({ image, title_size, columns, level, ...words }: ContentItemProps) {
  return (
    <li className={columns === '1' ? 'content-item content-wide' : 'content-item'}>
      {image && <Picture {...image} className="content-picture" sizes={SIZES[columns]} />}
      <div className="content-words">
        <ContentText {...words} level={level} size={title_size} />
      </div>
    </li>
  );
}
