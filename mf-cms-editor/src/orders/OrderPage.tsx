import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { changeOrder, type NumberedRecord, type OrderTask } from '../data/order-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { AskDialog } from '../layout/FormDialog';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { ReportHead } from '../layout/PageHead';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import { formatMoney, STATE_KINDS } from './format';
import { OrderCards } from './OrderCards';
import { HistoryTable, MailsTable } from './OrderTables';
import { RefundDialog } from './RefundDialog';
import { useOrderLanguage } from './use-order-language';
import './Orders.css';

const leadHref = ({ id, form_id }: { readonly id: string; readonly form_id: string }) =>
  `/admin/leads/${encodeURIComponent(form_id)}/${encodeURIComponent(id)}`;

const LOOK_OFTEN = 3000;

const BUTTON_KINDS = {
  capture: 'primary',
  refund: 'secondary',
  cancel: 'secondary',
} as const satisfies Record<NumberedRecord['possible'][number], unknown>;

const TASKS = ['capture', 'refund', 'cancel'] as const;

/** One order: who, what, how it stands, what happened, and what can be done with it. */
export function OrderPage() {
  const order = useLoaderData<NumberedRecord>();
  const { person } = usePlatform();
  const { texts } = useOrderLanguage();
  const isMoving = order.deliveries.some(({ sent_at, failed }) => sent_at === null && !failed);
  const { task, setTask, done, onDone } = useTask<(typeof TASKS)[number]>(isMoving ? LOOK_OFTEN : undefined);
  const { timeZone } = MARKETS[order.market];
  const name = useMarketName()(order.market);
  const tasks = mayChange(person) ? TASKS.filter((one) => order.possible.includes(one)) : [];

  return (
    <EditorFrame place="orders">
      <ReportHead
        back={{ href: `/admin/orders?market=${order.market}`, label: fillText(texts.title_of, { market: name }) }}
        title={order.number}
      >
        <Badge kind={STATE_KINDS[order.state]}>{texts.states[order.state]}</Badge>
        <span>
          <Moment at={order.created_at} timeZone={timeZone} />
        </span>
        {order.lead && <SiteLink href={leadHref(order.lead)}>{texts.its_lead}</SiteLink>}
      </ReportHead>
      {tasks.length > 0 && (
        <p className="editor-actions">
          {tasks.map((one) => (
            <Button key={one} size="small" kind={BUTTON_KINDS[one]} onClick={() => setTask(one)}>
              {texts.tasks[one]}
            </Button>
          ))}
        </p>
      )}
      {done && <Notice kind="success">{done}</Notice>}
      {order.refund_given_up && (
        <Notice kind="error" title={texts.money_lost}>
          <p>{texts.money_lost_what}</p>
        </Notice>
      )}
      <OrderCards order={order} />
      <MailsTable order={order} timeZone={timeZone} onDone={onDone} />
      <HistoryTable order={order} timeZone={timeZone} />
      {task === 'refund' && (
        <RefundDialog
          number={order.number}
          currency={order.currency}
          refundable={order.payments.reduce((most, { refundable }) => Math.max(most, refundable), 0)}
          onClose={() => setTask(undefined)}
          onDone={onDone}
        />
      )}
      {task && task !== 'refund' && (
        <OrderDialog order={order} task={task} onClose={() => setTask(undefined)} onDone={onDone} />
      )}
    </EditorFrame>
  );
}

interface OrderDialogProps {
  readonly order: NumberedRecord;
  readonly task: OrderTask;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Asks why before an order or its money changes. */
function OrderDialog({ order: { number, amount, currency }, task, onClose, onDone }: OrderDialogProps) {
  const { client } = usePlatform();
  const language = useOrderLanguage();
  const { tasks, dialogs } = language.texts;
  const { what, button, done } = dialogs[task];
  const money = formatMoney(amount, currency, language);
  return (
    <AskDialog
      title={tasks[task]}
      button={fillText(button, { money })}
      stands="history"
      onSubmit={(why) => changeOrder(client, number, task, why).then(() => onDone(fillText(done, { money })))}
      onClose={onClose}
    >
      <p>{fillText(what, { money })}</p>
    </AskDialog>
  );
}
