import { LinkButton } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Heading } from '@showroom/shared-ui/heading';
import { Notice } from '@showroom/shared-ui/notice';
import { Link, useLoaderData } from '@showroom/shared-ui/router';
import { useRef } from 'react';
import { storedState } from '../data/product-page-data';
import { LanguageProvider } from '../language/use-language';
import { removeCompared, useComparedVehicles } from '../shortlist/compared-vehicles';
import { comparePath, MOST_COMPARED, STOCK_PATH } from '../shortlist/paths';
import { CompareTable } from './CompareTable';
import type { ComparePageData } from './compare-data';
import './ComparePage.css';

/** `/showroom/compare?ids=1,2`. */
export function ComparePage() {
  const data = useLoaderData<ComparePageData>();
  const { language, texts, columns, missing } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <LanguageProvider value={language}>
      <div className="compare">
        <Container wide>
          <div ref={heading} tabIndex={-1} className="compare-title">
            <Heading level={1} size="title">
              {texts.title}
            </Heading>
          </div>
          {missing > 0 && (
            <Notice kind="warning" className="compare-notice">
              {formatCount(missing, texts.missing, language.locale)}
            </Notice>
          )}
          {columns.length === 0 && <Empty texts={texts} />}
          {columns.length > 0 && <Toolbar data={data} />}
          {columns.length > 1 && !data.differ && <p className="compare-alike">{texts.alike}</p>}
        </Container>
        {columns.length > 0 && (
          <CompareTable
            data={data}
            onRemove={(id) => {
              removeCompared(id);
              // The link that was pressed goes away with its column.
              heading.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
    </LanguageProvider>
  );
}

function Toolbar({ data: { texts, columns, onlyDifferences, state } }: { readonly data: ComparePageData }) {
  const ids = columns.map(({ id }) => id);
  const views = [
    { name: texts.everything, to: comparePath(ids, { state }), isShown: !onlyDifferences },
    { name: texts.onlyDifferences, to: comparePath(ids, { onlyDifferences: true, state }), isShown: onlyDifferences },
  ];
  return (
    <div className="compare-toolbar">
      {ids.length > 1 && (
        <nav aria-label={texts.view} className="compare-views">
          {views.map(({ name, to, isShown }) => (
            <Link key={to} to={to} replace aria-current={isShown ? 'true' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {ids.length < MOST_COMPARED && (
        <p className="compare-add">
          <span>{texts.addText}</span>
          <LinkButton kind="secondary" size="small" href={STOCK_PATH}>
            {texts.add}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** An address without vehicles; what was chosen in this browser is one step away. */
function Empty({ texts }: { readonly texts: ComparePageData['texts'] }) {
  const chosen = useComparedVehicles();
  return (
    <div className="compare-empty">
      <p className="compare-empty-title">{texts.emptyTitle}</p>
      <p>{texts.emptyText}</p>
      <p className="compare-empty-ways">
        {chosen.length > 1 && (
          <LinkButton
            href={comparePath(
              chosen.map(({ id }) => id),
              { state: storedState() },
            )}
          >
            {texts.chosen}
          </LinkButton>
        )}
        <LinkButton kind={chosen.length > 1 ? 'secondary' : 'primary'} href={STOCK_PATH}>
          {texts.browse}
        </LinkButton>
      </p>
    </div>
  );
}
