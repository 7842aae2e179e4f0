import type { MediaUse } from '@showroom/contracts/entities/media';
import { SiteLink } from '@showroom/shared-ui/link';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useId, useState } from 'react';
import { fetchUses, type Uses } from '../data/media-calls';

type Found = { readonly status: 'busy' | 'failed' } | ({ readonly status: 'found' } & Uses);

/** The pages and forms that show it or lead to it, and the films that need it. */
export function MediaUses({ id }: { readonly id: string }) {
  const { client, market } = usePlatform();
  const [found, setFound] = useState<Found>({ status: 'busy' });
  const heading = useId();
  useEffect(() => {
    const leaving = new AbortController();
    fetchUses(client, id, leaving.signal).then(
      (uses) => setFound({ status: 'found', ...uses }),
      () => leaving.signal.aborted || setFound({ status: 'failed' }),
    );
    return () => leaving.abort();
  }, [client, id]);
  const here = (use: MediaUse) => use.attributes.market === market.code;

  return (
    <section aria-labelledby={heading} className="media-uses">
      <h3 id={heading} className="ui-field-label">
        Shown on
      </h3>
      {found.status === 'busy' && <p className="editor-quiet">Looking for pages …</p>}
      {found.status === 'failed' && <p className="editor-quiet">The pages could not be found; please try again.</p>}
      {found.status === 'found' && found.pages.length + found.films.length + found.forms.length === 0 && (
        <p className="editor-quiet">No page.</p>
      )}
      {found.status === 'found' && (
        <ul>
          {found.films.map(({ id: film, name }) => (
            <li key={film}>the film {name}</li>
          ))}
          {found.forms.map(({ id: form, name }) => (
            <li key={form}>
              the form <SiteLink href={`/cms/forms/${encodeURIComponent(form)}`}>{name}</SiteLink>
            </li>
          ))}
          {found.pages.map((use) => (
            <li key={use.id}>
              {here(use) ? (
                <SiteLink href={`/cms/pages/${encodeURIComponent(use.attributes.page_id)}`}>
                  {use.attributes.path}
                </SiteLink>
              ) : (
                `${use.attributes.market} ${use.attributes.path}`
              )}
              {!use.attributes.is_published && ' (not seen by visitors yet)'}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
