import { Heading } from '@showroom/shared-ui/heading';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from '@showroom/shared-ui/router';
import { Block } from '../page/Block';
import type { ShellContext } from '../page/context';
import { type BlockView, forBrowserBlock } from '../page/page-data';
import { unlisted } from './message-pages';
import './gallery.css';

interface Exhibit {
  readonly label: string;
  readonly view: BlockView;
}

/** `/gallery`: every block of every remote, as its examples show it. */
export function gallery(shell: ShellContext): RouteObject {
  return {
    id: 'gallery',
    path: 'gallery',
    async loader({ request }: LoaderFunctionArgs): Promise<Exhibit[]> {
      const { loadBlockView } = await import('../page/load-page');
      const url = new URL(request.url);
      const examples = shell.remotes.examples ?? [];
      const named = (await shell.remotes.map()).blocks;
      return Promise.all(
        examples.map(async ({ template, name, content }, index) => ({
          label: `${named[template]?.name ?? template}: ${name}`,
          view: await loadBlockView({ shell, url }, { id: `example-${index}`, template, content }),
        })),
      );
    },
    // Examples come with the HTML; the browser has no other source of them.
    shouldRevalidate: () => false,
    Component: Gallery,
    handle: { ...unlisted('Gallery'), forBrowser: withoutContent },
  };
}

function withoutContent(data: unknown): unknown {
  return isExhibits(data) ? data.map(({ label, view }) => ({ label, view: forBrowserBlock(view) })) : data;
}

function isExhibits(data: unknown): data is Exhibit[] {
  return Array.isArray(data) && data.every((entry) => typeof entry === 'object' && entry !== null && 'view' in entry);
}

function Gallery() {
  const exhibits: unknown = useLoaderData();
  if (!isExhibits(exhibits)) return null;
  return (
    <div className="white-theme">
      <div className="gallery-head">
        <Heading level={1} size="xl">
          Gallery
        </Heading>
        <p>Every block of this site, as its examples show it.</p>
      </div>
      {exhibits.map(({ label, view }, index) => (
        <section key={view.id} aria-label={label} className="gallery-exhibit">
          <p className="gallery-label">{label}</p>
          <Block view={view} number={index + 1} />
        </section>
      ))}
    </div>
  );
}
