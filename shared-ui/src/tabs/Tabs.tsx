import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react/tab';
import { directionOf } from '@showroom/contracts/markets';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import './Tabs.css';

/** One tab with its panel. */
export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** Cannot be chosen (yet); keyboards still reach it, so that it can be read. */
  readonly disabled?: boolean | undefined;
}

/** The tabs in their order, and which of them is open. */
export interface TabsProps {
  /** Name of the list of tabs for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Controlled together with `onSelect`, else the tab that is open first. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** Panels of which one is seen; arrow keys move between the tabs. */
export function Tabs({ label, items, selected, onSelect, className }: TabsProps) {
  const prefix = useId();
  const isRightToLeft = directionOf(usePageLocale().locale) === 'rtl';
  const idOf = (id: string) => `${prefix}${id}`;
  const first = selected ?? items[0]?.id ?? '';
  const control = onSelect
    ? {
        selectedId: idOf(first),
        setSelectedId: (id: string | null | undefined) => id && onSelect(id.slice(prefix.length)),
      }
    : { defaultSelectedId: idOf(first) };
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place in the row
  useEffect(() => bringIntoRow(list.current, idOf(first)), [first]);
  return (
    <div className={['ui-tabs', className].filter(Boolean).join(' ')}>
      <TabProvider {...control} rtl={isRightToLeft}>
        <TabList ref={list} aria-label={label} className="ui-tabs-list">
          {items.map((item) => (
            <Tab key={item.id} id={idOf(item.id)} disabled={item.disabled ?? false} className="ui-tabs-tab">
              {item.label}
            </Tab>
          ))}
        </TabList>
        {items.map((item) => (
          <TabPanel
            key={item.id}
            tabId={idOf(item.id)}
            className="ui-tabs-panel"
            // `hidden` hides a panel; the style attribute that says the same is against the site's
            // policy. Where the open tab is told, its panel is open at once: what is focused in it
            // as soon as it stands would be hidden otherwise.
            render={({ style: _, hidden, ...panel }) => (
              <div {...panel} hidden={onSelect ? item.id !== first : hidden} />
            )}
          >
            {item.content}
          </TabPanel>
        ))}
      </TabProvider>
    </div>
  );
}

/** Scrolls a row that is wider than its place so far that the open tab is seen; never the page. */
function bringIntoRow(row: HTMLElement | null, id: string): void {
  // By its id: which tab is marked as open changes after this.
  const tab = document.getElementById(id);
  if (!row || !tab) return;
  const [own, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < room.left) row.scrollLeft += own.left - room.left;
  else if (own.right > room.right) row.scrollLeft += own.right - room.right;
}
