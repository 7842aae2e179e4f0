import type { GalleryEntry } from '@showroom/shared-ui/gallery';
import type { Choice } from './choice';
import { Themed } from './Themed';

interface ComponentExampleProps {
  readonly entry: GalleryEntry;
  readonly choice: Choice;
}

/** One component of the design system in its states. */
export function ComponentExample({ entry, choice }: ComponentExampleProps) {
  return (
    <section className="harness-example" data-example={`shared-ui/${entry.name}`}>
      {!choice.bare && <h2 className="harness-label">{entry.name}</h2>}
      <Themed theme={choice.theme}>{() => <div className="harness-component">{entry.element}</div>}</Themed>
    </section>
  );
}
