/** Attaches the receipt of a gift to a mail. */
import { buffer } from 'node:stream/consumers';
import { type Config } from '../config';
import { type Database } from '../db/database';
import { type Gift } from '../db/queries/gifts/gifts';
import { receiptPageUrl } from '../domain/receipt-log/page-url';
import { printReceiptNumber } from '../domain/receipts/receipt';
import { receiptDonorFor } from '../domain/receipts/receipt-donor';
import { type Gateways } from '../gateways';
import { type Attachment } from '../gateways/mail/mailer';
import { renderReceipt } from '../letters/documents/receipt';
import { type NoticeMeans } from '../letters/mails/mail';
import { letterheadOf } from '../letters/paper/letterhead';
import { findDonorDetails } from '../operations/donors/details';
import { obtainReceipt } from '../operations/receipts/issue-receipts';

export interface ReceiptMeans {
  db: Database;
  gateways: Pick<Gateways, 'secrets' | 'environment'>;
  config: Pick<Config, 'publicUrl' | 'port'>;
}

/** Issues the receipt of a gift, if it has none yet, and prints it. */
export async function attachReceipt(
  { db, gateways, config }: ReceiptMeans,
  gift: Gift,
  { isHeld, tribute, language }: Parameters<NoticeMeans['attachReceipt']>[1],
): Promise<Attachment> {
  const receipt = await obtainReceipt(db, { donationId: gift.id, at: new Date() });
  const letterhead = letterheadOf({ ...config, environment: gateways.environment });
  const proofUrl = receiptPageUrl(letterhead.address, gift);
  const donorOf = await findDonorDetails(db, gateways.secrets, [gift.id]);
  const donor = receiptDonorFor('donor', gift, donorOf(gift.id));
  const audience = { letterhead, language, donor, tribute, isHeld, proofUrl };
  const pdf = await buffer(renderReceipt(receipt, audience));
  return {
    filename: `receipt-${printReceiptNumber(receipt)}.pdf`,
    contentType: 'application/pdf',
    base64: pdf.toString('base64'),
  };
}
