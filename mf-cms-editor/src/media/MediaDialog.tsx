import type { Media } from '@showroom/contracts/entities/media';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { languageName } from '@showroom/shared-ui/display-names';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ReactNode, useState } from 'react';
import { type MediaTexts, removeMedia, replaceFile, saveMedia } from '../data/media-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { FilmFields } from './FilmFields';
import { FocalPoint } from './FocalPoint';
import { formatLength } from './format-length';
import { MediaPreview } from './MediaPreview';
import { MediaUses } from './MediaUses';
import messages from './messages/en.json';
import { MEDIA_TYPES } from './UploadArea';

interface MediaProps {
  readonly media: Media;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

interface MediaDialogProps extends MediaProps {
  /** What else may be done with it. */
  readonly children?: ReactNode;
}

/** What is written of it, what stays in sight or belongs to a film, and where it is shown. */
export function MediaDialog({ media, onClose, onDone, children }: MediaDialogProps) {
  const { client, market } = usePlatform();
  const { locale: speaks } = usePageLocale();
  const words = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const { kind, path, width, height, bytes, duration, ...stored } = media.attributes;
  const [texts, setTexts] = useState<MediaTexts>({
    name: stored.name,
    folder: stored.folder,
    alt: stored.alt,
    focal_point: stored.focal_point,
    ...(kind === 'film' && { title: stored.title, poster: stored.poster, captions: stored.captions }),
  });
  const isSeen = kind === 'image' || kind === 'film';
  const change = (next: Partial<typeof texts>) => setTexts((before) => ({ ...before, ...next }));

  async function save(): Promise<void> {
    const title = texts.title && { title: given(texts.title) };
    await saveMedia(client, media, { ...texts, alt: given(texts.alt), ...title });
    onDone(fillText(words.saved, { name: texts.name }));
  }

  return (
    <FormDialog
      title={stored.name}
      button={words.save}
      busy={isSending}
      failure={failure}
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      {kind === 'image' ? (
        <FocalPoint
          src={`${path}-whole.webp`}
          value={texts.focal_point}
          onChange={(focal_point) => change({ focal_point })}
        />
      ) : (
        <MediaPreview media={media} />
      )}
      <p className="editor-quiet">
        {fillText(words.facts[kind], {
          width,
          height,
          length: formatLength(duration ?? 0),
          size: formatNumber(Math.ceil(bytes / 1000), speaks),
        })}
      </p>
      <TextField
        label={words.name}
        required
        maxLength={120}
        value={texts.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={words.folder}
        hint={words.folder_hint}
        optional
        maxLength={200}
        value={texts.folder}
        onChange={({ target }) => change({ folder: target.value })}
      />
      {texts.title && <FilmFields {...texts} title={texts.title} locales={market.locales} onChange={change} />}
      {isSeen && <Descriptions alt={texts.alt} onChange={(alt) => change({ alt })} />}
      <MediaUses id={media.id} />
      {children}
    </FormDialog>
  );
}

interface DescriptionsProps {
  readonly alt: MediaTexts['alt'];
  readonly onChange: (alt: MediaTexts['alt']) => void;
}

/** What is seen, in each language of the market. */
function Descriptions({ alt, onChange }: DescriptionsProps) {
  const { market } = usePlatform();
  const { locale: speaks } = usePageLocale();
  const words = useMessages(messages);
  return market.locales.map((locale) => (
    <TextField
      key={locale}
      label={fillText(words.description_in, { language: languageName(locale, speaks) })}
      dir="auto"
      lang={locale}
      optional
      maxLength={300}
      value={alt[locale] ?? ''}
      onChange={({ target }) => onChange({ ...alt, [locale]: target.value })}
    />
  ));
}

const given = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ''));

/** Puts another file in the place of one, on all pages that show it. */
export function ReplaceDialog({ media, onClose, onDone }: MediaProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const { name, kind } = media.attributes;
  const texts = useMessages(messages);
  const words = texts.kinds[kind];

  function replace(): void {
    setMissing(file === undefined);
    if (!file) return;
    send(async () => {
      await replaceFile(client, media, file);
      onDone(fillText(words.replaced, { name }));
    });
  }

  return (
    <FormDialog
      title={fillText(texts.replace_title, { name })}
      button={texts.replace_everywhere}
      busy={isSending}
      failure={failure}
      onSubmit={replace}
      onClose={onClose}
    >
      <MediaUses id={media.id} />
      <TextField
        label={words.one}
        hint={kind === 'image' ? texts.replace_picture_hint : texts.replace_hint}
        type="file"
        accept={MEDIA_TYPES[kind]}
        error={isMissing ? words.please_choose : undefined}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
    </FormDialog>
  );
}

/** Asks before it is deleted; what a page shows stays. */
export function DeleteDialog({ media, onClose, onDone }: MediaProps) {
  const { client } = usePlatform();
  const { name } = media.attributes;
  const texts = useMessages(messages);
  return (
    <AskDialog
      title={fillText(texts.delete_title, { name })}
      button={texts.delete}
      onSubmit={() => removeMedia(client, media).then(() => onDone(fillText(texts.deleted, { name })))}
      onClose={onClose}
    >
      <MediaUses id={media.id} />
      <p>{texts.delete_note}</p>
    </AskDialog>
  );
}
