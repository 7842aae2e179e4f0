import { isShownPrice, Price, type PriceKind } from '@showroom/shared-ui/price';
import * as z from 'zod/mini';
import { parseFieldJson } from '../../kits/json/parse-field-json';

/** Which of the market's texts writes an amount. */
const TEXTS = {
  price: 'full',
  lease: 'leaseFull',
  offer: 'offer',
  rental: 'rental',
  amount: 'site',
} as const satisfies Record<string, PriceKind>;

/**
 * A number is an amount of the market's currency: the price of the model unless `as` says what
 * else.
 */
const row = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number()]),
  as: z._default(z.enum(['price', 'lease', 'offer', 'rental', 'amount']), 'price'),
});
const modelSpecs = z.object({ name: z.optional(z.string()), rows: z.array(row) });

/** The table of specifications that an editor wrote as JSON. */
export function ModelSpecs({ specs }: { readonly specs: unknown }) {
  const table = parseFieldJson('specs', modelSpecs, specs);
  if (!table) return null;
  const rows = table.rows.filter(({ value }) => typeof value === 'string' || isShownPrice(value));
  return (
    <>
      {table.name && <p className="models-carousel-derivative">{table.name}</p>}
      <dl className="models-carousel-specs">
        {rows.map(({ name, value, as }) => (
          <div key={name} className="models-carousel-spec">
            <dt>{name}</dt>
            <dd className="models-carousel-value">
              {typeof value === 'string' ? <bdi>{value}</bdi> : <Price amount={value} kind={TEXTS[as]} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
