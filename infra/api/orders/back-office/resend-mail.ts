import type { OrderMail } from '@showroom/contracts/entities/order-record';
import type { OrderRow } from '../../../database/schema/buy-online';
import { Refusal } from '../../kernel/refusal';
import { noteAction } from '../../order-store/note-action';
import { mailsOf, queueOrderMail } from '../../order-store/order-mails';
import { refundsOf } from '../../payments/ledger/refunds';
import type { BuyOnline } from '../../payments/services';

/** Sends an e-mail once more that the order, as it is now, has sent or would. */
export async function resendMail(
  { database }: BuyOnline,
  order: OrderRow,
  mail: OrderMail,
  who: string,
): Promise<void> {
  const refunds = await refundsOf(database.db, order.number);
  if (!mailsOf(order, refunds).includes(mail)) throw new Refusal(409, 'This order sends no such e-mail.');
  await database.db.transaction(async (db) => {
    await noteAction(db, order.number, 'resend', { who, why: mail });
    await queueOrderMail(db, order.number, mail, who);
  });
}
