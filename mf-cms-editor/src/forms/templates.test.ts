import { formDefinition } from '@showroom/contracts/entities/form';
import { definitionProblems } from '@showroom/contracts/forms/definition-problems';
import problemTexts from '@showroom/contracts/forms/messages/en.json';
import { MARKET_CODES, MARKETS } from '@showroom/contracts/markets';
import { definitionOf, TEMPLATES, type TemplateId } from './templates';

const IDS = Object.keys(TEMPLATES).filter((id): id is TemplateId => id !== 'empty' && id in TEMPLATES);

test.each(MARKET_CODES.flatMap((market) => IDS.map((id) => [id, market] as const)))(
  'the template %s is whole in every language of %s',
  (id, market) => {
    const { locales } = MARKETS[market];
    const definition = definitionOf(id, 'New', locales);
    expect(formDefinition.parse(definition)).toEqual(definition);
    for (const locale of locales) expect(definitionProblems(definition, locale, problemTexts)).toEqual([]);
  },
);

test('an empty form asks nothing yet, and says so before it is saved', () => {
  expect(definitionProblems(definitionOf('empty', 'New', ['en-GB']), 'en-GB', problemTexts)).toEqual([
    { path: 'fields', message: 'The form asks nothing.' },
  ]);
});
