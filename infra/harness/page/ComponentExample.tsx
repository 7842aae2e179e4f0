import type { GalleryEntry } from '@showroom/shared-ui/gallery';
import { useChoice } from './choice-context';
import { Themed } from './Themed';

/** One component of the design system in its states. */
export function ComponentExample({ entry }: { readonly entry: GalleryEntry }) {
  const choice = useChoice();
  return (
    <section className="harness-example" data-example={`shared-ui/${entry.name}`}>
      {!choice.bare && <h2 className="harness-label">{entry.name}</h2>}
      <Themed theme={choice.theme}>{() => <div className="harness-component">{entry.element}</div>}</Themed>
    </section>
  );
}
