import * as z from 'zod/mini';
import { readJson } from '../../kits/json/read-json';

const row = z.object({ name: z.string(), value: z.string() });
const modelSpecs = z.object({ name: z.optional(z.string()), rows: z.array(row) });

/** The table of specifications that an editor wrote as JSON. */
export function ModelSpecs({ specs }: { readonly specs: unknown }) {
  const table = readJson('specs', modelSpecs, specs);
  if (!table) return null;
  return (
    <>
      {table.name && <p className="models-carousel-derivative">{table.name}</p>}
      <dl className="models-carousel-specs">
        {table.rows.map(({ name, value }) => (
          <div key={name} className="models-carousel-spec">
            <dt>{name}</dt>
            <dd className="models-carousel-value">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
