import type { Notebook } from './notebook';
import { useNotes } from './use-regions';

/** What passed the bus since the page began, newest first. */
export function BusTimeline({ notebook }: { readonly notebook: Notebook }) {
  const { bus } = useNotes(notebook);
  return (
    <section className="developing-section" aria-label="Events of the bus">
      <h3>Events</h3>
      {bus.length === 0 && <p>Nothing was sent yet.</p>}
      <ol className="developing-events">
        {bus.map(({ number, at, event, kind, text }) => (
          <li key={number} data-kind={kind}>
            <span>{(at / 1000).toFixed(2)} s</span> <strong>{event}</strong> <em>{kind}</em>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
