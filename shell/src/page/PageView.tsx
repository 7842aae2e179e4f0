import { familyOfPath } from '@showroom/shared-ui/family';
import { useLoaderData } from '@showroom/shared-ui/router';
import { Block } from './Block';
import { isPageData, type PageData } from './page-data';

/** A page that editors compose of blocks. */
export function PageView() {
  const data: unknown = useLoaderData();
  return isPageData(data) ? <PageBlocks data={data} /> : null;
}

/** The blocks of a page, each in its place. */
export function PageBlocks({ data }: { readonly data: PageData }) {
  const governed = new Set(data.governed?.flatMap(({ groups }) => groups.flat()));
  return (
    <div className={data.attributes.theme} data-family={familyOfPath(data.attributes.path)} key={data.id}>
      {data.blocks.map((view, index) =>
        governed.has(index) ? null : <PlacedBlock key={view.id} page={data} index={index} />,
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
