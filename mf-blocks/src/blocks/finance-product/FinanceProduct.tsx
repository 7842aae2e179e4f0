import type { ContentOf } from '@showroom/contracts/blocks/template';
import { productQuote } from '@showroom/contracts/finance/product-quote';
import { Button } from '@showroom/shared-ui/button';
import financeMessages from '@showroom/shared-ui/finance-messages';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { useState } from 'react';
import { Actions } from '../../kits/actions/Actions';
import { AskingBlock, askingBlock, isAsked } from '../../kits/finance/AskingBlock';
import { financeProduct, productChoice } from '../../kits/finance/finance-product';
import messages from '../../kits/finance/messages/en.json';
import { ProductFigures } from '../../kits/finance/ProductFigures';
import { DOWN_PAYMENT, MONTHS, ProductTerms } from '../../kits/finance/ProductTerms';
import { useProductAmount } from '../../kits/finance/use-product-amount';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './FinanceProduct.css';

type Content = ContentOf<typeof template>;

/** What the address asks for, and when. */
interface AskedTerms {
  readonly down_payment: string | undefined;
  readonly months: string | undefined;
  readonly created_at: string;
  readonly asking: string | undefined;
}

export async function load({ url }: LoadInput<Content>): Promise<AskedTerms> {
  const asked = (name: string) => url.searchParams.get(name) ?? undefined;
  const terms = { down_payment: asked(DOWN_PAYMENT), months: asked(MONTHS) };
  return { ...terms, created_at: new Date().toISOString(), asking: askingBlock(url.searchParams) };
}

/** What another block of the page was asked for is not asked here. */
function askedOf(id: string, { created_at, ...terms }: AskedTerms): Partial<AskedTerms> {
  return isAsked(id, terms.asking) ? { ...terms, created_at } : { created_at };
}

/** A plain form, whose answer follows each choice as soon as the code is there. */
export function Component({ id, content, data }: BlockProps<Content, AskedTerms | undefined>) {
  const { name, description, links, buttons, price, title_tag, title_size, theme } = content;
  const texts = useMessages(financeMessages);
  const { calculate, noQuote } = useMessages(messages);
  const [asked, setAsked] = useState<Partial<AskedTerms>>(data ? askedOf(id, data) : {});
  const product = financeProduct(content);
  const { decimals } = useProductAmount(product.rule);
  if (name === '') return null;
  const choice = productChoice(product.rule, asked);
  const quote = productQuote(product.rule, choice, { price, decimals, created_at: asked.created_at ?? '' });
  return (
    <Section className="finance-product" theme={theme}>
      <SectionTitle title={name} title_tag={title_tag} title_size={title_size} />
      <div className="finance-columns" id={`${id}-product`}>
        <div className="finance-fields">
          <RichText html={description} />
          {price > 0 && (
            <form action={`#${id}-product`} className="finance-fields">
              <AskingBlock id={id} />
              <ProductTerms
                rule={product.rule}
                price={price}
                choice={choice}
                labels={{ deposit: texts.deposit, duration: texts.duration }}
                onChoose={(term, value) => setAsked({ ...asked, [term]: value, created_at: new Date().toISOString() })}
              />
              <Button type="submit" className="finance-product-calculate">
                {calculate}
              </Button>
            </form>
          )}
          <Actions links={links} />
          <Actions links={buttons} />
        </div>
        {quote && <ProductFigures {...product} quote={quote} />}
        {price > 0 && !quote && <Notice kind="warning">{noQuote}</Notice>}
      </div>
    </Section>
  );
}
