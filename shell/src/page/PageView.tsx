import { familyOfPath } from '@showroom/shared-ui/family';
import { useLoaderData } from '@showroom/shared-ui/router';
import { Block } from './Block';
import { isPageData } from './page-data';

/** A page that editors compose of blocks. */
export function PageView() {
  const data: unknown = useLoaderData();
  if (!isPageData(data)) return null;
  return (
    <div className={data.attributes.theme} data-family={familyOfPath(data.attributes.path)} key={data.id}>
      {data.blocks.map((view, index) => (
        <Block key={view.id} view={view} number={index + 1} />
      ))}
    </div>
  );
}
