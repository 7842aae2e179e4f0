import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { fillText } from '@showroom/contracts/fill-text';
import { formatDay } from '@showroom/shared-ui/dates';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import { isShownPrice, Price } from '@showroom/shared-ui/price';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import messages from './messages/en.json';
import type { template } from './template';
import { isRunning, timeZoneOf, useOfferShown } from './use-offer-shown';
import './SingleOffer.css';

type Content = ContentOf<typeof template>;

interface Data {
  readonly isShown: boolean;
  /** The last day in the page's language, for those of a browser may write it in another way. */
  readonly until: string;
}

const SIZES = `${fromWidth('l')} 58vw, 100vw`;

export async function load({ platform, content }: LoadInput<Content>): Promise<Data> {
  return {
    isShown: isRunning(content, timeZoneOf(platform)),
    until: formatDay(content.end_date, platform.locale),
  };
}

export function Component({ content, data }: BlockProps<Content, Data | undefined>) {
  const { title, title_tag, title_size, image, text, price_label, price, link, theme } = content;
  const texts = useMessages(messages);
  const isShown = useOfferShown(content, data?.isShown ?? true);
  if (!isShown || (title === '' && !image && text === '')) return null;
  return (
    <Section className="single-offer" theme={theme}>
      <article className="single-offer-card">
        {image && <Picture {...image} className="single-offer-picture" sizes={SIZES} />}
        <div className="single-offer-words">
          {title !== '' && (
            <Heading level={headingLevel(title_tag)} size={title_size}>
              {title}
            </Heading>
          )}
          <RichText html={text} />
          {isShownPrice(price) && (
            <p className="single-offer-price">
              {price_label && <span className="single-offer-label">{price_label} </span>}
              <Price amount={price} kind="site" />
            </p>
          )}
          <Action link={link} />
          {data?.until && <p className="single-offer-until">{fillText(texts.until, { day: data.until })}</p>}
        </div>
      </article>
    </Section>
  );
}
