import type { Media } from '@showroom/contracts/entities/media';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ReactNode, useState } from 'react';
import { removePicture, replacePicture, savePicture } from '../data/media-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { formatNumber } from '../layout/format-number';
import { languageName } from '../layout/language-name';
import { useSending } from '../layout/use-sending';
import { FocalPoint } from './FocalPoint';
import { MediaUses } from './MediaUses';
import { PICTURE_TYPES } from './UploadArea';

interface PictureProps {
  readonly picture: Media;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

interface MediaDialogProps extends PictureProps {
  /** What else may be done with it. */
  readonly children?: ReactNode;
}

/** What is written of a picture, what stays in sight, and where it is shown. */
export function MediaDialog({ picture, onClose, onDone, children }: MediaDialogProps) {
  const { client, market } = usePlatform();
  const { isSending, failure, send } = useSending();
  const { path, width, height, bytes, ...stored } = picture.attributes;
  const [texts, setTexts] = useState({
    name: stored.name,
    folder: stored.folder,
    alt: stored.alt,
    focal_point: stored.focal_point,
  });
  const change = (next: Partial<typeof texts>) => setTexts((before) => ({ ...before, ...next }));
  const given = Object.fromEntries(Object.entries(texts.alt).filter(([, words]) => words.trim() !== ''));

  async function save(): Promise<void> {
    await savePicture(client, picture, { ...texts, alt: given });
    onDone(`${texts.name} is saved.`);
  }

  return (
    <FormDialog
      title={stored.name}
      button="Save"
      busy={isSending}
      failure={failure}
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <FocalPoint
        src={`${path}-whole.webp`}
        value={texts.focal_point}
        onChange={(focal_point) => change({ focal_point })}
      />
      <p className="editor-quiet">
        {width} × {height} pixels, {formatNumber(Math.ceil(bytes / 1000))} kB
      </p>
      <TextField
        label="Name"
        required
        maxLength={120}
        value={texts.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Folder"
        hint="Words between slashes, for example offers/summer."
        optional
        maxLength={200}
        value={texts.folder}
        onChange={({ target }) => change({ folder: target.value })}
      />
      {market.locales.map((locale) => (
        <TextField
          key={locale}
          label={`Description in ${languageName(locale)}`}
          dir="auto"
          lang={locale}
          optional
          maxLength={300}
          value={texts.alt[locale] ?? ''}
          onChange={({ target }) => change({ alt: { ...texts.alt, [locale]: target.value } })}
        />
      ))}
      <MediaUses id={picture.id} />
      {children}
    </FormDialog>
  );
}

/** Puts another picture in the place of one, on all pages that show it. */
export function ReplaceDialog({ picture, onClose, onDone }: PictureProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const { name } = picture.attributes;

  function replace(): void {
    setMissing(file === undefined);
    if (!file) return;
    send(async () => {
      await replacePicture(client, picture, file);
      onDone(`${name} is another picture now, on every page.`);
    });
  }

  return (
    <FormDialog
      title={`Replace ${name}`}
      button="Replace everywhere"
      busy={isSending}
      failure={failure}
      onSubmit={replace}
      onClose={onClose}
    >
      <MediaUses id={picture.id} />
      <TextField
        label="Picture"
        hint="Its descriptions stay, its focal point is the middle."
        type="file"
        accept={PICTURE_TYPES}
        error={isMissing ? 'Please choose a picture.' : undefined}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
    </FormDialog>
  );
}

/** Asks before a picture is deleted; what a page shows stays. */
export function DeleteDialog({ picture, onClose, onDone }: PictureProps) {
  const { client } = usePlatform();
  const { name } = picture.attributes;
  return (
    <AskDialog
      title={`Delete ${name}`}
      button="Delete"
      onSubmit={() => removePicture(client, picture).then(() => onDone(`${name} is deleted.`))}
      onClose={onClose}
    >
      <MediaUses id={picture.id} />
      <p>A picture that a page shows cannot be deleted. Earlier versions of pages will lack it.</p>
    </AskDialog>
  );
}
