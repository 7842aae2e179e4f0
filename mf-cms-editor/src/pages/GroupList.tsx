import type { ContentGroup } from '@showroom/contracts/content/page-content';
import { memo } from 'react';
import type { Half } from '../dragging/use-dragging';
import { GroupItem, type GroupProps } from './GroupItem';

interface GroupListProps extends GroupProps {
  readonly groups: readonly ContentGroup[];
  readonly isUnfolded: (id: string) => boolean;
  readonly zoneOver: (id: string) => Half | undefined;
}

/** So many groups are laid out, observed and compared as one. */
const PART = 50;

/** The groups of a block, in parts: a key renders the part that it is in, and of it one group. */
export function GroupList({ groups, isUnfolded, zoneOver, ...shared }: GroupListProps) {
  const parts = Array.from({ length: Math.ceil(groups.length / PART) }, (_, at) => at * PART);
  return parts.map((first) => {
    const rows = groups.slice(first, first + PART).map((group) => ({
      group,
      isUnfolded: isUnfolded(group.id),
      zone: zoneOver(group.id),
    }));
    return <GroupPart key={first} first={first} rows={rows} {...shared} />;
  });
}

interface GroupRow {
  readonly group: ContentGroup;
  readonly isUnfolded: boolean;
  readonly zone: Half | undefined;
}

interface GroupPartProps extends GroupProps {
  /** Index of its first group. */
  readonly first: number;
  readonly rows: readonly GroupRow[];
}

const GroupPart = memo(function GroupPart({ first, rows, ...shared }: GroupPartProps) {
  return (
    <div className="group-part">
      {rows.map((row, at) => (
        <GroupItem key={row.group.id} index={first + at} {...row} {...shared} />
      ))}
    </div>
  );
}, isSamePart);

function isSamePart({ rows, ...before }: GroupPartProps, { rows: next, ...after }: GroupPartProps): boolean {
  const isSameRow = (row: GroupRow, at: number) =>
    row.group === next[at]?.group && row.isUnfolded === next[at]?.isUnfolded && row.zone === next[at]?.zone;
  return isSameShallow(before, after) && rows.length === next.length && rows.every(isSameRow);
}

function isSameShallow(before: object, after: object): boolean {
  return Object.entries(before).every(([name, value]) => Object.is(value, Reflect.get(after, name)));
}
