interface Item {
  readonly accordion_title: string;
  readonly accordion_content: string;
}

/**
 * The items as questions and answers for search engines. `<` is escaped, so that no text can end
 * the script.
 */
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
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data that browsers do not execute, and it cannot end its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
