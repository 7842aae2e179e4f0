import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Heading } from '@showroom/shared-ui/heading';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { Actions } from '../../kits/actions/Actions';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { NewsPages } from './NewsPages';
import { NewsTeaser } from './NewsTeaser';
import { pageOf, pageOfItems } from './pages';
import type { template } from './template';
import './News.css';

type Content = ContentOf<typeof template>;

export async function load({ url }: LoadInput<Content>): Promise<number> {
  return pageOf(url);
}

export function Component({ content: block, data: page = 1 }: BlockProps<Content, number | undefined>) {
  const { title, title_tag, title_size, background_color, groups, ...content } = block;
  const { items, ...position } = pageOfItems(groups, page, content.items_per_page);
  const level = levelInside(title_tag, title);
  const quickLinks = content.quick_links_is_reversed ? content.quick_links.toReversed() : content.quick_links;
  return (
    <Section className="news" theme={background_color}>
      <SectionTitle title={title} title_tag={title_tag} title_size={title_size} />
      {items.length === 0 ? (
        <div className="news-empty">
          <Heading level={level} size="l">
            {content.no_results_title}
          </Heading>
          <p>{content.no_results_text}</p>
        </div>
      ) : (
        <ul className="news-teasers">
          {items.map((teaser) => (
            <NewsTeaser key={teaser.date + teaser.title} {...teaser} level={level} readMore={content.read_more} />
          ))}
        </ul>
      )}
      <NewsPages {...position} text={content.pagination_text} />
      {quickLinks.length > 0 && (
        <div className="news-quick-links">
          <Heading level={level} size="s">
            {content.quick_links_label}
          </Heading>
          <Actions links={quickLinks} />
        </div>
      )}
    </Section>
  );
}
