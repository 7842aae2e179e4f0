import type { MediaUse } from '@showroom/contracts/entities/media';
import { fillText } from '@showroom/contracts/fill-text';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useId, useState } from 'react';
import { fetchUses, type Uses } from '../data/media-calls';
import { fillNodes } from '../layout/fill-nodes';
import messages from './messages/en.json';

type Found = { readonly status: 'busy' | 'failed' } | ({ readonly status: 'found' } & Uses);

/** The pages and forms that show it or lead to it, and the films that need it. */
export function MediaUses({ id }: { readonly id: string }) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
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
  const pageOf = ({ attributes: { market: code, page_id, path } }: MediaUse) =>
    code === market.code ? (
      <SiteLink href={`/cms/pages/${encodeURIComponent(page_id)}`}>{path}</SiteLink>
    ) : (
      `${code} ${path}`
    );

  return (
    <section aria-labelledby={heading} className="media-uses">
      <h3 id={heading} className="ui-field-label">
        {texts.shown_on}
      </h3>
      {found.status === 'busy' && <p className="editor-quiet">{texts.looking_for_pages}</p>}
      {found.status === 'failed' && <p className="editor-quiet">{texts.pages_failed}</p>}
      {found.status === 'found' && found.pages.length + found.films.length + found.forms.length === 0 && (
        <p className="editor-quiet">{texts.no_page}</p>
      )}
      {found.status === 'found' && (
        <ul>
          {found.films.map(({ id: film, name }) => (
            <li key={film}>{fillText(texts.the_film, { name })}</li>
          ))}
          {found.forms.map(({ id: form, name }) => (
            <li key={form}>
              {fillNodes(texts.the_form, {
                name: <SiteLink href={`/cms/forms/${encodeURIComponent(form)}`}>{name}</SiteLink>,
              })}
            </li>
          ))}
          {found.pages.map((use) => (
            <li key={use.id}>
              {use.attributes.is_published ? pageOf(use) : fillNodes(texts.not_seen_yet, { page: pageOf(use) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
