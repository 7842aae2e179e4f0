import { searchConfiguration } from '../../search-configuration';
import { stemmed, withoutArticle } from '../../search-stems';
import { pairsOf, type Term, termsOf } from '../../search-terms';

/** More words than these are left out. */
const MOST_WORDS = 8;
/** Languages whose stems are known here, or that have no endings. */
const HAS_STEMS = /^(en|ar|ja)\b/;
/** From here on their words are compared without endings. */
const LONG_WORD = 5;

export interface TextQuery {
  readonly words: readonly Term[];
  readonly configuration: string;
  /** For `to_tsquery`: every word, or any. */
  readonly all: string;
  readonly any: string;
  /** What words begin with that are meant by a beginning. */
  readonly beginnings: readonly string[];
}

/**
 * Of a language whose stems are not known, Ukrainian or French, a long word stands for all that
 * begin like it without its last two letters: автомобілі finds автомобіль.
 */
function beginningOf(text: string, locale: string): string | undefined {
  const letters = [...text];
  const isCut = !HAS_STEMS.test(locale) && !/\d/.test(text) && letters.length >= LONG_WORD;
  return isCut ? letters.slice(0, -2).join('') : undefined;
}

interface Operand {
  /** For `to_tsquery`: a word has letters, digits and marks alone, so none is an operator. */
  readonly text: string;
  /** What all words begin with that it stands for. */
  readonly beginning?: string;
}

const beginsWith = (beginning: string): Operand => ({ text: `'${beginning}':*`, beginning });

function operandOf({ text, isUnspaced }: Term, locale: string, isTyped: boolean): Operand {
  if (isUnspaced) {
    const pairs = pairsOf(text);
    // One character is the beginning of a pair.
    return pairs.length === 1
      ? { text: `'${text}':*` }
      : { text: `(${pairs.map((pair) => `'${pair}'`).join(' <-> ')})` };
  }
  if (isTyped) return beginsWith(withoutArticle(text, locale));
  const beginning = beginningOf(text, locale);
  return beginning === undefined ? { text: `'${stemmed(text, locale)}'` } : beginsWith(beginning);
}

/** What somebody typed; while it is being typed its last word is the beginning of one. */
export function textQuery(text: string, locale: string, { isTyped = false } = {}): TextQuery {
  const words = termsOf(text).slice(0, MOST_WORDS);
  const operands = words.map((word, index) => operandOf(word, locale, isTyped && index === words.length - 1));
  const texts = operands.map((operand) => operand.text);
  return {
    words,
    configuration: searchConfiguration(locale),
    all: texts.join(' & '),
    any: texts.join(' | '),
    beginnings: operands.flatMap(({ beginning }) => beginning ?? []),
  };
}
