import { ROLES, type Role } from '../entities/role';
import type { Templates } from './content-form';
import { isSame } from './is-same';
import type { ContentBlock, PageContent, Translated } from './page-content';

/** What people may do with pages, each apart. */
export const OPERATIONS = [
  'edit_texts',
  'arrange_blocks',
  'edit_restricted',
  'edit_page',
  'create_page',
  'publish',
  'unpublish',
  'delete_page',
] as const;
/** One thing that somebody may do with a page. */
export type Operation = (typeof OPERATIONS)[number];

/** What each role may do in its markets. */
const GRANTS: Readonly<Record<Role, readonly Operation[]>> = {
  translator: ['edit_texts'],
  editor: ['edit_texts', 'arrange_blocks', 'create_page', 'publish'],
  /** Looks after leads alone. */
  lead_manager: [],
  market_manager: OPERATIONS,
  admin: OPERATIONS,
};

/** What somebody with these roles may do with pages of their markets. */
export function operationsOf(roles: readonly Role[]): readonly Operation[] {
  return OPERATIONS.filter((operation) => roles.some((role) => GRANTS[role].includes(operation)));
}

/** Who may make a call that does this. */
export function rolesFor(operation: Operation): readonly Role[] {
  return ROLES.filter((role) => GRANTS[role].includes(operation));
}

/** All of a block that is no text, without its groups' values. */
function frameOf({ texts: _, groups, ...rest }: ContentBlock) {
  return { ...rest, groups: groups.map(({ id, values }) => ({ id, values })) };
}

/** A block wherever it stands: others that come or go move it as well. */
function withoutSequences({ positions, active_positions, ...rest }: ContentBlock) {
  return {
    ...rest,
    positions: positions.map(({ id }) => id).toSorted(),
    active_positions: active_positions.toSorted(),
  };
}

const textsOf = ({ texts, groups }: ContentBlock) => [texts, groups.map((group) => [group.id, group.texts])];

/** What somebody does who saves `after` where `before` was stored; both are in their form. */
export function operationsBetween(
  before: PageContent,
  after: PageContent,
  templates: Templates,
): ReadonlySet<Operation> {
  const found = new Set<Operation>();
  const stored = new Map(before.blocks.map((block) => [block.id, block]));
  const isRestricted = ({ template }: ContentBlock) => templates.get(template)?.restricted === true;
  const [was, is] = [before.values, after.values].map(({ news_date, ...rest }) => ({ news_date, rest }));
  if (!isSame(was?.rest, is?.rest)) found.add('edit_page');
  // Whoever composes an article says of which day it is.
  if (!isSame(was?.news_date, is?.news_date)) found.add('arrange_blocks');
  if (hasOtherAddress(before, after)) found.add('edit_page');
  if (!isSame(before.texts, after.texts)) found.add('edit_texts');
  for (const block of after.blocks) {
    const known = stored.get(block.id);
    stored.delete(block.id);
    if (isSame(known, block)) continue;
    const isChanged = !known || !isSame(withoutSequences(known), withoutSequences(block));
    if (isChanged && (isRestricted(block) || (known && isRestricted(known)))) found.add('edit_restricted');
    const isText = known !== undefined && isSame(frameOf(known), frameOf(block));
    if (!isText) found.add('arrange_blocks');
    if (known && !isSame(textsOf(known), textsOf(block))) found.add('edit_texts');
  }
  if (stored.size > 0) found.add('arrange_blocks');
  if ([...stored.values()].some(isRestricted)) found.add('edit_restricted');
  return found;
}

/** Where search engines are sent is no text, although each language has its own. */
function hasOtherAddress(before: Translated, after: Translated): boolean {
  const locales = new Set([...Object.keys(before.texts), ...Object.keys(after.texts)]);
  return [...locales].some(
    (locale) => !isSame(before.texts[locale]?.['canonical_url'], after.texts[locale]?.['canonical_url']),
  );
}
