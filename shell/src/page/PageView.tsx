import { familyOfPath } from '@showroom/shared-ui/family';
import { useLoaderData } from '@showroom/shared-ui/router';
import { Fragment } from 'react';
import { ArticleDate } from './ArticleDate';
import { Block } from './Block';
import { isPageData, type PageData } from './page-data';

/** A page that editors compose of blocks. */
export function PageView() {
  const data: unknown = useLoaderData();
  return isPageData(data) ? <PageBlocks data={data} /> : null;
}

/** The blocks of a page, each in its place. */
export function PageBlocks({ data }: { readonly data: PageData }) {
  const { theme, path, news_date } = data.attributes;
  const governed = new Set(data.governed?.flatMap(({ groups }) => groups.flat()));
  return (
    <div className={theme} data-family={familyOfPath(path)} key={data.id}>
      {data.blocks.map((view, index) =>
        governed.has(index) ? null : (
          <Fragment key={view.id}>
            <PlacedBlock page={data} index={index} />
            {/* The title of an article stands in its first block. */}
            {index === 0 && news_date && <ArticleDate day={news_date} />}
          </Fragment>
        ),
      )}
    </div>
  );
}

interface PlacedBlockProps {
  readonly page: PageData;
  readonly index: number;
}

/** A block with those that it governs, under the number that it has on the page. */
function PlacedBlock({ page, index }: PlacedBlockProps) {
  const view = page.blocks[index];
  if (!view) return null;
  const groups = page.governed?.find(({ by }) => by === index)?.groups;
  const panels = groups?.map((group) =>
    group.map((at) => <PlacedBlock key={page.blocks[at]?.id ?? at} page={page} index={at} />),
  );
  return <Block view={view} number={index + 1} panels={panels} />;
}
