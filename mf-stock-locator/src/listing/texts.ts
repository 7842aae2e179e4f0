import listMessages from './messages/en.json';

declare module '../language/language' {
  interface Language {
    readonly list?: typeof listMessages;
  }
}

export { listMessages };
