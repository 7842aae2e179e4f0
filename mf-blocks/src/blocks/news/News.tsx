import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { useEffect } from 'react';
import { Actions } from '../../kits/actions/Actions';
import { levelInside } from '../../kits/levels/levels';
import { storeVisitedPage } from '../../kits/news/visited-pages';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { type FoundNews, loadNews, type NewsData } from './load-news';
import { NewsPages } from './NewsPages';
import { NewsTeaser } from './NewsTeaser';
import { pageOfItems, teasersOf } from './pages';
import type { template } from './template';
import './News.css';

type Content = ContentOf<typeof template>;

const NO_DATA: NewsData = { path: '', page: 1 };
const NOTHING: FoundNews = { items: [], pages: 1 };

export function load(input: LoadInput<Content>): Promise<NewsData> {
  const { groups, items_per_page } = input.content;
  return loadNews(input, groups.length > 0, items_per_page);
}

export function Component({ content: block, data = NO_DATA }: BlockProps<Content, NewsData | undefined>) {
  const { title, title_tag, title_size, background_color, groups, ...content } = block;
  const { found = NOTHING } = data;
  const { items, ...position } =
    groups.length > 0
      ? pageOfItems(groups, data.page, content.items_per_page)
      : { items: teasersOf(found.items), page: Math.min(data.page, found.pages), pages: found.pages };
  const level = levelInside(title_tag, title);
  const quickLinks = content.quick_links_is_reversed ? content.quick_links.toReversed() : content.quick_links;
  useVisitedPage(data.path, position.page);
  return (
    <Section className="news" theme={background_color}>
      <SectionTitle title={title} title_tag={title_tag} title_size={title_size} />
      {data.degraded ? (
        <Message level={level} title={content.error_title} text={content.error_text} />
      ) : (
        items.length === 0 && <Message level={level} title={content.no_results_title} text={content.no_results_text} />
      )}
      {items.length > 0 && (
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

/** An article leads back to the page of the list that its reader came from. */
function useVisitedPage(path: string, page: number): void {
  useEffect(() => {
    if (path !== '') storeVisitedPage(path, page);
  }, [path, page]);
}

interface MessageProps {
  readonly level: HeadingLevel;
  readonly title: string;
  readonly text: string;
}

/** In the place of news. */
function Message({ level, title, text }: MessageProps) {
  return (
    <div className="news-empty">
      <Heading level={level} size="l">
        {title}
      </Heading>
      <p>{text}</p>
    </div>
  );
}
