import { MARKETS } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { eraseAll, type FoundLeads, type LeadQuery } from '../data/lead-calls';
import { AskDialog } from '../layout/FormDialog';
import { fillNodes } from '../layout/fill-nodes';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import messages from './messages/en.json';

interface EraseLeadsProps {
  readonly query: LeadQuery;
  readonly found: FoundLeads;
}

/** Erases all leads of a form, or those up to the day that is looked for, after a question. */
export function EraseLeads({ query, found: { form, total } }: EraseLeadsProps) {
  const { client, person } = usePlatform();
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const [task, setTask] = useState<'none' | 'ask' | 'done'>('none');
  const until = query['filter[created_at_lteq]'];
  const isPart = query['filter[created_at_gteq]'] !== undefined || query['filter[integration_status_eq]'] !== undefined;
  if (task === 'done') return <Notice kind="success">{texts.being_erased}</Notice>;
  if (!mayChange(person) || isPart || total === 0) return null;
  const question = formatCount(total, texts.delete_leads, locale);
  const name = <bdi>{form.name}</bdi>;
  return (
    <>
      <p className="editor-actions">
        <Button size="small" kind="secondary" onClick={() => setTask('ask')}>
          {question}
        </Button>
      </p>
      {task === 'ask' && (
        <AskDialog
          title={question}
          button={texts.delete_for_good}
          onSubmit={() => eraseAll(client, form.id, until, total).then(() => setTask('done'))}
          onClose={() => setTask('none')}
        >
          <p>
            {until === undefined
              ? fillNodes(texts.erase_all, { form: name })
              : fillNodes(texts.erase_until, { form: name, day: dayOf(until, form.market) })}
          </p>
        </AskDialog>
      )}
    </>
  );
}

function dayOf(until: string, market: keyof typeof MARKETS) {
  return until.includes('T') ? <Moment at={until} timeZone={MARKETS[market].timeZone} /> : until;
}
