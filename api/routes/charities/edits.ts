import { type Config } from '../../../config';
import { isEmbedOrigin } from '../../../domain/charities/give-settings';
import { validationError } from '../../../domain/errors';
import { type CharityEdits } from '../../../operations/charities/edits';
import { definedFields } from '../../defined-fields';
import { readLocation } from '../../location';
import { readGiveSettings } from './give-settings-schema';
import { type CharityChanges } from './write-schema';

/** Reads the charity fields that a request changes. */
export function readEdits(body: CharityChanges, { environment }: Pick<Config, 'environment'>): CharityEdits {
  requireEmbedOrigins(body.give_settings?.embed_origins ?? [], environment);
  const { fee_settings: fees, volunteer_settings: volunteering } = body;
  return {
    ...(body.location === undefined ? {} : readLocation(body.location)),
    ...definedFields({
      name: body.name,
      ein: body.ein,
      category: body.category,
      subCategory: body.sub_category,
      programs: body.programs,
      description: body.description,
      tags: body.tags,
      logo: body.logo,
      founded: body.founded,
      staffCount: body.staff_count,
      annualBudgetDollars: body.annual_budget_usd,
      walletAddress: body.wallet_address,
      paymentMethods: body.payment_methods,
      absorbPlatformFees: fees?.absorb_platform_fees,
      absorbProcessingFees: fees?.absorb_processing_fees,
      autoAcceptHundredths: toHundredthsOrNull(volunteering?.auto_accept_up_to_hours),
      autoAcceptAfter: volunteering?.auto_accept_after,
      socialLinks: body.social_links,
      giveSettings: body.give_settings && readGiveSettings(body.give_settings),
    }),
  };
}

/** Checks origins here instead of in the schema, because only a sandbox allows plain http. */
function requireEmbedOrigins(origins: string[], environment: Config['environment']): void {
  const faults = origins.flatMap((origin, index) =>
    isEmbedOrigin(origin, environment)
      ? []
      : [
          {
            field: `give_settings.embed_origins.${index}`,
            code: 'format' as const,
            message: 'must be an exact https origin such as "https://www.example.org", without a path',
          },
        ],
  );
  if (faults.length > 0) throw validationError(faults);
}

function toHundredthsOrNull(hours: number | null | undefined): number | null | undefined {
  return typeof hours === 'number' ? Math.round(hours * 100) : hours;
}
