interface StructuredDataProps {
  /** One entry of https://schema.org, as JSON. */
  readonly json: string;
}

/**
 * What a page says about itself to search engines: data that no browser executes. `<` is escaped,
 * so that no text can end the element.
 */
export function StructuredData({ json }: StructuredDataProps) {
  const html = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup, and it cannot end its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
