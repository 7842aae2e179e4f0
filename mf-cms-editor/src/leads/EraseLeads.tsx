import { MARKETS } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { eraseAll, type FoundLeads, type LeadQuery } from '../data/lead-calls';
import { AskDialog } from '../layout/FormDialog';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { formatLeads } from './format';

interface EraseLeadsProps {
  readonly query: LeadQuery;
  readonly found: FoundLeads;
}

/** Erases all leads of a form, or those up to the day that is looked for, after a question. */
export function EraseLeads({ query, found: { form, total } }: EraseLeadsProps) {
  const { client, person } = usePlatform();
  const [task, setTask] = useState<'none' | 'ask' | 'done'>('none');
  const until = query['filter[created_at_lteq]'];
  const isPart = query['filter[created_at_gteq]'] !== undefined || query['filter[integration_status_eq]'] !== undefined;
  if (task === 'done') return <Notice kind="success">The leads are being erased.</Notice>;
  if (!mayChange(person) || isPart || total === 0) return null;
  return (
    <>
      <p className="editor-actions">
        <Button size="small" kind="secondary" onClick={() => setTask('ask')}>
          Delete {formatLeads(total)}
        </Button>
      </p>
      {task === 'ask' && (
        <AskDialog
          title={`Delete ${formatLeads(total)}`}
          button="Delete for good"
          onSubmit={() => eraseAll(client, form.id, until, total).then(() => setTask('done'))}
          onClose={() => setTask('none')}
        >
          <p>
            {until === undefined ? 'Everything' : <>Everything up to the end of {dayOf(until, form.market)}</>} that
            people filled in with <bdi>{form.name}</bdi> is erased here, in exports of this form and in the systems that
            got it. Nobody can bring it back; that it was erased, and by whom, stays written down.
          </p>
        </AskDialog>
      )}
    </>
  );
}

function dayOf(until: string, market: keyof typeof MARKETS) {
  return until.includes('T') ? <Moment at={until} timeZone={MARKETS[market].timeZone} /> : until;
}
