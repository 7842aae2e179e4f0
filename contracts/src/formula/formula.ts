/**
 * A sum as data: a number, the name of a value, or an operation on others. It is computed, and
 * never run as code.
 */
export type Formula = number | string | Operation;

interface Operation {
  readonly operation: string;
  readonly parts: readonly Formula[];
}

/** Values by their names. */
export type Values = Readonly<Record<string, number | undefined>>;

/** Why a text is no formula, as a sentence for who wrote it. */
export class WrongFormula extends Error {
  override readonly name = 'WrongFormula';
}

const LONGEST = 500;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z_][a-z0-9_]*)|(<=|>=|<>|[-+*/^(),<>=]))/iy;

function tokensOf(text: string): string[] {
  if (text.length > LONGEST) throw new WrongFormula(`It has more than ${LONGEST} characters`);
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; ) {
    TOKEN.lastIndex = at;
    const [found, number, name, sign] = TOKEN.exec(text) ?? [];
    const token = number ?? name ?? sign;
    if (found === undefined || token === undefined) throw new WrongFormula(`"${text.slice(at).trim()}" cannot be read`);
    tokens.push(token);
    at += found.length;
  }
  return tokens;
}

/** Functions by the number of values that they take. */
const TAKES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  min: [1, 9],
  max: [1, 9],
  round: [1, 2],
  floor: [1, 1],
  ceil: [1, 1],
  payment: [3, 3],
  if: [3, 3],
};

/**
 * Reads `if(price > 100, price - deposit, 0) / months`: numbers, names, + - * / ^, brackets,
 * functions, and comparisons, which are 1 or 0.
 */
class Reader {
  readonly #tokens: readonly string[];
  #place = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  whole(): Formula {
    const formula = this.#comparison();
    if (this.#next !== undefined) throw new WrongFormula(`"${this.#next}" is not expected`);
    return formula;
  }

  get #next(): string | undefined {
    return this.#tokens[this.#place];
  }

  #take(...wanted: readonly string[]): string | undefined {
    const token = this.#next;
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.#place += 1;
    return token;
  }

  #expect(sign: string): void {
    if (this.#take(sign) === undefined) throw new WrongFormula(`"${sign}" is missing`);
  }

  #comparison(): Formula {
    const left = this.#sum();
    const sign = this.#take('<', '>', '<=', '>=', '=', '<>');
    return sign ? { operation: sign, parts: [left, this.#sum()] } : left;
  }

  #sum(): Formula {
    let left = this.#product();
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-'))
      left = { operation: sign, parts: [left, this.#product()] };
    return left;
  }

  #product(): Formula {
    let left = this.#signed();
    for (let sign = this.#take('*', '/'); sign; sign = this.#take('*', '/'))
      left = { operation: sign, parts: [left, this.#signed()] };
    return left;
  }

  #signed(): Formula {
    return this.#take('-') ? { operation: '-', parts: [0, this.#signed()] } : this.#power();
  }

  #power(): Formula {
    const base = this.#single();
    return this.#take('^') ? { operation: '^', parts: [base, this.#signed()] } : base;
  }

  #single(): Formula {
    if (this.#take('(')) {
      const inner = this.#comparison();
      this.#expect(')');
      return inner;
    }
    const token = this.#next ?? '';
    if (!/^[\w.]/.test(token))
      throw new WrongFormula(token === '' ? 'It ends too early' : `"${token}" is not expected`);
    this.#place += 1;
    if (/^\d/.test(token)) return Number(token);
    return this.#take('(') ? this.#call(token) : token;
  }

  #call(name: string): Formula {
    const parts = [this.#comparison()];
    while (this.#take(',')) parts.push(this.#comparison());
    this.#expect(')');
    const takes = Object.hasOwn(TAKES, name) ? TAKES[name] : undefined;
    if (!takes) throw new WrongFormula(`There is no function "${name}"`);
    const [least, most] = takes;
    if (parts.length < least || parts.length > most) throw new WrongFormula(`"${name}" takes other values`);
    return { operation: name, parts };
  }
}

/** Throws a `WrongFormula` for what is none. */
export function parseFormula(text: string): Formula {
  return new Reader(text).whole();
}

/** Names of the values that a formula needs. */
export function namesIn(formula: Formula): string[] {
  if (typeof formula === 'number') return [];
  if (typeof formula === 'string') return [formula];
  return formula.parts.flatMap(namesIn);
}
