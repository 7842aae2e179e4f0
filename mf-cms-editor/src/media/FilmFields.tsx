import { fillText } from '@showroom/contracts/fill-text';
import { languageName } from '@showroom/shared-ui/display-names';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import type { MediaTexts } from '../data/media-calls';
import { ChosenMedia } from './ChosenMedia';
import messages from './messages/en.json';

interface FilmFieldsProps extends Pick<MediaTexts, 'poster' | 'captions'> {
  readonly title: Readonly<Record<string, string>>;
  readonly locales: readonly string[];
  readonly onChange: (next: Partial<MediaTexts>) => void;
}

function without(captions: Readonly<Record<string, string>>, locale: string) {
  return Object.fromEntries(Object.entries(captions).filter(([own]) => own !== locale));
}

/** What only a film has: a title for visitors, a poster, captions. */
export function FilmFields({ title, poster, captions = {}, locales, onChange }: FilmFieldsProps) {
  const texts = useMessages(messages);
  const { locale: speaks } = usePageLocale();
  return (
    <>
      {locales.map((locale) => (
        <TextField
          key={locale}
          label={fillText(texts.title_in, { language: languageName(locale, speaks) })}
          dir="auto"
          lang={locale}
          optional
          maxLength={300}
          value={title[locale] ?? ''}
          onChange={({ target }) => onChange({ title: { ...title, [locale]: target.value } })}
        />
      ))}
      <fieldset className="inputs-group">
        <legend className="ui-field-label">{texts.film_poster}</legend>
        <ChosenMedia kind="image" id={poster ?? undefined} onChange={(id) => onChange({ poster: id ?? null })} />
      </fieldset>
      <fieldset className="inputs-group">
        <legend className="ui-field-label">{texts.film_captions}</legend>
        {locales.map((locale) => (
          <ChosenMedia
            key={locale}
            kind="captions"
            language={languageName(locale, speaks)}
            id={captions[locale]}
            onChange={(id) =>
              onChange({ captions: id === undefined ? without(captions, locale) : { ...captions, [locale]: id } })
            }
          />
        ))}
      </fieldset>
    </>
  );
}
