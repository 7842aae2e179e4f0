import type { LeadValues } from '@showroom/contracts/entities/lead';
import type { LeadRecord } from '../data/lead-calls';
import { Card, CardGrid } from '../layout/Card';
import { type Fact, Facts } from '../layout/Facts';
import { formatName, formatValue } from './format';

/** What was filled in, what travelled along, and where it came from. */
export function LeadCards({ record: { form, lead } }: { readonly record: LeadRecord }) {
  const labels = new Map(form.fields.map(({ name, label }) => [name, label]));
  const hidden = factsOf(lead.hidden_fields);
  const origin = [
    { name: 'Language', value: lead.locale },
    ...(lead.source_url === '' ? [] : [{ name: 'Page', value: lead.source_url }]),
    ...factsOf(lead.tracking),
  ];
  return (
    <CardGrid>
      <Card title="Filled in">
        <Facts facts={factsOf(lead.values, (name) => labels.get(name))} />
      </Card>
      {hidden.length > 0 && (
        <Card title="Added by the site">
          <Facts facts={hidden} />
        </Card>
      )}
      <Card title="Where it came from">
        <Facts facts={origin} />
      </Card>
    </CardGrid>
  );
}

function factsOf(values: LeadValues, labelOf: (name: string) => string | undefined = () => undefined): Fact[] {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name: labelOf(name) ?? formatName(name), value: formatValue(value) }));
}
