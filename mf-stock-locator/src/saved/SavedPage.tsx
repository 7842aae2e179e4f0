import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Heading } from '@showroom/shared-ui/heading';
import { Notice } from '@showroom/shared-ui/notice';
import { useLoaderData, useRevalidator } from '@showroom/shared-ui/router';
import { Skeleton } from '@showroom/shared-ui/skeleton';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useEffect } from 'react';
import { storedState } from '../data/product-page-data';
import { LanguageProvider } from '../language/use-language';
import { VehicleCard } from '../listing/VehicleCard';
import { CompareTray } from '../shortlist/CompareTray';
import { comparePath, MOST_COMPARED, STOCK_PATH } from '../shortlist/paths';
import { type SavedVehicle, useSavedVehicles } from '../shortlist/saved-vehicles';
import type { FetchedVehicles, SavedPageData } from './saved-data';
import '../listing/VehicleGrid.css';
import './SavedPage.css';

type Texts = SavedPageData['texts'];

const idOf = ({ id, list }: SavedVehicle) => `${list} ${id}`;

/** `/showroom/saved`. */
export function SavedPage() {
  const { language, texts, vehicles } = useLoaderData<SavedPageData>();
  const saved = useSavedVehicles();
  const { revalidate, state } = useRevalidator();
  const known = new Set([
    ...(vehicles?.cards ?? []).map((one) => idOf(one.saved)),
    ...(vehicles?.failed ?? []).map(idOf),
  ]);
  // The server's page knows no vehicles, and another tab may have saved more since they were
  // fetched.
  const isBehind = vehicles === undefined || saved.some((one) => !known.has(idOf(one)));
  useEffect(() => {
    if (isBehind) void revalidate();
  }, [isBehind, revalidate]);

  return (
    <LanguageProvider value={language}>
      <div className="saved">
        <Container wide>
          <Heading level={1} size="title">
            {texts.title}
          </Heading>
          <p className="saved-lead">{texts.lead}</p>
          <noscript>
            <p>{texts.noScript}</p>
          </noscript>
          {vehicles ? (
            <Vehicles {...{ vehicles, saved, texts, locale: language.locale }} retrying={state === 'loading'} />
          ) : (
            <Waiting texts={texts} />
          )}
        </Container>
        <CompareTray />
      </div>
    </LanguageProvider>
  );
}

interface VehiclesProps {
  readonly vehicles: FetchedVehicles;
  readonly saved: readonly SavedVehicle[];
  readonly texts: Texts;
  readonly locale: string;
  readonly retrying: boolean;
}

/**
 * A vehicle that is taken out stays in its place until the next visit, where its heart brings it
 * back.
 */
function Vehicles({ vehicles: { cards, failed, gone, sold }, saved, texts, locale, retrying }: VehiclesProps) {
  const { revalidate } = useRevalidator();
  const present = new Set(saved.map(idOf));
  const retry = (
    <Button kind="secondary" size="small" busy={retrying} onClick={() => void revalidate()}>
      {texts.retry}
    </Button>
  );
  const compared = cards
    .filter(({ saved: one, card }) => present.has(idOf(one)) && card.list === undefined)
    .map(({ card }) => card.id);
  return (
    <>
      {gone > 0 && <Notice className="saved-notice">{formatCount(gone, texts.gone, locale)}</Notice>}
      {sold > 0 && <Notice className="saved-notice">{formatCount(sold, texts.sold, locale)}</Notice>}
      {failed.length > 0 && (
        <Notice kind="error" title={texts.failedTitle} actions={retry} className="saved-notice">
          {texts.failedText}
        </Notice>
      )}
      {cards.length === 0 && failed.length === 0 ? (
        <Empty texts={texts} />
      ) : (
        <div className="saved-bar">
          <p role="status">{formatCount(saved.length, texts.vehicles, locale)}</p>
          {compared.length > 1 && compared.length <= MOST_COMPARED && (
            <LinkButton kind="secondary" size="small" href={comparePath(compared, { state: storedState() })}>
              {texts.compareAll}
            </LinkButton>
          )}
        </div>
      )}
      <ul className="listing-grid">
        {cards.map(({ saved: one, card }) => (
          <li key={idOf(one)} className={present.has(idOf(one)) ? undefined : 'saved-taken-out'}>
            <VehicleCard card={card} level={2} savable />
          </li>
        ))}
      </ul>
    </>
  );
}

function Empty({ texts }: { readonly texts: Texts }) {
  return (
    <div className="saved-empty">
      <p className="saved-empty-title">{texts.emptyTitle}</p>
      <p>{texts.emptyText}</p>
      <LinkButton href={STOCK_PATH}>{texts.browse}</LinkButton>
    </div>
  );
}

const PLACES = [0, 1, 2];

function Waiting({ texts }: { readonly texts: Texts }) {
  return (
    <div className="saved-waiting">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className="listing-grid" aria-hidden="true">
        {PLACES.map((index) => (
          <Skeleton key={index} shape="picture" className="saved-place" />
        ))}
      </div>
    </div>
  );
}
