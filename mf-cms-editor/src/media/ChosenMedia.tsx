import type { Media, MediaKind } from '@showroom/contracts/entities/media';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchMediaById } from '../data/media-calls';
import { MediaPicker } from './MediaPicker';
import { MediaPreview } from './MediaPreview';
import messages from './messages/en.json';

interface ChosenMediaProps {
  readonly kind: MediaKind;
  /** Tells captions of several languages apart, by the name of theirs. */
  readonly language?: string;
  readonly id: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** What is chosen from the library, with the ways to another one or to none. */
export function ChosenMedia({ kind, language = '', id, onChange }: ChosenMediaProps) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  const [isChoosing, setChoosing] = useState(false);
  const [found, setFound] = useState<Media>();
  useEffect(() => {
    if (id === undefined) return;
    const leaving = new AbortController();
    // Without it there is no preview; that it is chosen is seen by the buttons.
    fetchMediaById(client, id, leaving.signal).then(setFound, () => undefined);
    return () => leaving.abort();
  }, [client, id]);
  const words = language === '' ? texts.kinds[kind] : texts.captions_in;
  const shown = found?.id === id ? found : undefined;
  return (
    <>
      {shown && <MediaPreview media={shown} />}
      {shown && <p className="editor-quiet">{shown.attributes.name}</p>}
      <p className="editor-actions">
        <Button kind="secondary" size="small" onClick={() => setChoosing(true)}>
          {fillText(id === undefined ? words.choose_from_library : words.choose_another, { language })}
        </Button>
        {id !== undefined && (
          <Button kind="tertiary" onClick={() => onChange(undefined)}>
            {fillText(words.remove, { language })}
          </Button>
        )}
      </p>
      {isChoosing && (
        <MediaPicker
          kind={kind}
          onClose={() => setChoosing(false)}
          onChoose={(media) => {
            setChoosing(false);
            onChange(media.id);
          }}
        />
      )}
    </>
  );
}
