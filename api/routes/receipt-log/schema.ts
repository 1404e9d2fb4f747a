import { z } from 'zod';
import { describeNumber, timeField } from '../../fields';

const sizeParameter = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,14})$/, 'must be a whole number')
  .transform(Number)
  .meta(describeNumber({ type: 'integer', minimum: 1 }));

export const tileParams = z.object({
  level: z.string().meta({ example: '0' }),
  tile: z.string().meta({
    description: 'A tile as C2SP tlog-tiles names it. It may contain slashes.',
    example: 'x001/234.p/5',
  }),
});

export const consistencyQuery = z.strictObject({ from: sizeParameter, to: sizeParameter });

export const leafQuery = z.strictObject({
  leaf_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits')
    .meta({ description: "A gift's `transaction_hash` without `0x`" }),
});

const hashes = z.array(z.string()).meta({ description: 'Hashes of 64 lower-case hex digits' });

export const consistencySchema = z
  .object({ from: z.int(), to: z.int(), consistency_proof: hashes })
  .meta({ id: 'ReceiptLogConsistency' });

const covering = {
  checkpoint: z.string().meta({ description: 'A C2SP checkpoint: a signed note' }),
  tree_size: z.int(),
  inclusion_proof: hashes,
};

const leafProof = {
  leaf_hash: z.string(),
  leaf_index: z.int(),
  ...covering,
  witnessed: z.object(covering).nullable().meta({
    description:
      'The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf.',
  }),
  anchor: z
    .string()
    .nullable()
    .meta({ description: 'Reserved for checkpoints on a blockchain. Always null.' }),
};

const later =
  'The refunds, lost disputes and failed refunds of the gift, oldest first, as far as a checkpoint covers them';

export const leafProofSchema = z
  .object({ ...leafProof, later: z.array(z.object(leafProof)).meta({ description: later }) })
  .meta({ id: 'ReceiptLeafProof' });

const leaf = z.string().meta({ description: 'The canonical text of the leaf (RFC 8785), byte for byte' });

/** A proof with the leaf itself. */
export const fullProofFields = { leaf, ...leafProof };

export const donationProofSchema = z
  .object({
    ...fullProofFields,
    later: z.array(z.object(fullProofFields)).meta({ description: later }),
  })
  .meta({ id: 'DonationProof' });

const publicKey = z.string().meta({ description: 'A C2SP verifier key: `name+hash+base64`' });
const keys = z.array(
  z.object({
    public_key: publicKey,
    from: timeField,
    until: timeField.nullable().meta({ description: 'null while the key signs' }),
  }),
);

export const receiptLogSchema = z
  .object({
    origin: z.string(),
    public_key: publicKey.nullable().meta({ description: 'null before the first checkpoint' }),
    checkpoint_url: z.string(),
    keys,
    earlier_logs: z.array(
      z.object({
        origin: z.string(),
        keys,
        last_checkpoint: z.string().nullable(),
        reason: z.string().meta({ description: 'Why the log was closed' }),
      }),
    ),
  })
  .meta({ id: 'ReceiptLog' });
