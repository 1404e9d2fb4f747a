/** Writes the mail of a notice from what the database knows when it is sent. */
import { buffer } from 'node:stream/consumers';
import { type Config } from '../config';
import { type Database } from '../db/database';
import { findLoginByUser } from '../db/queries/access/logins';
import { findCharge } from '../db/queries/charges/charges';
import { findCharity } from '../db/queries/charities/charities';
import { type Donation, findDonation } from '../db/queries/gifts/gifts';
import { type Notice } from '../db/queries/platform/notices';
import { actionUrl } from '../domain/charges/action-url';
import { formatMoney } from '../domain/money';
import { publicAddress } from '../domain/public-address';
import { receiptPageUrl } from '../domain/receipt-log/page-url';
import { printReceiptNumber } from '../domain/receipts/receipt';
import { type Gateways } from '../gateways';
import { type Attachment, type Mail } from '../gateways/mail/sealed-mail';
import {
  confirmPaymentMail,
  giftCompletedMail,
  repairSourceMail,
} from '../gateways/mail/templates/gift-mails';
import { renderReceipt } from '../gateways/pdf/receipt';
import { obtainReceipt } from '../operations/receipts/obtain-receipt';

export interface NoticeDependencies {
  db: Database;
  gateways: Pick<Gateways, 'secrets'>;
  config: Pick<Config, 'publicUrl' | 'port'>;
}

/** Returns undefined if the news is outdated, or if the donor no longer has a confirmed address. */
export async function writeNotice(
  dependencies: NoticeDependencies,
  notice: Notice,
): Promise<Mail | undefined> {
  const { db, config } = dependencies;
  const [login, gift] = await Promise.all([
    findLoginByUser(db, notice.userId),
    findDonation(db, notice.subject),
  ]);
  if (login?.confirmed !== true || gift === undefined) return undefined;
  const to = login.email;
  const news = {
    charityName: (await findCharity(db, gift.charityId))?.name ?? gift.charityId,
    amount: `${formatMoney({ currency: gift.currency, minor: gift.totalChargeMinor })} ${gift.currency}`,
    address: publicAddress(config),
  };
  switch (notice.kind) {
    case 'gift_completed':
      return { to, ...giftCompletedMail(news), attachments: [await attachReceipt(dependencies, gift)] };
    case 'repair_source':
      return { to, ...repairSourceMail({ ...news, failure: gift.failureMessage ?? undefined }) };
    case 'confirm_payment': {
      const confirmUrl = await findConfirmUrl(dependencies, gift);
      return confirmUrl === undefined ? undefined : { to, ...confirmPaymentMail({ ...news, confirmUrl }) };
    }
  }
}

async function findConfirmUrl(
  { db, gateways, config }: NoticeDependencies,
  gift: Donation,
): Promise<string | undefined> {
  const charge = await findCharge(db, gift.id);
  if (charge?.state !== 'requires_action' || charge.sealedActionToken === null) return undefined;
  return actionUrl(publicAddress(config), gateways.secrets.open(charge.sealedActionToken));
}

async function attachReceipt({ db, config }: NoticeDependencies, gift: Donation): Promise<Attachment> {
  const receipt = await obtainReceipt(db, { donationId: gift.id, at: new Date() });
  const proofUrl = receiptPageUrl(publicAddress(config), gift);
  const pdf = await buffer(renderReceipt(receipt, { isDonorHidden: false, proofUrl }));
  return {
    filename: `receipt-${printReceiptNumber(receipt)}.pdf`,
    contentType: 'application/pdf',
    base64: pdf.toString('base64'),
  };
}
