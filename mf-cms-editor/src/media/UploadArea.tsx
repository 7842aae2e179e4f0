import type { Media, MediaKind } from '@showroom/contracts/entities/media';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fetchFromAddress, uploadFile } from '../data/media-calls';
import { SignInAgain } from '../layout/SignInAgain';
import { useFailureTexts } from '../layout/use-failure-texts';
import { failureOf, isSignedOut } from '../layout/use-sending';
import messages from './messages/en.json';

/** What the library takes, for the dialog of the browser; the API looks at the content. */
export const MEDIA_TYPES = {
  image: 'image/jpeg,image/png,image/webp,image/avif',
  film: 'video/mp4,video/webm',
  captions: '.vtt,text/vtt',
  document: 'application/pdf',
} as const satisfies Record<MediaKind, string>;
const EVERY_TYPE = Object.values(MEDIA_TYPES).join();

interface UploadAreaProps {
  readonly folder: string;
  /** Called for each file that the library took. */
  readonly onAdded: (media: Media) => void;
}

interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** Brings files into the library: dropped, pasted, chosen, or from an address. */
export function UploadArea({ folder, onAdded }: UploadAreaProps) {
  const { upload, fetchFrom, resume, ...uploads } = useUploads(folder, onAdded);
  const { isSending, refused } = uploads;
  const texts = useMessages(messages);
  const [isOver, setOver] = useState(false);
  const area = usePaste((files) => void upload(files));

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void upload([...event.dataTransfer.files]);
  }

  return (
    <section
      ref={area}
      aria-label={texts.add_files}
      className={isOver ? 'media-upload media-upload-over' : 'media-upload'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextField
        type="file"
        label={texts.add_files}
        hint={texts.add_files_hint}
        accept={EVERY_TYPE}
        multiple
        value=""
        onChange={({ target }) => void upload([...(target.files ?? [])])}
      />
      <AddressForm isSending={isSending} onFetch={fetchFrom} />
      <p role="status" className="editor-quiet">
        {isSending ? texts.on_their_way : ''}
      </p>
      {uploads.isSignedOut && <SignInAgain title={texts.signed_out} onSignedIn={() => void resume()} />}
      {refused.length > 0 && (
        <Notice kind="error" title={refused.length === 1 ? texts.file_refused : texts.files_refused}>
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name}>{fillText(texts.refusal, { name, reason })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

interface AddressFormProps {
  readonly isSending: boolean;
  readonly onFetch: (url: string) => Promise<boolean>;
}

function AddressForm({ isSending, onFetch }: AddressFormProps) {
  const texts = useMessages(messages);
  const [url, setUrl] = useState('');
  async function submit(): Promise<void> {
    if (url.trim() !== '' && (await onFetch(url.trim()))) setUrl('');
  }
  return (
    <div className="media-upload-address">
      <TextField
        type="url"
        label={texts.from_address}
        autoComplete="off"
        maxLength={2000}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would be sent.
          event.preventDefault();
          void submit();
        }}
      />
      <Button kind="secondary" size="small" busy={isSending} onClick={() => void submit()}>
        {texts.fetch}
      </Button>
    </div>
  );
}

function useUploads(folder: string, onAdded: (media: Media) => void) {
  const { client, market } = usePlatform();
  const failures = useFailureTexts();
  const [sending, setSending] = useState(0);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const into = { market: market.code, folder };

  const [waiting, setWaiting] = useState<readonly (() => Promise<boolean>)[]>([]);

  async function take(name: string, work: () => Promise<Media>): Promise<boolean> {
    setSending((before) => before + 1);
    try {
      onAdded(await work());
      return true;
    } catch (error) {
      if (isSignedOut(error)) setWaiting((before) => [...before, () => take(name, work)]);
      else setRefused((before) => [...before, { name, reason: failureOf(error, failures).title }]);
      return false;
    } finally {
      setSending((before) => before - 1);
    }
  }

  return {
    isSending: sending > 0,
    refused,
    isSignedOut: waiting.length > 0,
    async resume(): Promise<void> {
      setWaiting([]);
      for (const again of waiting) await again();
    },
    /** One after the other: each is as large as a camera makes it. */
    async upload(files: readonly File[]): Promise<void> {
      setRefused([]);
      for (const file of files) await take(file.name, () => uploadFile(client, into, file));
    },
    fetchFrom(url: string): Promise<boolean> {
      setRefused([]);
      return take(url, () => fetchFromAddress(client, into, url));
    },
  };
}

/** Whether nothing lies over it: no dialog, or no other than its own. */
const isOnTop = (element: Element | null) =>
  element?.closest('dialog') === ([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);

/**
 * Files that the library takes and that are pasted anywhere while the area is on top; a text goes
 * where it is pasted.
 */
function usePaste(onFiles: (files: readonly File[]) => void): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent): void {
      const files = [...(clipboardData?.files ?? [])].filter(({ type }) =>
        /^(?:image|video)\/|^application\/pdf$/.test(type),
      );
      if (files.length > 0 && isOnTop(area.current)) latest.current(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return area;
}
