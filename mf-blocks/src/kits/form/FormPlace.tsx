import { LinkButton } from '@showroom/shared-ui/button';
import { Form } from '@showroom/shared-ui/form';
import { formAddress } from '@showroom/shared-ui/form-address';
import type { FormProps } from '@showroom/shared-ui/form-props';
import { ThankYou } from '@showroom/shared-ui/form-thanks';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockForm } from './load-block-form';
import messages from './messages/en.json';

interface FormPlaceProps extends Omit<FormProps, 'form' | 'hidden' | 'mapped' | 'filled'> {
  readonly id: string;
  readonly data: BlockForm | undefined;
  readonly hidden?: Readonly<Record<string, string>> | undefined;
}

/**
 * A block's form; without its data a link to the form's page stands there, without a form
 * nothing.
 */
export function FormPlace({ id, data, hidden, ...props }: FormPlaceProps) {
  const { open } = useMessages(messages);
  if (id.trim() === '' || (data && !data.form)) return null;
  if (!data?.form) return <LinkButton href={formAddress({ id: id.trim(), hidden: hidden ?? {} })}>{open}</LinkButton>;
  const { form, isSent } = data;
  if (isSent) return <ThankYou thankYou={form.attributes.thank_you} headingLevel={props.headingLevel ?? 2} />;
  return (
    <Form
      {...props}
      form={form}
      layout={data.layout === 'double' ? 'double' : props.layout}
      hidden={{ ...hidden, ...data.hidden }}
      mapped={data.mapped}
      filled={data.filled}
    />
  );
}

/** Whether a block has something to show: a form, or a way to it. */
export function hasForm(id: string, data: BlockForm | undefined): boolean {
  return id.trim() !== '' && (data === undefined || data.form !== undefined);
}
