import { z } from 'zod';
import { textField, timeField } from '../../fields';

export const erasureRequestSchema = z
  .strictObject({
    confirm: textField(255)
      .trim()
      .meta({ description: 'Your own address, so that nothing is erased by mistake' }),
  })
  .meta({ id: 'ErasureRequest' });

export const erasureSchema = z
  .object({
    status: z.literal('scheduled'),
    erase_at: timeField.meta({ description: 'Until then, the person can be restored' }),
  })
  .meta({ id: 'Erasure' });

export const dataExportSchema = z
  .object({
    export_id: z.string(),
    status: z.enum(['preparing', 'mailed']),
    requested_at: timeField,
    expires_at: timeField
      .nullable()
      .meta({ description: 'Until then, the mailed link works. null while preparing' }),
  })
  .meta({ id: 'DataExport' });
