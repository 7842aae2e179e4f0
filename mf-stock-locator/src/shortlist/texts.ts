import shortlistMessages from './messages/en.json';

declare module '../language/language' {
  interface Language {
    readonly saved?: typeof shortlistMessages;
  }
}

export { shortlistMessages };
