import type { TextPieces } from '@showroom/contracts/entities/search-result';

/** A text of a result; what was looked for is marked. */
export function Pieces({ of }: { readonly of: TextPieces }) {
  return of.map(({ text, is_found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity beyond their index
    is_found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
