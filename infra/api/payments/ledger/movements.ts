import type { Movement } from '../../../database/schema/ledger';
import type { Observed } from '../providers/port';

/** What an attempt moved so far, in minor units. */
export type Recorded = Readonly<Partial<Record<Movement, number>>>;

export interface Moved {
  readonly movement: Movement;
  readonly amount: number;
}

/**
 * What is to be written so that the ledger says what the provider says. What is there already is
 * not written again, so that repeated and late observations add nothing. Taking less than was held
 * lets the rest go; giving back happens in any number of parts.
 */
export function movementsTo(
  recorded: Recorded,
  { status, amount, refunded }: Pick<Observed, 'status' | 'amount' | 'refunded'>,
): Moved[] {
  const isLetGo = recorded.captured === undefined && recorded.released !== undefined;
  if (amount <= 0 || isLetGo) return [];
  const held = recorded.authorised ?? amount;
  const authorised: Moved[] = recorded.authorised === undefined ? [{ movement: 'authorised', amount }] : [];
  switch (status) {
    case 'open':
    case 'declined':
      return [];
    case 'authorised':
      return authorised;
    case 'void':
      return recorded.authorised === undefined || recorded.captured !== undefined
        ? []
        : [{ movement: 'released', amount: held }];
    case 'paid':
    case 'refunding':
      return [...authorised, ...captured(recorded, held, amount), ...givenBack(recorded, amount, refunded)];
    case 'refunded':
      return [...authorised, ...captured(recorded, held, amount), ...givenBack(recorded, amount, amount)];
  }
}

function captured(recorded: Recorded, held: number, amount: number): Moved[] {
  if (recorded.captured !== undefined) return [];
  const rest: Moved[] = held > amount ? [{ movement: 'released', amount: held - amount }] : [];
  return [{ movement: 'captured', amount }, ...rest];
}

/** Never more than was taken, and nothing for an answer that is older than what we know. */
function givenBack({ captured: taken, refunded: known = 0 }: Recorded, amount: number, refunded: number): Moved[] {
  const news = Math.min(refunded, taken ?? amount) - known;
  return news > 0 ? [{ movement: 'refunded', amount: news }] : [];
}
