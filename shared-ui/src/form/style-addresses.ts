import checkbox from '../checkbox/Checkbox.css?url';
import checkboxGroup from '../checkbox/CheckboxGroup.css?url';
import field from '../field/Field.css?url';
import notice from '../notice/Notice.css?url';
import radioGroup from '../radio-group/RadioGroup.css?url';
import selectField from '../select-field/SelectField.css?url';
import textArea from '../text-area/TextArea.css?url';
import form from './Form.css?url';

/** Where the style sheets of a form are, for code that comes later than its page's styles. */
export const formStyles: readonly string[] = [
  field,
  textArea,
  selectField,
  radioGroup,
  checkbox,
  checkboxGroup,
  notice,
  form,
];
