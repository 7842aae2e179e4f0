import type { LinkValue } from '@showroom/contracts/blocks/template';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { FieldError } from '@showroom/shared-ui/field';
import { ICON_NAMES, isIconName } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { FormLinkInputs } from './FormLinkInputs';
import { type InputProps, textOf } from './input';
import { LinkAddress } from './LinkAddress';
import { ListItem, moved } from './ListItem';
import messages from './messages/en.json';

const TYPES = ['internal', 'external', 'form', 'file'] as const satisfies readonly LinkValue['type'][];
const TARGETS = ['_self', '_blank'] as const satisfies readonly LinkValue['target'][];
const LOOKS = ['primary', 'secondary', 'tertiary'] as const satisfies readonly LinkValue['ui_type'][];

const LINK_CHOICES = { target: TARGETS, ui_type: LOOKS } as const;

const EMPTY_LINK: LinkValue = { link_text: '', url: '', type: 'internal', target: '_self', ui_type: 'primary' };

/** A stored link with what it lacks filled in. */
export function linkOf(value: unknown): LinkValue {
  const stored = typeof value === 'object' && value !== null ? value : {};
  const one = <T extends string>(choices: readonly T[], key: string, fallback: T) =>
    choices.find((choice) => choice === Reflect.get(stored, key)) ?? fallback;
  return {
    ...stored,
    link_text: textOf(Reflect.get(stored, 'link_text')),
    url: textOf(Reflect.get(stored, 'url')),
    type: one(TYPES, 'type', 'internal'),
    target: one(TARGETS, 'target', '_self'),
    ui_type: one(LOOKS, 'ui_type', 'primary'),
  };
}

export function isEmptyLink({ link_text, url, type }: LinkValue): boolean {
  return link_text === '' && url === '' && type !== 'form';
}

/** A link of another type, without what belongs to a form where it opens none. */
function withType(link: LinkValue, type: LinkValue['type']): LinkValue {
  if (type === 'form') return { ...link, type, url: '' };
  const { rdx_forms_form_id: _, hidden_fields: __, form_layout: ___, ...rest } = link;
  return { ...rest, type };
}

/** One link; without text and address there is none. */
export function LinkInput({ field, id, value, onChange, error, errorAt }: InputProps) {
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      <LinkParts
        id={id}
        link={linkOf(value)}
        errorAt={errorAt}
        onChange={(link) => onChange(isEmptyLink(link) ? undefined : link)}
      />
      {error && <FieldError id={`${id}-all`}>{error}</FieldError>}
    </fieldset>
  );
}

/** Links in an order of their own. */
export function LinksCollectionInput({ field, id, value, onChange, error, errorAt }: InputProps) {
  const texts = useMessages(messages);
  const links = Array.isArray(value) ? value.map(linkOf) : [];
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-label">{field.label}</legend>
      {links.map((link, place) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, and each input takes its value from its place
          key={place}
          name={fillText(texts.link, { number: place + 1 })}
          place={place}
          count={links.length}
          onMove={(to) => onChange(moved(links, place, to))}
          onRemove={() => onChange(links.filter((_, index) => index !== place))}
        >
          <LinkParts
            id={`${id}-${place}`}
            link={link}
            errorAt={(part) => errorAt(`${place}.${part}`)}
            onChange={(changed) => onChange(links.map((one, index) => (index === place ? changed : one)))}
          />
        </ListItem>
      ))}
      {error && <FieldError id={`${id}-all`}>{error}</FieldError>}
      <Button id={id} kind="secondary" size="small" onClick={() => onChange([...links, EMPTY_LINK])}>
        {texts.add_link}
      </Button>
    </fieldset>
  );
}

const CHOICES = ['target', 'ui_type'] as const;

interface LinkPartsProps {
  readonly id: string;
  readonly link: LinkValue;
  readonly onChange: (link: LinkValue) => void;
  readonly errorAt: (part: string) => string | undefined;
}

/** Text, address or form, and manner of one link. */
function LinkParts({ id, link, onChange, errorAt }: LinkPartsProps) {
  const texts = useMessages(messages);
  const { type } = link;
  return (
    <div className="inputs-link">
      <TextField
        id={id}
        dir="auto"
        label={texts.link_text}
        value={link.link_text}
        error={errorAt('link_text')}
        onChange={(event) => onChange({ ...link, link_text: event.target.value })}
      />
      <SelectField
        id={`${id}-type`}
        label={texts.leads_to}
        options={TYPES.map((value) => ({ value, label: texts.link_types[value] }))}
        value={type}
        onChange={({ target }) => {
          const chosen = TYPES.find((value) => value === target.value);
          if (chosen) onChange(withType(link, chosen));
        }}
      />
      {type === 'form' ? (
        <FormLinkInputs id={id} link={link} error={errorAt('rdx_forms_form_id')} onChange={onChange} />
      ) : (
        <LinkAddress
          id={`${id}-url`}
          type={type}
          value={link.url}
          error={errorAt('url')}
          onChange={(url) => onChange({ ...link, url })}
        />
      )}
      {CHOICES.filter((part) => part !== 'target' || type !== 'form').map((part) => (
        <SelectField
          key={part}
          id={`${id}-${part}`}
          label={texts.link_parts[part]}
          options={LINK_CHOICES[part].map((value) => ({ value, label: texts.link_choices[value] }))}
          value={link[part]}
          onChange={(event) => {
            const chosen = LINK_CHOICES[part].find((value) => value === event.target.value);
            if (chosen) onChange({ ...link, [part]: chosen });
          }}
        />
      ))}
      <LinkLook id={id} link={link} onChange={onChange} />
    </div>
  );
}

const THEMES = ['light', 'dark'] as const satisfies readonly LinkValue['theme'][];

/** An icon beside the text, and colours of its own. */
function LinkLook({ id, link, onChange }: Omit<LinkPartsProps, 'errorAt'>) {
  const texts = useMessages(messages);
  const { icon = '', theme = '', ...rest } = link;
  const named = { ...(icon !== '' && { icon }) };
  const themed = { ...(theme !== '' && { theme }) };
  // A name that the set does not know stays choosable, so that opening a page changes nothing.
  const names = icon === '' || isIconName(icon) ? ICON_NAMES : [icon, ...ICON_NAMES];
  return (
    <>
      <SelectField
        id={`${id}-icon`}
        label={texts.with_icon}
        placeholder={texts.none}
        options={names.map((value) => ({ value, label: value }))}
        value={icon}
        onChange={({ target }) => onChange({ ...rest, ...themed, ...(target.value && { icon: target.value }) })}
      />
      <SelectField
        id={`${id}-theme`}
        label={texts.colours}
        placeholder={texts.colours_of_block}
        options={THEMES.map((value) => ({ value, label: texts.themes[value] }))}
        value={theme}
        onChange={({ target: { value } }) =>
          onChange({ ...rest, ...named, ...((value === 'light' || value === 'dark') && { theme: value }) })
        }
      />
    </>
  );
}
