import type { FormDefinition, FormField, ShownField, ShownForm, TranslatedText } from '../entities/form';

/** The text of a language, else that of the first of `locales` that has one. */
export function textIn(text: TranslatedText | undefined, locale: string, locales: readonly string[]): string {
  return [locale, ...locales].map((one) => text?.[one] ?? '').find((own) => own.trim() !== '') ?? '';
}

function fieldIn(field: FormField, text: (own: TranslatedText) => string): ShownField {
  const { label, hint, pattern_text, options, ...rest } = field;
  return {
    ...rest,
    label: text(label),
    ...(hint && { hint: text(hint) }),
    ...(pattern_text && { pattern_text: text(pattern_text) }),
    ...(options && { options: options.map((option) => ({ ...option, label: text(option.label) })) }),
  };
}

type InLanguage = Omit<ShownForm['attributes'], 'market' | 'version' | 'locale'>;

/** What visitors of one language see of a form; `locales` are the market's, its first one first. */
export function formInLanguage(definition: FormDefinition, locale: string, locales: readonly string[]): InLanguage {
  const text = (own: TranslatedText) => textIn(own, locale, locales);
  const { type, title, introduction, submit_text, steps, is_resumable, fields, thank_you } = definition;
  return {
    type,
    title: text(title),
    introduction: text(introduction),
    submit_text: text(submit_text),
    steps: steps.map((step) => text(step.title)),
    ...(is_resumable && { is_resumable }),
    fields: fields.filter(({ is_internal }) => !is_internal).map((field) => fieldIn(field, text)),
    thank_you: {
      ...thank_you,
      title: text(thank_you.title),
      body: text(thank_you.body),
      link_text: text(thank_you.link_text),
    },
  };
}
