import { productQuote } from '@showroom/contracts/finance/product-quote';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { Actions } from '../../kits/actions/Actions';
import { AskingBlock } from '../../kits/finance/AskingBlock';
import { financeProduct, productChoice } from '../../kits/finance/finance-product';
import kitMessages from '../../kits/finance/messages/en.json';
import { ProductFigures } from '../../kits/finance/ProductFigures';
import { useProductAmount } from '../../kits/finance/use-product-amount';
import { type CalculatorState, chosenItems, fullPrice } from './calculator-state';
import messages from './messages/en.json';

interface CalculatorQuoteProps extends CalculatorState {
  readonly marks: { readonly monthly: string; readonly price: string };
  readonly created_at: string;
  readonly onEdit: () => void;
}

/** The vehicle as it was chosen, what it costs by the month, and the way back to the inputs. */
export function CalculatorQuote(props: CalculatorQuoteProps) {
  const { asked, steps, model, product, isMena, marks, created_at } = props;
  const texts = useMessages(messages);
  const { noQuote } = useMessages(kitMessages);
  const financed = financeProduct(product);
  const { decimals } = useProductAmount(financed.rule);
  const terms = { down_payment: asked['down_payment']?.[0], months: asked['months']?.[0] };
  const price = fullPrice(model, asked);
  const quote = productQuote(financed.rule, productChoice(financed.rule, terms), { price, decimals, created_at });
  const names = isMena
    ? { monthly_payment: texts.instalment, total_deposit: texts.downPayment, duration_of_agreement: texts.tenure }
    : {};
  return (
    <div className="finance-columns finance-calculator-quote">
      <div className="finance-fields">
        <p className="finance-calculator-legend">{texts.quote}</p>
        <ul className="finance-calculator-chosen">
          {steps.map(({ step, value }) => (
            <li key={step}>
              <bdi>{value}</bdi>
            </li>
          ))}
          {chosenItems(model, asked).map(({ name }) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
          <li>{product.name}</li>
        </ul>
        <EditForm {...props} />
        <Actions links={product.links} />
        <Actions links={product.buttons} />
      </div>
      {quote && <ProductFigures {...financed} quote={quote} usualNames={names} marks={marks} />}
      {!quote && <Notice kind="warning">{noQuote}</Notice>}
    </div>
  );
}

/** Goes back with every choice; without code by an address that has them. */
function EditForm({ id, action, asked, onEdit }: CalculatorQuoteProps) {
  const { edit } = useMessages(messages);
  const { quote: _, ...choices } = asked;
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onEdit();
      }}
    >
      <AskingBlock id={id} />
      {Object.entries(choices).flatMap(([name, values]) =>
        values.map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      <Button type="submit" kind="secondary">
        {edit}
      </Button>
    </form>
  );
}
