import { useLoaderData, useParams } from '@showroom/shared-ui/router';
import { BlockExamples } from './BlockExamples';
import type { ShownBlock } from './shown-block';

/** The examples of the block that the address names, or the one example. */
export function BlockPage() {
  return <BlockExamples block={useLoaderData<ShownBlock>()} only={useParams()['example']} />;
}
