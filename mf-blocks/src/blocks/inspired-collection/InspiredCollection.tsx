import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { Collection, opens } from './Collection';
import { imageRowsOf } from './image-rows';
import messages from './messages/en.json';
import type { template } from './template';
import './InspiredCollection.css';

type Content = ContentOf<typeof template>;

/** Pictures are higher than wide, and so cut from wider ones. */
const SIZES = `${fromWidth('xl')} 48vw, ${fromWidth('s')} 95vw, 190vw`;

export function Component({ id, content: { theme, groups, ...title } }: BlockProps<Content>) {
  if (groups.length === 0) return null;
  return (
    <Section className="inspired-collection" theme={theme}>
      <SectionTitle {...title} />
      <ul className="inspired-collection-list">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
          <li key={index} className="inspired-collection-item">
            <Item {...group} id={`${id}-collection-${index + 1}`} level={levelInside(title.title_tag, title.title)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ItemProps = Content['groups'][number] & { readonly id: string; readonly level: HeadingLevel };

function Item({ id, level, image, title, imageRows }: ItemProps) {
  const texts = useMessages(messages);
  const rows = imageRowsOf(imageRows);
  const name = title || image?.alt || texts.collection;
  return (
    <>
      {image && <Picture {...image} className="inspired-collection-picture" ratio="4:5" sizes={SIZES} />}
      {title !== '' && (
        <Heading level={level} size="m">
          {title}
        </Heading>
      )}
      {rows.length > 0 && (
        <>
          <button
            type="button"
            className="inspired-collection-open"
            aria-label={`${texts.open}: ${name}`}
            {...opens(id)}
          >
            <Icon name="plus" size={20} />
          </button>
          <Collection id={id} name={name} rows={rows} />
        </>
      )}
    </>
  );
}
