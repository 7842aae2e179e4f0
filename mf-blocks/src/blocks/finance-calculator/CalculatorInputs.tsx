import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import financeMessages from '@showroom/shared-ui/finance-messages';
import { useMessages } from '@showroom/shared-ui/messages';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { SelectField } from '@showroom/shared-ui/select-field';
import { AskingBlock } from '../../kits/finance/AskingBlock';
import { financeProduct, productChoice } from '../../kits/finance/finance-product';
import kitMessages from '../../kits/finance/messages/en.json';
import { ProductTerms } from '../../kits/finance/ProductTerms';
import { useProductAmount } from '../../kits/finance/use-product-amount';
import { RichText } from '../../kits/rich-text/RichText';
import { type CalculatorProduct, type CalculatorState, fullPrice } from './calculator-state';
import messages from './messages/en.json';

interface CalculatorInputsProps extends CalculatorState {
  readonly products: readonly CalculatorProduct[];
  readonly onChoose: (name: string, values: readonly string[]) => void;
  readonly onCalculate: () => void;
}

export function CalculatorInputs(props: CalculatorInputsProps) {
  const { action, asked, steps, model, product, products, isMena, onChoose, onCalculate } = props;
  const texts = useMessages(messages);
  const finance = useMessages(financeMessages);
  const { calculate } = useMessages(kitMessages);
  const { rule } = financeProduct(product);
  const labels = isMena
    ? { deposit: texts.downPayment, duration: texts.tenure }
    : { deposit: finance.deposit, duration: finance.duration };
  return (
    <form
      action={action}
      className="finance-calculator-form"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <AskingBlock id={props.id} />
      <input type="hidden" name="quote" value="1" />
      <fieldset className="finance-calculator-part">
        <legend className="finance-calculator-legend">{texts.chooseVehicle}</legend>
        {steps.map(({ step, options, value }) => (
          <SelectField
            key={step}
            name={step}
            label={texts[step]}
            value={value}
            options={options.map((option) => ({ value: option, label: option }))}
            onChange={({ target }) => onChoose(step, [target.value])}
          />
        ))}
      </fieldset>
      <Items {...props} />
      <fieldset className="finance-calculator-part">
        <legend className="finance-calculator-legend">{texts.chooseProduct}</legend>
        {products.length > 1 && (
          <RadioGroup
            legend={texts.chooseProduct}
            hideLegend
            name="product"
            look="cards"
            value={String(products.indexOf(product))}
            options={products.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(value) => onChoose('product', [value])}
          />
        )}
        <RichText html={product.description} />
        <ProductTerms
          rule={rule}
          price={fullPrice(model, asked)}
          choice={productChoice(rule, { down_payment: asked['down_payment']?.[0], months: asked['months']?.[0] })}
          labels={labels}
          onChoose={(name, value) => onChoose(name, [value])}
        />
        <Button type="submit" className="finance-calculator-submit">
          {calculate}
        </Button>
      </fieldset>
    </form>
  );
}

/** What the vehicle may be ordered with. */
function Items({ model, asked, product, onChoose }: CalculatorInputsProps) {
  const { personalise, included } = useMessages(messages);
  const { amount } = useProductAmount(financeProduct(product).rule);
  if (model.items.length === 0) return null;
  const { item: taken = [] } = asked;
  return (
    <fieldset className="finance-calculator-part">
      <legend className="finance-calculator-legend">{personalise}</legend>
      {model.items.map(({ name, price }) => (
        <Checkbox
          key={name}
          name="item"
          value={name}
          label={name}
          detail={price > 0 ? amount(price) : included}
          checked={taken.includes(name)}
          onChange={({ target }) =>
            onChoose('item', target.checked ? [...taken, name] : taken.filter((one) => one !== name))
          }
        />
      ))}
    </fieldset>
  );
}
