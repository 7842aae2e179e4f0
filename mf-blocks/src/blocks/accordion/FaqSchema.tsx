import { StructuredData } from '@showroom/shared-ui/structured-data';

interface Item {
  readonly accordion_title: string;
  readonly accordion_content: string;
}

/** The items as questions and answers for search engines. */
export function FaqSchema({ items }: { readonly items: readonly Item[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ accordion_title, accordion_content }) => ({
      '@type': 'Question',
      name: accordion_title,
      acceptedAnswer: { '@type': 'Answer', text: accordion_content },
    })),
  };
  return <StructuredData json={JSON.stringify(data)} />;
}
