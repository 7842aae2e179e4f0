import type { OrderPayment } from '@showroom/contracts/entities/order-record';
import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import type { NumberedRecord } from '../data/order-calls';
import { Card, CardGrid, type Fact, Facts } from '../layout/Card';
import { fillNodes } from '../layout/fill-nodes';
import { Moment } from '../layout/Moment';
import { formatCode, formatMoney, paymentOf, REFUND_KINDS } from './format';
import { useOrderLanguage } from './use-order-language';

/** Who ordered what, and how it is paid. */
export function OrderCards({ order }: { readonly order: NumberedRecord }) {
  return (
    <CardGrid>
      <CustomerCard order={order} />
      <VehicleCard order={order} />
      <PaymentCard order={order} />
      {order.choices.length > 0 && <ChoicesCard order={order} />}
      {order.accepted_terms.length > 0 && <TermsCard order={order} />}
    </CardGrid>
  );
}

interface PartProps {
  readonly order: NumberedRecord;
}

function CustomerCard({ order: { customer, phone, message, locale } }: PartProps) {
  const { cards, facts, nobody } = useOrderLanguage().texts;
  return (
    <Card title={cards.customer}>
      {customer ? (
        <Facts
          facts={factsOf({
            [facts.name]: customer.name,
            [facts.email]: customer.email,
            [facts.phone]: phone,
            [facts.language]: locale,
            [facts.message]: message,
          })}
        />
      ) : (
        <p className="editor-quiet">{nobody}</p>
      )}
    </Card>
  );
}

function VehicleCard({ order: { vehicle, config_url, retailer, finance_option } }: PartProps) {
  const { cards, facts, financing } = useOrderLanguage().texts;
  return (
    <Card title={cards.vehicle}>
      <Facts
        facts={factsOf({
          [facts.vehicle]: vehicle.title,
          [facts.vin]: vehicle.vin,
          [facts.configuration]: config_url,
          [facts.retailer]: retailer,
          [facts.offered_as]: finance_option && formatCode(finance_option, financing),
        })}
      />
    </Card>
  );
}

function PaymentCard({ order }: PartProps) {
  const { payments, amount, currency, confirmation_by_link, confirm_until, market } = order;
  const language = useOrderLanguage();
  const { texts } = language;
  const { kind, label } = paymentOf(order, language);
  return (
    <Card title={texts.cards.payment} badge={<Badge kind={kind}>{label}</Badge>}>
      <p className="orders-figure">{formatMoney(amount, currency, language)}</p>
      {payments.map((payment) => (
        <PaymentLines key={payment.id} payment={payment} />
      ))}
      {confirmation_by_link && <p className="editor-quiet">{texts.confirms_by_link}</p>}
      {confirm_until !== null && (
        <p className="editor-quiet">
          {fillNodes(texts.confirm_until, {
            time: <Moment at={confirm_until} timeZone={MARKETS[market].timeZone} />,
          })}
        </p>
      )}
    </Card>
  );
}

/** What was agreed to, to the letter. */
function TermsCard({ order: { accepted_terms, market } }: PartProps) {
  const { cards, accepted } = useOrderLanguage().texts;
  return (
    <Card title={cards.terms}>
      {accepted_terms.map(({ box, title, version, locale, text, label, accepted_at }) => (
        <details key={`${box} ${version}`}>
          <summary>
            {fillNodes(accepted, {
              title,
              version,
              time: <Moment at={accepted_at} timeZone={MARKETS[market].timeZone} />,
            })}
          </summary>
          <p lang={locale} className="orders-terms">
            {text}
          </p>
          <p lang={locale}>{label}</p>
        </details>
      ))}
    </Card>
  );
}

function PaymentLines({ payment }: { readonly payment: OrderPayment }) {
  const { vendor, amount, state, reference, currency, refunds } = payment;
  const language = useOrderLanguage();
  const { payment_events, payment_line, refund_states, refunded_parts, said, vendors } = language.texts;
  const line = fillText(payment_line, { vendor: vendors[vendor], state: formatCode(state, payment_events) });
  return (
    <>
      <p className="editor-quiet editor-anywhere">
        {amount === 0 ? vendors[vendor] : line}
        {reference !== null && (
          <>
            <br />
            <code dir="ltr">{reference}</code>
          </>
        )}
      </p>
      {refunds.length > 0 && (
        <ul className="orders-refunds" aria-label={refunded_parts}>
          {refunds.map(({ id, amount: back, state: part, who, why }) => (
            <li key={id}>
              <Badge kind={REFUND_KINDS[part]}>{refund_states[part]}</Badge> {formatMoney(back, currency, language)}{' '}
              <span className="editor-quiet">{fillNodes(said, { who, why: <bdi>{why}</bdi> })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ChoicesCard({ order: { choices } }: PartProps) {
  const { cards } = useOrderLanguage().texts;
  return (
    <Card title={cards.choices}>
      <Facts facts={choices.map(({ name, value }) => ({ name: formatCode(name), value }))} />
    </Card>
  );
}

/** What is empty is not shown. */
function factsOf(values: Readonly<Record<string, string | null>>): Fact[] {
  return Object.entries(values).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
