/** In an address: the block whose form it comes from, for a page may have several. */
const BLOCK = 'block';

/** Says in the address of a form's answer which block asks. */
export function AskingBlock({ id }: { readonly id: string }) {
  return <input type="hidden" name={BLOCK} value={id} />;
}

/** The block that an address asks; undefined for an address that somebody wrote. */
export function askingBlock(query: URLSearchParams): string | undefined {
  return query.get(BLOCK) ?? undefined;
}

/** What an address asks of others is nothing to a block. */
export function isAsked(id: string, asking: string | undefined): boolean {
  return asking === undefined || asking === id;
}
