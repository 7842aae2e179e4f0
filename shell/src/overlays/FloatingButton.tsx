import { fromWidth } from '@showroom/contracts/breakpoints';
import type { FabState } from '@showroom/contracts/entities/fab';
import { useCheckedStrategies } from '@showroom/shared-ui/failed-strategies';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { useLocation } from '@showroom/shared-ui/router';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { type ShownItem, shownItems } from './fab-state';
import overlayMessages from './messages/en.json';

/** From here on the links stand side by side; below, one button opens them. */
const DESKTOP = fromWidth('xl');

/** Links that stay in reach wherever the page is scrolled to. */
export function FloatingButton({ state }: { readonly state: FabState }) {
  const failed = useCheckedStrategies(state.items);
  const isDesktop = useIsDesktop();
  // Links that go once their conditions are known would move the others.
  if (!failed) return null;
  const [inSight, others] = shownItems(state, failed, isDesktop ? 'desktop' : 'mobile');
  if (inSight.length === 0) return null;
  return <Floating key={String(isDesktop)} {...{ state, isDesktop, inSight, others }} />;
}

interface FloatingProps {
  readonly state: FabState;
  readonly isDesktop: boolean;
  readonly inSight: readonly ShownItem[];
  readonly others: readonly ShownItem[];
}

function Floating({ state, isDesktop, inSight, others }: FloatingProps) {
  const texts = useMessages(overlayMessages);
  const { isOpen, toggle, panelId, surroundings } = usePanel();
  const [isExpanded, setExpanded] = useState(false);
  const more = state.quickLinksExpandButtonLabel || texts.more;
  const theme = state.isSecondary ? 'white-theme' : 'dark-theme';
  return (
    <nav className={`fab ${theme}`} aria-label={texts.quickLinks} {...surroundings}>
      <div className="fab-bar">
        {isDesktop && <Items items={inSight} />}
        {(!isDesktop || others.length > 0) && (
          <button type="button" className="fab-toggle" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
            {isDesktop ? more : state.mobileButtonLabel || texts.nextSteps}
            <Icon name="chevron-up" size={20} className="fab-chevron" />
          </button>
        )}
      </div>
      <div id={panelId} className="fab-panel" hidden={!isOpen}>
        <Items items={isDesktop ? others : isExpanded ? [...inSight, ...others] : inSight} />
        {!isDesktop && others.length > 0 && (
          <button
            type="button"
            className="fab-toggle fab-more"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {more}
            <Icon name={isExpanded ? 'minus' : 'plus'} size={20} />
          </button>
        )}
      </div>
    </nav>
  );
}

function Items({ items }: { readonly items: readonly ShownItem[] }) {
  return (
    <ul className="fab-items">
      {items.map((item) => (
        <li key={`${item.link.url} ${item.link.link_text}`}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ icon, link, fallback }: ShownItem) {
  const shape = isIconName(icon) && <Icon name={icon} size={20} />;
  if (fallback !== undefined || safeHref(link.url) === undefined)
    return (
      <span className="fab-item fab-text">
        {shape}
        {fallback ?? link.link_text}
      </span>
    );
  return (
    <SiteLink href={link.url} target={link.target} look="plain" className="fab-item">
      {shape}
      {link.link_text}
    </SiteLink>
  );
}

/** A panel that is open on one page alone; Escape and whatever is done beside it close it. */
function usePanel() {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const ref = useRef<HTMLElement>(null);
  const panelId = useId();
  const isOpen = openOn === key;
  const close = () => setOpenOn(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && isBeside(target, ref.current)) setOpenOn(undefined);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  useEffect(() => roomFor(ref.current), []);
  return {
    isOpen,
    panelId,
    toggle: () => setOpenOn(isOpen ? undefined : key),
    surroundings: {
      ref,
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        if (relatedTarget && isBeside(relatedTarget, currentTarget)) close();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        ref.current?.querySelector<HTMLElement>('[aria-controls]')?.focus();
      },
    },
  };
}

/** A dialog gives the focus back to the link that opened it, which must still be there. */
const isBeside = (target: Element, links: Element | null) => !links?.contains(target) && !target.closest('dialog');

const HEIGHT = '--floating-height';

/** Tells the footer how much of the page's end lies below an element. Returns the way to stop. */
function roomFor(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(DESKTOP).matches);
}
