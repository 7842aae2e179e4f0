import { useLoaderData } from '@showroom/shared-ui/router';
import { type ComponentType, useEffect, useState } from 'react';
import { PageBlocks } from '../page/PageView';
import { isPageData, type PageData } from '../page/page-data';
import type { CanvasProps } from './Canvas';
import { FormPreview } from './FormPreview';
import type { FormPreviewData } from './load-preview';

/** Whether the page stands in the frame of the page builder, which says so in its address. */
const isCanvas = () => window.parent !== window && new URLSearchParams(window.location.search).has('canvas');

const loadCanvas = () => import(/* webpackChunkName: "canvas" */ './Canvas');

/** The draft of a page or form; in the frame of the page builder a page follows what is written. */
export function PreviewView() {
  const data = useLoaderData<PageData | FormPreviewData>();
  return isPageData(data) ? <Preview key={data.id} loaded={data} /> : <FormPreview form={data.draftedForm} />;
}

function Preview({ loaded }: { readonly loaded: PageData }) {
  const [page, setPage] = useState(loaded);
  const [Canvas, setCanvas] = useState<ComponentType<CanvasProps>>();
  useEffect(() => {
    if (!isCanvas()) return;
    // Pictures of the page may keep its code waiting for longer than code is waited for.
    loadCanvas()
      .catch(loadCanvas)
      .catch(loadCanvas)
      .then(
        (code) => setCanvas(() => code.Canvas),
        (cause: unknown) => console.error('The canvas shows the saved draft alone:', cause),
      );
  }, []);
  return (
    <>
      <PageBlocks data={page} />
      {Canvas && <Canvas page={page} onPage={setPage} />}
    </>
  );
}
