import { type CSSToken, isTokenAtKeyword, TokenType, tokenize } from '@csstools/css-tokenizer';

const CLOSING = new Map<TokenType, TokenType>([
  [TokenType.OpenCurly, TokenType.CloseCurly],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.Function, TokenType.CloseParen],
]);
const CLOSERS = new Set(CLOSING.values());

/** Rules that browsers know only at the beginning of a style sheet; there they load another one. */
const ONLY_FIRST = /^(import|charset|namespace)$/i;

function mismatch(cause?: unknown): Error {
  return new Error('The style sheet has brackets, quotes or comments that do not match', { cause });
}

function minified([kind, text]: CSSToken): string {
  if (kind === TokenType.Whitespace) return ' ';
  // An empty comment still separates what it stands between.
  return kind === TokenType.Comment ? '/**/' : text;
}

/**
 * A foreign style sheet inside the layer of remotes, where it cannot outrank the site's own; one
 * that would leave the layer is refused. It is told from its tokens, without recursion: parsers
 * overflow the stack on nested brackets, and a native one takes the process along.
 */
export function layeredCss(css: string): string {
  const tokens = tokenize(
    { css },
    {
      onParseError: (error) => {
        throw mismatch(error);
      },
    },
  );
  const open: TokenType[] = [];
  let isDropped = false;
  let kept = '';
  for (const token of tokens) {
    const [kind] = token;
    const closing = CLOSING.get(kind);
    if (closing) open.push(closing);
    else if (CLOSERS.has(kind) && open.pop() !== kind) throw mismatch();
    if (kind === TokenType.BadURL) throw mismatch();
    const isOutside = open.length === 0;
    if (isOutside && isTokenAtKeyword(token) && ONLY_FIRST.test(token[4].value)) {
      isDropped = true;
      // Else `/` before it and `*` behind it would begin a comment.
      kept += ' ';
    }
    if (!isDropped) kept += minified(token);
    if (isOutside && (kind === TokenType.Semicolon || kind === TokenType.CloseCurly)) isDropped = false;
  }
  if (open.length > 0) throw mismatch();
  return `@layer remotes{${kept}}\n`;
}
