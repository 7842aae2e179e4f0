import type { BlockExample } from '@showroom/contracts/remotes/release';
import { Heading } from '@showroom/shared-ui/heading';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from '@showroom/shared-ui/router';
import { Block } from '../page/Block';
import type { ShellContext } from '../page/context';
import { type BlockView, forBrowserBlock } from '../page/page-data';
import { unlisted } from './message-pages';

interface Exhibit {
  readonly label: string;
  readonly view: BlockView;
  /** For each group of a block that governs others, one to be seen in it. */
  readonly panels?: readonly Exhibit[];
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
      const others = examples.filter(({ template }) => named[template]?.hydrate === 'never');
      const exhibit = async ({ template, name, content }: BlockExample, id: string): Promise<Exhibit> => ({
        label: `${named[template]?.name ?? template}: ${name}`,
        view: await loadBlockView({ shell, url }, { id, template, content }),
      });
      return Promise.all(
        examples.map(async (example, index) => {
          const shown = await exhibit(example, `example-${index}`);
          const { groups } = example.content;
          if (!named[example.template]?.template?.governs || !Array.isArray(groups)) return shown;
          const inside = others.slice(0, groups.length);
          const panels = inside.map((other, at) => exhibit(other, `example-${index}-${at + 1}`));
          return { ...shown, panels: await Promise.all(panels) };
        }),
      );
    },
    // Examples come with the HTML; the browser has no other source of them.
    shouldRevalidate: () => false,
    Component: Gallery,
    handle: { ...unlisted('Gallery'), forBrowser: withoutContent },
  };
}

function withoutContent(data: unknown): unknown {
  return isExhibits(data) ? data.map(lightExhibit) : data;
}

function lightExhibit({ label, view, panels }: Exhibit): Exhibit {
  return { label, view: forBrowserBlock(view), ...(panels && { panels: panels.map(lightExhibit) }) };
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
      {exhibits.map(({ label, view, panels }, index) => (
        <section key={view.id} aria-label={label} className="gallery-exhibit">
          <p className="gallery-label">{label}</p>
          <Block
            view={view}
            number={index + 1}
            panels={panels?.map((inside, at) => [
              <Block key={inside.view.id} view={inside.view} number={(index + 1) * 1000 + at} />,
            ])}
          />
        </section>
      ))}
    </div>
  );
}
