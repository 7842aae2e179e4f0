import type { ContentStrategy } from '@showroom/contracts/dynamic-content/strategies';
import type { FabContent, FabItem, FabState } from '@showroom/contracts/entities/fab';

/** How many items are in sight before somebody asks for the others. */
const SHOWN = { desktop: 4, mobile: 3 } as const;

/** Quick links go before the items; nothing at all, or a page without the button, disables it. */
export function fabState(content: FabContent | undefined, isHidden: boolean): FabState {
  const isQuickLinks = content !== undefined && content.quick_links.length > 0;
  const items = (isQuickLinks ? content.quick_links : content?.items) ?? [];
  return {
    items,
    isQuickLinks,
    isSecondary: content?.is_secondary ?? false,
    isfabDisabled: isHidden || items.length === 0,
    mobileButtonLabel: content?.mobile_button_label ?? '',
    quickLinksExpandButtonLabel: content?.quick_links_expand_button_label ?? '',
    areQuickLinksReversed: isQuickLinks && (content?.are_quick_links_reversed ?? false),
  };
}

/** An item that is offered: its link, or the text that stands for it. */
export interface ShownItem extends Pick<FabItem, 'icon' | 'link'> {
  readonly fallback?: string;
}

/**
 * Items in their order, without those whose strategy failed and that have nothing to say instead:
 * those in sight, and the others.
 */
export function shownItems(
  { items, areQuickLinksReversed }: FabState,
  failed: ReadonlySet<ContentStrategy>,
  device: keyof typeof SHOWN,
): readonly [inSight: readonly ShownItem[], others: readonly ShownItem[]] {
  const ordered = areQuickLinksReversed ? [...items].reverse() : items;
  const shown = ordered.flatMap(({ icon, link, dc_strategy }): ShownItem[] => {
    if (!dc_strategy || !failed.has(dc_strategy)) return [{ icon, link }];
    return dc_strategy.fallback ? [{ icon, link, fallback: dc_strategy.fallback }] : [];
  });
  return [shown.slice(0, SHOWN[device]), shown.slice(SHOWN[device])];
}
