import type { Template } from '@showroom/contracts/blocks/template';
import { loadStored, store } from '@showroom/shared-ui/storage';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const KEY = 'cms-block-catalogue';
const MOST_SHOWN = 6;

/** What somebody likes and uses, in this browser. */
const habits = z.object({ favourites: z.array(z.string()), uses: z.record(z.string(), z.int()) });
type Habits = z.output<typeof habits>;

const NONE: Habits = { favourites: [], uses: {} };

/** Favourites and the most used blocks, as far as they are offered. */
export function useCatalogue(isOpen: boolean, offered: readonly Template[]) {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    if (isOpen) setKnown(loadStored(KEY, habits) ?? NONE);
  }, [isOpen]);

  function change(next: Habits): void {
    setKnown(next);
    store(KEY, next);
  }
  const usesOf = ({ key }: Template) => known.uses[key] ?? 0;
  const favourites = offered.filter(({ key }) => known.favourites.includes(key));
  return {
    favourites,
    mostUsed: offered
      .filter((template) => usesOf(template) > 0 && !favourites.includes(template))
      .sort((one, other) => usesOf(other) - usesOf(one))
      .slice(0, MOST_SHOWN),
    isFavourite: ({ key }: Template) => known.favourites.includes(key),
    toggle({ key }: Template): void {
      const rest = known.favourites.filter((one) => one !== key);
      change({ ...known, favourites: rest.length < known.favourites.length ? rest : [...rest, key] });
    },
    use(template: Template): void {
      change({ ...known, uses: { ...known.uses, [template.key]: usesOf(template) + 1 } });
    },
  };
}
