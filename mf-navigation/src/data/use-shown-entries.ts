import type { ContentStrategy } from '@showroom/contracts/dynamic-content/strategies';
import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';
import { useFailedStrategies } from '@showroom/shared-ui/failed-strategies';
import { useMemo } from 'react';

/** A picture needs its source, every other link but a wrapper something to say. */
function isWhole({ type, label, image }: NavLink): boolean {
  if (type === 'image') return Boolean(image?.src);
  return type === 'wrapper' || label.trim() !== '';
}

/** A link, its fallback where the condition fails, or nothing. */
function offered<T extends NavLink>(link: T, failed: ReadonlySet<ContentStrategy>): T[] {
  const { dc_strategy: strategy } = link;
  if (!isWhole(link)) return [];
  if (!strategy || !failed.has(strategy)) return [link];
  return strategy.fallback ? [{ ...link, label: strategy.fallback }] : [];
}

/**
 * The entries that can be shown: whole ones, and those whose conditions hold. The server knows no
 * visitor and shows all of them.
 */
export function useShownEntries(entries: readonly NavEntry[]): readonly NavEntry[] {
  const links = useMemo(() => entries.flatMap(({ attributes }) => [attributes, ...attributes.children]), [entries]);
  const failed = useFailedStrategies(links);
  return useMemo(
    () =>
      entries.flatMap((entry) =>
        offered(entry.attributes, failed).map((attributes) => ({
          ...entry,
          attributes: { ...attributes, children: attributes.children.flatMap((child) => offered(child, failed)) },
        })),
      ),
    [entries, failed],
  );
}
