import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { News } from './News';
import { pageOf } from './pages';
import type { template } from './template';

type Content = ContentOf<typeof template>;

export async function load({ url }: LoadInput<Content>): Promise<number> {
  return pageOf(url);
}

export function Component({ content, data: page = 1 }: BlockProps<Content, number | undefined>) {
  return <News {...content} page={page} />;
}
