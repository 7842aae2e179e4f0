import type { Client } from '@showroom/contracts/client/client';
import type { ShownForm } from '@showroom/contracts/entities/form';
import { formInLanguage } from '@showroom/contracts/forms/form-in-language';
import { directionOf } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { languageName } from '@showroom/shared-ui/display-names';
import { Form } from '@showroom/shared-ui/form';
import { ThankYou } from '@showroom/shared-ui/form-thanks';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { PlatformProvider, usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { useEffect, useId, useRef, useState } from 'react';
import { linkToFormPreview } from '../data/form-calls';
import { PreviewLinkDialog } from '../layout/PreviewLinkDialog';
import messages from './messages/builder/en.json';
import type { FormEdit } from './use-form-edit';

/** A preview sends nothing, and is not counted. */
const NO_CLIENT: Client = { send: () => new Promise<never>(() => undefined) };
const sendNothing = () => Promise.resolve();

interface FormPreviewProps {
  readonly edit: FormEdit;
  /** Whether what comes after sending is looked at. */
  readonly isSent: boolean;
  /** Name of the field that is written, which is brought into sight. */
  readonly field?: string | undefined;
}

/** The form as visitors get it, at the width of a phone or of a page, in any language. */
export function FormPreview({ edit, isSent, field }: FormPreviewProps) {
  const texts = useMessages(messages);
  const { locale: speaks } = usePageLocale();
  const { locales } = edit;
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [chosen, setChosen] = useState<string>();
  const [isSharing, setSharing] = useState(false);
  // It follows the language that is edited until another one is chosen.
  const locale = chosen ?? edit.locale;
  // Without consent no step of it is counted.
  const { consent: _, ...platform } = usePlatform();
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => bringIntoBox(box.current, field), [field]);
  const shown = shownIn(edit, locale);
  return (
    <section ref={box} aria-labelledby={id} className="forms-preview">
      <div className="forms-preview-head">
        <Heading level={2} size="m" id={id}>
          {texts.preview}
        </Heading>
        <SelectField
          label={texts.preview_width}
          hideLabel
          options={[
            { value: 'phone', label: texts.phone },
            { value: 'desktop', label: texts.desktop },
          ]}
          value={width}
          onChange={({ target }) => setWidth(target.value === 'desktop' ? 'desktop' : 'phone')}
        />
        {locales.length > 1 && (
          <SelectField
            label={texts.preview_language}
            hideLabel
            options={locales.map((one) => ({ value: one, label: languageName(one, speaks) }))}
            value={locale}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        {edit.mayWrite && (
          <Button kind="tertiary" size="small" onClick={() => setSharing(true)}>
            {texts.share_preview}
          </Button>
        )}
      </div>
      {isSharing && (
        <PreviewLinkDialog id={edit.form.id} makeLink={linkToFormPreview} onClose={() => setSharing(false)} />
      )}
      <div
        className={`forms-preview-page forms-preview-${width}`}
        lang={locale}
        dir={directionOf(locale)}
        data-mf-own-undo
      >
        <PlatformProvider value={{ ...platform, locale, client: NO_CLIENT }}>
          {isSent ? (
            <ThankYou thankYou={shown.attributes.thank_you} headingLevel={3} />
          ) : (
            <Form key={`${locale} ${width}`} form={shown} headingLevel={3} layout={LAYOUTS[width]} send={sendNothing} />
          )}
        </PlatformProvider>
      </div>
    </section>
  );
}

/** Scrolls the preview so far that a field of it is seen; never the page. */
function bringIntoBox(box: HTMLElement | null, name: string | undefined): void {
  const controls = [...(box?.querySelectorAll('[name]') ?? [])];
  const field = controls.find((one) => one.getAttribute('name') === name)?.closest('div');
  if (!box || !field || box.scrollHeight <= box.clientHeight) return;
  const [own, room] = [field.getBoundingClientRect(), box.getBoundingClientRect()];
  if (own.top < room.top || own.bottom > room.bottom) box.scrollTop += own.top - room.top - room.height / 3;
}

const LAYOUTS = { phone: 'single', desktop: 'double' } as const;

/** What visitors of a language get; another page is named instead of opened. */
function shownIn({ draft, form, locales }: FormEdit, locale: string): ShownForm {
  const { market, revision } = form.attributes;
  const { thank_you, ...shown } = formInLanguage(draft, locale, locales);
  // A field without a label is called by its name until it has one.
  const fields = shown.fields.map((field) => ({ ...field, label: field.label || field.name }));
  const page = { ...thank_you, kind: 'text', title: `→ ${thank_you.url}`, body: '', url: '' } as const;
  return {
    id: `preview-of-${form.id}`,
    type: 'shown_form',
    attributes: {
      ...shown,
      fields,
      thank_you: thank_you.kind === 'page' ? page : thank_you,
      market,
      locale,
      version: revision,
    },
  };
}
