import { useLocation, useNavigate, useNavigation } from '@showroom/shared-ui/router';
import { startTransition, useState } from 'react';
import {
  type ListState,
  namesListState,
  parseListState,
  serializeChosenState,
  serializeListState,
} from '../facets/url-state';

export interface ListControl {
  /** What the visitor has chosen so far; ahead of the list while it loads. */
  readonly state: ListState;
  readonly pending: boolean;
  /** Query of a state's address, `?` included; empty for the state without a choice. */
  readonly searchOf: (state: ListState) => string;
  readonly hrefOf: (state: ListState) => string;
  /** Goes to a state; `replace` where a drag or a key held down would fill the history. */
  readonly change: (state: ListState, options?: { readonly replace?: boolean }) => void;
}

/**
 * The address is the only state; a choice is shown at once and holds until its navigation has
 * ended. `start` is what an editor chose in advance: it holds where the address says nothing.
 */
export function useListState(start: ListState | undefined): ListControl {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<ListState>();

  const underWay = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const current = new URLSearchParams(location.search);
  const read = (query: URLSearchParams) => (start && !namesListState(query) ? start : parseListState(query));
  const addressed = read(underWay ? new URLSearchParams(underWay.search) : current);
  const write = start ? serializeChosenState : serializeListState;
  const searchOf = (state: ListState) => write(state, current);

  async function go(next: ListState, replace: boolean): Promise<void> {
    setWanted(next);
    await navigate({ search: searchOf(next) }, { replace });
    // In one transition with the new address, so that nothing in between is ever shown.
    startTransition(() => setWanted((now) => (now === next ? undefined : now)));
  }
  return {
    state: wanted ?? addressed,
    pending: wanted !== undefined || underWay !== undefined,
    searchOf,
    hrefOf: (state) => `${location.pathname}${searchOf(state)}`,
    change(next, { replace = false } = {}) {
      if (searchOf(next) !== location.search || underWay) void go(next, replace);
    },
  };
}
