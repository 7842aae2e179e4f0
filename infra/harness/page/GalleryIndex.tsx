import { galleryEntries } from '@showroom/shared-ui/gallery';
import { useLoaderData } from '@showroom/shared-ui/router';
import { BlockExamples, exampleSlug } from './BlockExamples';
import { ComponentExample } from './ComponentExample';
import type { ShownPack } from './shown-block';

interface Entry {
  readonly path: string;
  readonly label: string;
}

function entriesOf(packs: readonly ShownPack[]): Entry[] {
  const components = galleryEntries.map(({ name }) => ({ path: `/shared-ui/${name}`, label: name }));
  const blocks = packs.flatMap(({ name: pack, blocks: shown }) =>
    shown.flatMap(({ key, template, examples }) =>
      examples.map(({ name }) => ({
        path: `/${pack}/${key}/${exampleSlug(name)}`,
        label: `${template.name}, ${name}`,
      })),
    ),
  );
  return [...components, ...blocks];
}

/**
 * Links to everything there is to see (`[data-gallery-entry]`: what pictures and checks loop over),
 * then all of it on one page.
 */
export function GalleryIndex() {
  const packs = useLoaderData<readonly ShownPack[]>();
  return (
    <>
      <nav className="harness-page" aria-label="Gallery">
        <ul className="gallery-entries">
          {entriesOf(packs).map(({ path, label }) => (
            <li key={path}>
              <a href={path} data-gallery-entry={path}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {galleryEntries.map((entry) => (
        <ComponentExample key={entry.name} entry={entry} />
      ))}
      {packs.flatMap(({ blocks }) => blocks.map((block) => <BlockExamples key={block.key} block={block} />))}
    </>
  );
}
