import {
  SERVICE_PACK_GROUPS,
  type ServicePack,
  type ServicePackGroup,
} from '@showroom/contracts/entities/order-choices';
import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';

type ChosenPacks = NonNullable<OrderOnlineData['servicePackData']>['packs'];

export interface PackGroup {
  readonly group: ServicePackGroup;
  readonly packs: readonly ServicePack[];
}

/** What is offered, by group in the order of the groups. */
export function groupsOf(offered: readonly ServicePack[]): PackGroup[] {
  return SERVICE_PACK_GROUPS.map((group) => ({
    group,
    packs: offered.filter(({ attributes }) => attributes.group === group),
  })).filter(({ packs }) => packs.length > 0);
}

function asChosen({ id, attributes: { name, price, currency } }: ServicePack): ChosenPacks[number] {
  return { id, name, price, currency };
}

/** The packs with another choice for one group; an empty id is none of it. */
export function withChoice(packs: ChosenPacks, { packs: group }: PackGroup, id: string): ChosenPacks {
  const others = packs.filter((one) => !group.some((own) => own.id === one.id));
  const selected = group.find((one) => one.id === id);
  return selected ? [...others, asChosen(selected)] : others;
}

/** What was chosen before as it is offered now; undefined when nothing of it has changed. */
export function refreshed(packs: ChosenPacks, offered: readonly ServicePack[]): ChosenPacks | undefined {
  const now = packs.flatMap((one) => {
    const found = offered.find(({ id }) => id === one.id);
    return found ? [asChosen(found)] : [];
  });
  const isSame = now.length === packs.length && now.every(({ price }, index) => price === packs[index]?.price);
  return isSame ? undefined : now;
}

/** What the packs cost each month, and once. */
export function totalsOf(
  packs: ChosenPacks,
  offered: readonly ServicePack[],
): { readonly month: number; readonly once: number } {
  const sum = (period: 'once' | 'month') =>
    offered
      .filter(({ id, attributes }) => attributes.period === period && packs.some((one) => one.id === id))
      .reduce((total, { attributes }) => total + attributes.price, 0);
  return { month: sum('month'), once: sum('once') };
}
