import type { ContentOf, LinkValue } from '@showroom/contracts/blocks/template';
import type { CollectionItem } from '@showroom/contracts/entities/collection-item';
import { useMessages } from '@showroom/shared-ui/messages';
import { Pagination } from '@showroom/shared-ui/pagination';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { SquareItem } from '../../kits/square/SquareItem';
import { type FeedData, loadItems, NO_ITEMS, PAGE_PARAMETER } from './load-items';
import messages from './messages/en.json';
import type { template } from './template';
import './CollectionSlider.css';

type Content = ContentOf<typeof template>;
type Item = Content['groups'][number];

export async function load(input: LoadInput<Content>): Promise<FeedData> {
  const { groups, ...feed } = input.content;
  return groups.length > 0 || feed.collection.trim() === '' ? NO_ITEMS : loadItems(input, feed);
}

/** A thing of a feed as an item that an editor would have written. */
function itemOf({ name, label, image, image_hover, url, button }: CollectionItem['attributes'], more: string): Item {
  const link: LinkValue = {
    ...{ link_text: button || more, url, target: '_self', ui_type: 'tertiary' },
    type: url.startsWith('/') ? 'internal' : 'external',
  };
  return {
    image: image === '' ? undefined : { src: image, alt: '' },
    image_hover: image_hover === '' ? undefined : { src: image_hover, alt: '' },
    item_name: name,
    item_label: label,
    button: url === '' ? undefined : link,
  };
}

export function Component({ id, content, data = NO_ITEMS }: BlockProps<Content, FeedData | undefined>) {
  const { more } = useMessages(messages);
  const { title, title_tag, title_size, theme, groups } = content;
  const items = groups.length > 0 ? groups : data.items.map((item) => itemOf(item, more));
  if (items.length === 0) return null;
  const level = levelInside(title_tag, title);
  return (
    <Section className="collection-slider" theme={theme} wide>
      <SectionTitle title={title} title_tag={title_tag} title_size={title_size} />
      <Scroller label={title || items.map(({ item_name }) => item_name).join(', ')} className="square-items">
        {items.map(({ image, image_hover, item_name, item_label, button }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity beyond their place
          <SquareItem key={index} image={image} hoverImage={image_hover} title={item_name} level={level} link={button}>
            {item_label !== '' && <p className="collection-slider-label">{item_label}</p>}
          </SquareItem>
        ))}
      </Scroller>
      <Pagination
        page={data.page}
        pages={groups.length > 0 ? 1 : data.pages}
        hrefFor={(page) => `?${PAGE_PARAMETER}=${page}`}
        place={`#${id}`}
        label={title || undefined}
      />
    </Section>
  );
}
