import { rolesFor } from '@showroom/contracts/content/operations';
import type { Media, MediaKind } from '@showroom/contracts/entities/media';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { fetchMediaList, type MediaList } from '../data/media-calls';
import { MediaGrid } from './MediaGrid';
import messages from './messages/en.json';
import { UploadArea } from './UploadArea';
import './Media.css';

interface MediaPickerProps {
  readonly kind: MediaKind;
  readonly onChoose: (media: Media) => void;
  readonly onClose: () => void;
}

type Found =
  | { readonly status: 'busy' | 'failed' }
  | { readonly status: 'found'; readonly list: MediaList; readonly shown: readonly Media[] };

/** Chooses something of a kind from the library; what is uploaded here is chosen at once. */
export function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const texts = useMessages(messages);
  const words = texts.kinds[kind];
  const [wrong, setWrong] = useState('');
  const { person } = usePlatform();
  const [text, setText] = useState('');
  const { found, search, more } = useMedia(kind);
  const mayAdd = rolesFor('arrange_blocks').some((role) => person?.roles.includes(role));
  function take(media: Media): void {
    if (media.attributes.kind === kind) onChoose(media);
    else setWrong(fillText(words.is_none, { name: media.attributes.name }));
  }

  return (
    <Dialog open size="wide" title={words.choose} onClose={onClose}>
      <div className="media-picker">
        <div className="media-picker-search">
          <TextField
            type="search"
            label={texts.name_or_description}
            maxLength={120}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it would be sent.
              event.preventDefault();
              search(text.trim());
            }}
          />
          <Button kind="secondary" size="small" busy={found.status === 'busy'} onClick={() => search(text.trim())}>
            {texts.find}
          </Button>
        </div>
        <p role="status" className="editor-quiet">
          {found.status === 'busy' && words.looking}
          {wrong}
          {found.status === 'failed' && texts.library_failed}
          {found.status === 'found' && found.shown.length === 0 && texts.nothing_found}
        </p>
        {found.status === 'found' && (
          <>
            <MediaGrid label={words.label} items={found.shown} onOpen={onChoose} />
            {found.list.page < found.list.pages && (
              <Button kind="tertiary" onClick={more}>
                {words.more}
              </Button>
            )}
          </>
        )}
        {mayAdd && <UploadArea folder="" onAdded={take} />}
      </div>
    </Dialog>
  );
}

function useMedia(kind: MediaKind) {
  const { client, market } = usePlatform();
  const [asked, setAsked] = useState({ q: '', page: 1 });
  const [found, setFound] = useState<Found>({ status: 'busy' });
  useEffect(() => {
    const leaving = new AbortController();
    fetchMediaList(client, { market: market.code, kind, folder: '', ...asked }, leaving.signal).then(
      (list) =>
        setFound((before) => {
          const earlier = asked.page > 1 && before.status === 'found' ? before.shown : [];
          return { status: 'found', list, shown: [...earlier, ...list.items] };
        }),
      () => leaving.signal.aborted || setFound({ status: 'failed' }),
    );
    return () => leaving.abort();
  }, [client, market.code, kind, asked]);
  return {
    found,
    search(q: string): void {
      setFound({ status: 'busy' });
      setAsked({ q, page: 1 });
    },
    more: () => setAsked(({ q, page }) => ({ q, page: page + 1 })),
  };
}
