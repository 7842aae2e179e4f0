import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchPage } from '../data/page-calls';
import { DifferenceList } from './DifferenceList';

interface ConflictProps {
  readonly pageId: string;
  /** What is typed here. */
  readonly content: PageContent;
  readonly templates: Templates;
  readonly onReload: () => void;
  /** Saves what is typed here over what the other person stored. */
  readonly onOverwrite: () => void;
}

/** What somebody else stored, and how it is compared. */
interface Other extends Pick<typeof import('./difference'), 'differencesOf'> {
  readonly content: PageContent;
}

/** Somebody else saved meanwhile: both sides, and the choice between them. */
export function Conflict({ pageId, content, templates, onReload, onOverwrite }: ConflictProps) {
  const { client, market } = usePlatform();
  const [other, setOther] = useState<Other>();
  const [source] = market.locales;
  const differences = other?.differencesOf(content, other.content, { templates, source });

  useEffect(() => {
    let isOver = false;
    Promise.all([fetchPage(client, pageId), import('./difference')]).then(
      ([{ attributes }, { differencesOf }]) => {
        if (!isOver) setOther({ content: attributes.content, differencesOf });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [client, pageId]);

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
      {differences && (
        <details>
          <summary>What the newer draft says instead</summary>
          <DifferenceList differences={differences} />
        </details>
      )}
    </Notice>
  );
}
