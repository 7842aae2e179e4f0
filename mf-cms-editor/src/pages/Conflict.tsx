import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchPage } from '../data/page-calls';
import { useFailureTexts } from '../layout/use-failure-texts';
import { DifferenceList } from './DifferenceList';
import type { PartDifference } from './difference';
import pageMessages from './messages/page/en.json';

interface ConflictProps {
  readonly pageId: string;
  /** What is typed here. */
  readonly content: PageContent;
  readonly templates: Templates;
  readonly onReload: () => void;
  /** Saves what is typed here over what the other person stored. */
  readonly onOverwrite: () => void;
}

/** Somebody else saved meanwhile: both sides, and the choice between them. */
export function Conflict({ pageId, content, templates, onReload, onOverwrite }: ConflictProps) {
  const { client, market } = usePlatform();
  const texts = useMessages(pageMessages);
  const failures = useFailureTexts();
  const [compare, setCompare] = useState<(mine: PageContent) => readonly PartDifference[]>();
  const [source] = market.locales;

  useEffect(() => {
    let isOver = false;
    Promise.all([fetchPage(client, pageId), import('./difference')]).then(
      ([{ attributes }, { differencesOf }]) => {
        if (!isOver)
          setCompare(() => (mine: PageContent) => differencesOf(mine, attributes.content, { templates, source }));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [client, pageId, templates, source]);

  return (
    <Notice
      kind="error"
      title={failures['page.changed']}
      actions={
        <>
          <Button kind="secondary" size="small" onClick={onReload}>
            {texts.load_newer}
          </Button>
          <Button kind="tertiary" size="small" onClick={onOverwrite}>
            {texts.overwrite}
          </Button>
        </>
      }
    >
      <p>{texts.conflict_hint}</p>
      {compare && (
        <details>
          <summary>{texts.newer_says}</summary>
          <DifferenceList level={2} differences={compare(content)} />
        </details>
      )}
    </Notice>
  );
}
