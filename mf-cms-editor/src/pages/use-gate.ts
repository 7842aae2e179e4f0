import type { Finding } from '@showroom/contracts/host/canvas-messages';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { type RefObject, useState } from 'react';
import type { CheckPage } from '../canvas/Canvas';
import { fetchFindings } from '../data/page-calls';
import type { Issue } from '../layout/issue';
import { isUnsaved } from './edit-store';
import actionMessages from './messages/actions/en.json';
import type { Edited } from './use-edited';

/** What axe finds is looked at before a page is published where it keeps people from using it. */
const STOPPING: readonly Finding['impact'][] = ['serious', 'critical'];

/** What visitors would miss: what axe found on the canvas, or the API in the draft. */
export type PageFinding = Finding | Issue;

/** What somebody wanted to do with the page when something was found on it. */
interface Wanted {
  /** What its button says. */
  readonly button: string;
  /** Does it; with the reason why, where something was found. */
  act(reason?: string): Promise<void>;
}

interface Found {
  readonly findings: readonly PageFinding[];
  /** Missing where somebody only looks. */
  readonly wanted?: Wanted;
}

export interface Gate {
  readonly isChecking: boolean;
  /** What was found, while somebody decides about it. */
  readonly found: Found | undefined;
  /** Does it with a page on which nothing is found; else shows what is. */
  pass(wanted: Wanted): Promise<void>;
  /** Shows what is found. */
  look(): Promise<void>;
  close(): void;
}

/** A draft that is saved before it is judged. */
type Draft = Pick<Edited, 'page' | 'content' | 'invalid' | 'send'>;

/**
 * Judges the page before it is published: its draft by the API, the page on the canvas by axe. A
 * canvas that does not answer keeps nobody waiting; what the API finds it asks a reason for itself.
 * Blocks that failed are known before that.
 */
export function useGate(check: RefObject<CheckPage | undefined>, edited: Draft, failed: readonly string[]): Gate {
  const { client } = usePlatform();
  const { locale } = usePageLocale();
  const texts = useMessages(actionMessages);
  const [isChecking, setChecking] = useState(false);
  const [found, setFound] = useState<Found>();

  /** Nothing where the draft could not be saved, which is said beside it. */
  async function judge(isPublished: boolean): Promise<readonly PageFinding[] | undefined> {
    if (isUnsaved(edited) && !(await edited.send(isPublished ? 'publish' : 'save'))) return undefined;
    setChecking(true);
    try {
      const [seen, told] = await Promise.all([
        check.current?.(),
        fetchFindings(client, edited.page.id, locale).catch(() => []),
      ]);
      return [
        ...failed.map((block) => failure(block, texts.block_failed)),
        ...told,
        ...(seen ?? []).filter(({ impact }) => STOPPING.includes(impact)),
      ];
    } finally {
      setChecking(false);
    }
  }

  return {
    isChecking,
    found,
    async pass(wanted) {
      const findings = await judge(true);
      if (findings === undefined) return;
      if (findings.length > 0) setFound({ findings, wanted });
      else await wanted.act();
    },
    async look() {
      const findings = await judge(false);
      if (findings) setFound({ findings });
    },
    close: () => setFound(undefined),
  };
}

/** Of a block whose code fails. */
function failure(block: string, text: string): Finding {
  return { block, rule: 'block-failed', impact: 'critical', text, html: '' };
}
