import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { levelInside } from '../../kits/levels/levels';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './ContentBlocks.css';

type Content = ContentOf<typeof template>;

/** Width of a picture by the number of columns. */
const SIZES = {
  '1': `${fromWidth('l')} 60vw, 100vw`,
  '2': `${fromWidth('s')} 50vw, 100vw`,
  '3': `${fromWidth('xl')} 33vw, ${fromWidth('s')} 50vw, 100vw`,
  '4': `${fromWidth('2xl')} 25vw, ${fromWidth('s')} 50vw, 100vw`,
} as const satisfies Record<Content['columns'], string>;

export function Component({ content: { title, title_tag, title_size, columns, theme, groups } }: BlockProps<Content>) {
  if (groups.length === 0) return null;
  const level = levelInside(title_tag, title);
  return (
    <Section className={`content-blocks content-blocks-${columns}`} theme={theme}>
      <SectionTitle title={title} title_tag={title_tag} title_size={title_size} />
      <ul className="content-blocks-grid">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="content-blocks-item">
            {group.image && (
              <Picture
                className="content-blocks-picture"
                src={group.image.src}
                alt={group.image.alt}
                sizes={SIZES[columns]}
              />
            )}
            <div className="content-blocks-words">
              {group.title !== '' && (
                <Heading level={level} size={group.title_size}>
                  {group.title}
                </Heading>
              )}
              <RichText html={group.text} />
              <Action link={group.link} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
