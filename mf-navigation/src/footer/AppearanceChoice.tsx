import { APPEARANCE_KEY, APPEARANCES } from '@showroom/shared-ui/appearance';
import { useMessages } from '@showroom/shared-ui/messages';
import { loadStoredText, removeStored, store } from '@showroom/shared-ui/storage';
import { useEffect, useId, useState } from 'react';
import footerMessages from './messages/en.json';

/** What somebody chose in this browser; nothing: as the device has it. */
const stored = () => APPEARANCES.find((one) => JSON.stringify(one) === loadStoredText(APPEARANCE_KEY));

/** Light, dark, or as the device has it; browsers alone know the choice, so pages are alike. */
export function AppearanceChoice() {
  const texts = useMessages(footerMessages);
  const id = useId();
  const [chosen, setChosen] = useState('');
  useEffect(() => setChosen(stored() ?? ''), []);

  function choose(value: string): void {
    setChosen(value);
    if (value === '') removeStored(APPEARANCE_KEY);
    else store(APPEARANCE_KEY, value);
    document.documentElement.dataset['appearance'] = value;
  }

  return (
    <p className="footer-appearance">
      <label htmlFor={id}>{texts.appearance}</label>
      <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.device}</option>
        {APPEARANCES.map((one) => (
          <option key={one} value={one}>
            {texts[one]}
          </option>
        ))}
      </select>
    </p>
  );
}
