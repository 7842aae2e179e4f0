import type { OrderPayment } from '@showroom/contracts/entities/order-record';
import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import type { NumberedRecord } from '../data/order-calls';
import { Card, CardGrid, type Fact, Facts } from '../layout/Card';
import { Moment } from '../layout/Moment';
import { formatCode, formatMoney, paymentOf, REFUND_STATES, VENDORS } from './format';

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
  return (
    <Card title="Customer">
      {customer ? (
        <Facts
          facts={factsOf({
            Name: customer.name,
            'E-mail': customer.email,
            Phone: phone,
            Language: locale,
            Message: message,
          })}
        />
      ) : (
        <p className="editor-quiet">The visitor has not said who they are.</p>
      )}
    </Card>
  );
}

function VehicleCard({ order: { vehicle, config_url, retailer, finance_option } }: PartProps) {
  return (
    <Card title="Vehicle">
      <Facts
        facts={factsOf({
          Vehicle: vehicle.title,
          VIN: vehicle.vin,
          Configuration: config_url,
          Retailer: retailer,
          'Offered as': finance_option,
        })}
      />
    </Card>
  );
}

function PaymentCard({ order }: PartProps) {
  const { payments, amount, currency, confirmation_by_link, confirm_until, market } = order;
  const { kind, label } = paymentOf(order);
  return (
    <Card title="Payment" badge={<Badge kind={kind}>{label}</Badge>}>
      <p className="orders-figure">{formatMoney(amount, currency)}</p>
      {payments.map((payment) => (
        <PaymentLines key={payment.id} payment={payment} />
      ))}
      {confirmation_by_link && <p className="editor-quiet">The customer confirms by a link.</p>}
      {confirm_until !== null && (
        <p className="editor-quiet">
          Nobody did yet: the order ends by itself on <Moment at={confirm_until} timeZone={MARKETS[market].timeZone} />.
        </p>
      )}
    </Card>
  );
}

/** What was agreed to, to the letter. */
function TermsCard({ order: { accepted_terms, market } }: PartProps) {
  return (
    <Card title="Accepted terms">
      {accepted_terms.map(({ box, title, version, locale, text, label, accepted_at }) => (
        <details key={`${box} ${version}`}>
          <summary>
            {title}, version {version}, <Moment at={accepted_at} timeZone={MARKETS[market].timeZone} />
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
  return (
    <>
      <p className="editor-quiet editor-anywhere">
        {amount === 0 ? VENDORS[vendor] : `${VENDORS[vendor]}: ${formatCode(state)}`}
        {reference !== null && (
          <>
            <br />
            <code dir="ltr">{reference}</code>
          </>
        )}
      </p>
      {refunds.length > 0 && (
        <ul className="orders-refunds" aria-label="Parts that were given back">
          {refunds.map(({ id, amount: back, state: part, who, why }) => (
            <li key={id}>
              <Badge kind={REFUND_STATES[part].kind}>{REFUND_STATES[part].label}</Badge> {formatMoney(back, currency)}
              <span className="editor-quiet">
                {' '}
                {who}: <bdi>{why}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ChoicesCard({ order: { choices } }: PartProps) {
  return (
    <Card title="Choices">
      <Facts facts={choices.map(({ name, value }) => ({ name: formatCode(name), value }))} />
    </Card>
  );
}

/** What is empty is not shown. */
function factsOf(values: Readonly<Record<string, string | null>>): Fact[] {
  return Object.entries(values).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
