import type { Media, MediaKind } from '@showroom/contracts/entities/media';
import { Button } from '@showroom/shared-ui/button';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchMediaById } from '../data/media-calls';
import { MEDIA_LABELS, MediaPicker } from './MediaPicker';
import { MediaPreview } from './MediaPreview';

interface ChosenMediaProps {
  readonly kind: MediaKind;
  /** Tells several of a kind apart: `in Arabic`. */
  readonly of?: string;
  readonly id: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** What is chosen from the library, with the ways to another one or to none. */
export function ChosenMedia({ kind, of, id, onChange }: ChosenMediaProps) {
  const { client } = usePlatform();
  const [isChoosing, setChoosing] = useState(false);
  const [found, setFound] = useState<Media>();
  useEffect(() => {
    if (id === undefined) return;
    const leaving = new AbortController();
    // Without it there is no preview; that it is chosen is seen by the buttons.
    fetchMediaById(client, id, leaving.signal).then(setFound, () => undefined);
    return () => leaving.abort();
  }, [client, id]);
  const { one, a, another } = MEDIA_LABELS[kind];
  const inLanguage = of === undefined ? '' : ` ${of}`;
  const shown = found?.id === id ? found : undefined;
  return (
    <>
      {shown && <MediaPreview media={shown} />}
      {shown && <p className="editor-quiet">{shown.attributes.name}</p>}
      <p className="editor-actions">
        <Button kind="secondary" size="small" onClick={() => setChoosing(true)}>
          {id === undefined ? `Choose ${a}${inLanguage} from the library` : `Choose ${another}${inLanguage}`}
        </Button>
        {id !== undefined && (
          <Button kind="tertiary" onClick={() => onChange(undefined)}>
            {`Remove the ${one}${inLanguage}`}
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
