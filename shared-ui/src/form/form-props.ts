import type { ShownForm } from '@showroom/contracts/entities/form';
import type { FilledForm } from '@showroom/shared-ui/filled-form';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../heading/Heading';
import type { SendForm } from './send-form';

/** A form in one language, and how it stands where it stands. */
export interface FormProps {
  readonly form: ShownForm;
  /** Values that are sent without being seen, by their names. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** What the page's address fills in, by names of fields. */
  readonly mapped?: Readonly<Record<string, string>> | undefined;
  /** Columns, where there is room for two. Default: one. */
  readonly layout?: 'single' | 'double' | undefined;
  /** Default: where a line begins. */
  readonly buttonPosition?: 'left' | 'center' | 'right' | undefined;
  /** Level of its title. Default: none, for whatever is around it says what it is. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** What a visitor without scripts sent and did not get through. */
  readonly filled?: FilledForm | undefined;
  /** What is said, and stands on the button, where sending failed. */
  readonly failure?: { readonly title: string; readonly again: string } | undefined;
  /** Default: as a lead of the form. */
  readonly send?: SendForm | undefined;
  /** Further inputs above the form's own. */
  readonly children?: ReactNode;
}
