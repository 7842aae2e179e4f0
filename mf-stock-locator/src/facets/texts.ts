import facetMessages from './messages/en.json';

declare module '../language/language' {
  interface Language {
    readonly facets?: typeof facetMessages;
  }
}

export { facetMessages };
