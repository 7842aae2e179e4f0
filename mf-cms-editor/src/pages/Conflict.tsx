import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchPage } from '../data/page-calls';
import { DifferenceList } from './DifferenceList';
import type { PartDifference } from './difference';

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
      title={ERROR_TEXTS['page.changed']}
      actions={
        <>
          <Button kind="secondary" size="small" onClick={onReload}>
            Load the newer draft
          </Button>
          <Button kind="tertiary" size="small" onClick={onOverwrite}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>What you typed is still here until you load it.</p>
      {compare && (
        <details>
          <summary>What the newer draft says instead</summary>
          <DifferenceList level={2} differences={compare(content)} />
        </details>
      )}
    </Notice>
  );
}
