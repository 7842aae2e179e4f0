import { Icon } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { loadStoredText, store } from '@showroom/shared-ui/storage';
import { useEffect, useState } from 'react';
import { StatusBadge } from '../pages/PageStatus';
import toolbarMessages from './messages/en.json';
import { removeRefusal } from './refusals';
import { previewOf, shownPath } from './shown-path';
import { type PageHere, usePageHere } from './use-page-here';
import './Toolbar.css';

/** Whether somebody wants to see the pages of this tab as visitors do. */
const HIDDEN = 'editors-toolbar-hidden';

/** What editors have on the pages of the site: how a page is doing, and the ways to change it. */
export function Toolbar() {
  const { pathname } = useLocation();
  const { market } = usePlatform();
  const shown = shownPath(pathname);
  const isEditor = shown === undefined;
  const [isShown, setShown] = useState(false);
  // Not while a server renders: it does not know the tab.
  useEffect(() => setShown(loadStoredText(HIDDEN, 'session') === undefined), []);
  useEffect(() => {
    if (isEditor) removeRefusal(market.code);
  }, [isEditor, market.code]);
  const hide = () => {
    store(HIDDEN, true, 'session');
    setShown(false);
  };
  return isShown && shown && <ShownToolbar {...shown} onHide={hide} />;
}

interface ShownToolbarProps {
  readonly path: string;
  readonly isPreview: boolean;
  readonly onHide: () => void;
}

function ShownToolbar({ path, isPreview, onHide }: ShownToolbarProps) {
  const here = usePageHere(path);
  const texts = useMessages(toolbarMessages);
  if (!here) return null;
  return (
    <aside className="editors-toolbar" aria-label={texts.label}>
      <div className="editors-toolbar-bar">
        {here.page && <PageLinks page={here.page} isPreview={isPreview} />}
        <SiteLink href="/cms" look="plain" className="editors-toolbar-link">
          {texts.pages}
        </SiteLink>
        <button type="button" className="editors-toolbar-hide" aria-label={texts.hide} onClick={onHide}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}

interface PageLinksProps {
  readonly page: NonNullable<PageHere['page']>;
  readonly isPreview: boolean;
}

function PageLinks({ page: { id, attributes }, isPreview }: PageLinksProps) {
  const { path, status } = attributes;
  const texts = useMessages(toolbarMessages);
  return (
    <>
      {isPreview ? <strong>{texts.draft}</strong> : <StatusBadge status={status} />}
      <SiteLink href={`/cms/pages/${id}`} look="plain" className="editors-toolbar-link">
        {texts.edit}
      </SiteLink>
      {!isPreview && status === 'changed' && (
        <SiteLink href={previewOf(path)} look="plain" className="editors-toolbar-link">
          {texts.preview}
        </SiteLink>
      )}
      {isPreview && (status === 'published' || status === 'changed') && (
        <SiteLink href={path} look="plain" className="editors-toolbar-link">
          {texts.published_page}
        </SiteLink>
      )}
    </>
  );
}
