import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { useRef, useState } from 'react';
import { askingBlock, isAsked } from '../../kits/finance/AskingBlock';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { CalculatorInputs } from './CalculatorInputs';
import { CalculatorQuote } from './CalculatorQuote';
import { starred } from './disclaimers';
import { type Asked, narrowed, offeredModels } from './models-info';
import { PARAMETERS } from './parameters';
import type { template } from './template';
import './FinanceCalculator.css';

type Content = ContentOf<typeof template>;

/** In an address: the quote is shown instead of the inputs. */
const QUOTE = 'quote';

interface AskedQuote {
  readonly asked: Asked;
  /** When it was asked for. */
  readonly created_at: string;
  readonly asking: string | undefined;
}

export async function load({ url: { searchParams } }: LoadInput<Content>): Promise<AskedQuote> {
  const asked = Object.fromEntries(PARAMETERS.map((name) => [name, searchParams.getAll(name)]));
  return { asked, created_at: new Date().toISOString(), asking: askingBlock(searchParams) };
}

/** Inputs or their quote: plain forms, which code answers without asking for the page anew. */
export function Component({ id, content, data }: BlockProps<Content, AskedQuote | undefined>) {
  const { title, header_tag, title_size, theme, groups, calculator_style } = content;
  const own = data && isAsked(id, data.asking) ? data : undefined;
  const [asked, setAsked] = useState<Asked>(own?.asked ?? {});
  const [quotedAt, setQuotedAt] = useState(own?.asked[QUOTE]?.length ? own.created_at : undefined);
  const root = useRef<HTMLDivElement>(null);
  const { steps, model } = narrowed(offeredModels(content), asked);
  const products = groups.filter(({ name }) => name !== '');
  const product = products[Number(asked['product']?.[0] ?? 0)] ?? products[0];
  if (!model || !product) return null;

  const top = `${id}-calculator`;
  const marks = starred(content.monthly_disclaimer, content.car_price_disclaimer);
  function show(next: string | undefined) {
    setQuotedAt(next);
    // Whoever pressed the button, which is gone, goes on where its answer is.
    root.current?.focus();
  }
  const shared = { id, action: `#${top}`, asked, steps, model, product, isMena: calculator_style === 'mena' };
  return (
    <Section className={`finance-calculator finance-calculator-${calculator_style}`} theme={theme}>
      <SectionTitle title={title} title_tag={header_tag} title_size={title_size} />
      <div id={top} ref={root} tabIndex={-1} className="finance-calculator-body">
        {quotedAt === undefined ? (
          <CalculatorInputs
            {...shared}
            products={products}
            onChoose={(name, values) => setAsked({ ...asked, [name]: values })}
            onCalculate={() => show(new Date().toISOString())}
          />
        ) : (
          <CalculatorQuote {...shared} marks={marks} created_at={quotedAt} onEdit={() => show(undefined)} />
        )}
      </div>
      <Disclaimers {...content} marks={marks} />
    </Section>
  );
}

type DisclaimersProps = Pick<Content, 'disclaimer_title' | 'disclaimer_body'> & {
  readonly marks: ReturnType<typeof starred>;
};

function Disclaimers({ disclaimer_title, disclaimer_body, marks }: DisclaimersProps) {
  return (
    <div className="finance-calculator-disclaimers">
      {marks.texts.map(({ mark, text }) => (
        <p key={mark}>
          {mark} {text}
        </p>
      ))}
      {disclaimer_title !== '' && <p className="finance-calculator-disclaimer-title">{disclaimer_title}</p>}
      <RichText html={disclaimer_body} />
    </div>
  );
}
