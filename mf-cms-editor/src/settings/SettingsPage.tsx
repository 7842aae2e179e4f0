import type { EditedSetting } from '@showroom/contracts/calls/settings';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { namespaceOf } from '@showroom/contracts/settings/setting';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useLoaderData, useRevalidator } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { EditorFrame } from '../layout/EditorFrame';
import { LeaveGuard } from '../layout/LeaveGuard';
import { PageHead } from '../layout/PageHead';
import { useMarketName } from '../layout/use-market-name';
import messages from './messages/en.json';
import { SettingItem } from './SettingItem';
import './Settings.css';

type Attributes = EditedSetting['attributes'];

/** Every setting of the market, looked for by its key or what it decides, and changed in place. */
export function SettingsPage() {
  const marketName = useMarketName();
  const settings = useLoaderData<EditedSetting[]>();
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState('');
  const [done, setDone] = useState('');
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  // What somebody is changing stays in sight whatever they look for.
  const shown = settings.filter(({ attributes }) => unsaved.has(attributes.key) || isAsked(attributes, asked));
  const found = fillText(formatCount(settings.length, texts.found, locale), {
    shown: formatNumber(shown.length, locale),
  });

  function mark(key: string, isUnsaved: boolean): void {
    setUnsaved((before) => {
      const others = [...before].filter((other) => other !== key);
      return new Set(isUnsaved ? [...others, key] : others);
    });
  }

  function saved(sentence: string): void {
    setDone(sentence);
    void revalidate();
  }

  return (
    <EditorFrame place="settings">
      <LeaveGuard unsaved={unsaved.size > 0} />
      <PageHead title={fillText(texts.title, { market: marketName() })} />
      <search>
        <TextField
          type="search"
          label={texts.find}
          className="settings-search"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      </search>
      <p role="status" className="editor-quiet">
        {done || (asked === '' ? '' : found)}
      </p>
      {groupsOf(shown).map(([prefix, group]) => (
        <section key={prefix} aria-label={fillText(texts.group, { prefix })} className="editor-section">
          <Heading level={2} size="m">
            {prefix}
          </Heading>
          <ul className="settings-list">
            {group.map(({ id, attributes }) => (
              <SettingItem
                key={id}
                setting={attributes}
                onUnsaved={(isUnsaved) => mark(attributes.key, isUnsaved)}
                onSaved={saved}
              />
            ))}
          </ul>
        </section>
      ))}
    </EditorFrame>
  );
}

function isAsked({ key, summary }: Attributes, asked: string): boolean {
  const words = asked.toLowerCase().split(/\s+/);
  return words.every((word) => `${key} ${summary}`.toLowerCase().includes(word));
}

function groupsOf(settings: readonly EditedSetting[]): readonly (readonly [string, readonly EditedSetting[]])[] {
  const groups = new Map<string, EditedSetting[]>();
  for (const setting of settings) {
    const namespace = namespaceOf(setting.id);
    groups.set(namespace, [...(groups.get(namespace) ?? []), setting]);
  }
  return [...groups];
}
