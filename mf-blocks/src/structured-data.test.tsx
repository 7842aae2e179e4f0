import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { blockProps } from '@showroom/shared-ui/testing';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Component as Accordion } from './blocks/accordion/Accordion';
import { examples as questions } from './blocks/accordion/examples';
import { examples as retailers } from './blocks/retailer-schema/examples';
import { Component as RetailerSchema } from './blocks/retailer-schema/RetailerSchema';
import { examples as services } from './blocks/service-schema/examples';
import { Component as ServiceSchema } from './blocks/service-schema/ServiceSchema';

type Properties = Readonly<Record<string, readonly string[]>>;

const TEXT = ['Text'];
const THING: Properties = { name: TEXT, description: TEXT, url: TEXT };
const LOCAL_BUSINESS: Properties = {
  ...THING,
  keywords: TEXT,
  address: ['Text', 'PostalAddress'],
  telephone: TEXT,
  email: TEXT,
  faxNumber: TEXT,
  contactPoint: ['ContactPoint'],
  makesOffer: ['Offer'],
  geo: ['GeoCoordinates', 'GeoShape'],
  openingHours: TEXT,
  paymentAccepted: TEXT,
  priceRange: TEXT,
};

/** Types of https://schema.org with their properties, as far as blocks say them. */
const TYPES: Readonly<Record<string, Properties>> = {
  AutoDealer: LOCAL_BUSINESS,
  AutoRepair: LOCAL_BUSINESS,
  Service: {
    ...THING,
    provider: ['Organization', 'Person', 'AutoRepair'],
    offers: ['Offer', 'Demand'],
    category: TEXT,
  },
  Offer: { ...THING, category: TEXT },
  GeoCoordinates: { ...THING, latitude: ['Number', 'Text'], longitude: ['Number', 'Text'] },
  ContactPoint: { ...THING, contactType: TEXT, email: TEXT, telephone: TEXT, faxNumber: TEXT },
  FAQPage: { ...THING, mainEntity: ['Question'] },
  Question: { ...THING, acceptedAnswer: ['Answer', 'ItemList'] },
  Answer: { ...THING, text: TEXT },
};

function kindOf(value: unknown): string {
  if (typeof value === 'string') return value.trim() === '' ? 'nothing' : 'Text';
  if (typeof value === 'number') return 'Number';
  return typeof value === 'object' && value !== null && '@type' in value ? String(value['@type']) : 'nothing';
}

/** Where an entry says what its type has no property for, or a value of another kind. */
function faultsOf(entry: unknown): string[] {
  const type = kindOf(entry);
  const properties = TYPES[type];
  if (typeof entry !== 'object' || entry === null) return [];
  if (!properties) return [`There is no type ${type}`];
  return Object.entries(entry)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, said]) => {
      const values: unknown[] = Array.isArray(said) ? said : [said];
      const strangers = values.map(kindOf).filter((kind) => !properties[name]?.includes(kind));
      return [...strangers.map((kind) => `${type}.${name} is ${kind}`), ...values.flatMap(faultsOf)];
    });
}

const saidBy = <Content,>(Block: ComponentType<BlockProps<Content>>, examples: Readonly<Record<string, Content>>) =>
  Object.entries(examples).map(([name, content]) => {
    const { container } = render(<Block {...blockProps(content)} />);
    const json = container.querySelector('script[type="application/ld+json"]')?.textContent;
    return { name, entry: json === undefined ? undefined : JSON.parse(json) };
  });

test.each([
  ['retailers', 'AutoDealer', saidBy(RetailerSchema, retailers)],
  ['services', 'Service', saidBy(ServiceSchema, services)],
  ['questions', 'FAQPage', saidBy(Accordion, questions).filter(({ entry }) => entry !== undefined)],
])('what search engines read of %s is of the type %s by the definitions of schema.org', (_, type, said) => {
  expect(said).not.toHaveLength(0);
  for (const { name, entry } of said) {
    expect([name, entry['@context'], entry['@type'], faultsOf(entry)]).toEqual([name, 'https://schema.org', type, []]);
  }
});

test('what no type of schema.org has is found', () => {
  const entry = {
    '@type': 'AutoDealer',
    name: '',
    hours: 'always',
    geo: { '@type': 'GeoCoordinates', latitude: true },
  };
  expect(faultsOf(entry)).toEqual([
    'AutoDealer.name is nothing',
    'AutoDealer.hours is Text',
    'GeoCoordinates.latitude is nothing',
  ]);
});
