/**
 * The API's types, generated from its OpenAPI document by `npm run types:client`. Changes by hand are lost.
 */

export interface webhooks {
    "donation.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gift was accepted. */
        post: operations["onDonationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "donation.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gift was confirmed and booked. */
        post: operations["onDonationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "donation.action_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The donor must confirm the payment before `expires_at`, or the gift fails. */
        post: operations["onDonationAction_required"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "donation.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gift failed and moved no money. */
        post: operations["onDonationFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "donation.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gift was refunded in full or in part. `amount` is the amount of this refund. */
        post: operations["onDonationRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "donation.refund_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A refund failed after it had completed. `amount` is the amount of this refund. */
        post: operations["onDonationRefund_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "donation.disputed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute was opened, won or lost. `amount` is the disputed amount. */
        post: operations["onDonationDisputed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fee.calculated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The fees of a gift were calculated. */
        post: operations["onFeeCalculated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recurring.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recurring gift was created. */
        post: operations["onRecurringCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recurring.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recurring gift changed, skipped a date or completed. */
        post: operations["onRecurringUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recurring.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recurring gift was paused. */
        post: operations["onRecurringPaused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recurring.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recurring gift was resumed. */
        post: operations["onRecurringResumed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recurring.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recurring gift was cancelled. */
        post: operations["onRecurringCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recurring.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recurring gift ended because its charges failed. */
        post: operations["onRecurringFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "matching.pledged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sponsor pledged to match gifts. */
        post: operations["onMatchingPledged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "matching.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member accepted a pledge. */
        post: operations["onMatchingAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "matching.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A pledge ended before it was accepted. */
        post: operations["onMatchingWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "matching.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An accepted pledge matches no more gifts. */
        post: operations["onMatchingEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "matching.charged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sponsor paid for matches, as one gift. */
        post: operations["onMatchingCharged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "matching.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sponsor could not be charged for matches, and no retry is left. */
        post: operations["onMatchingFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "volunteer.hours.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A volunteer submitted hours. */
        post: operations["onVolunteerHoursSubmitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "volunteer.hours.verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The charity or the platform confirmed hours. */
        post: operations["onVolunteerHoursVerified"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "volunteer.hours.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The charity or the platform rejected hours, or the platform reversed a confirmation. */
        post: operations["onVolunteerHoursRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "volunteer.hours.information_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The charity or the platform asked the volunteer for information. */
        post: operations["onVolunteerHoursInformation_required"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "volunteer.hours.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The volunteer withdrew a submission. */
        post: operations["onVolunteerHoursWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "volunteer.hours.reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The charity has not decided about hours yet. Sent on day 3 and on day 7. */
        post: operations["onVolunteerHoursReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "volunteer.hours.handed_over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The charity did not decide within 14 days. Platform reviewers can decide now. */
        post: operations["onVolunteerHoursHanded_over"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "volunteer.hours.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hours expired because nobody decided within 30 days. */
        post: operations["onVolunteerHoursExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "charity.verification.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A charity's verification status changed. */
        post: operations["onCharityVerificationUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A verification was approved. */
        post: operations["onVerificationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A verification failed, or needs the `required_actions` before it can continue. */
        post: operations["onVerificationFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A verification expires in 60, 30 or 7 days unless it is renewed. */
        post: operations["onVerificationReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "charity.claim.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody claimed a charity, or a claim was approved or denied. */
        post: operations["onCharityClaimUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout_account.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A charity's payout account was added, confirmed, made active or disabled. */
        post: operations["onPayout_accountUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody asked for a payout, or a schedule created one. */
        post: operations["onPayoutCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.in_transit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payout left for the charity’s account. */
        post: operations["onPayoutIn_transit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payout arrived. */
        post: operations["onPayoutPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payout failed. The charity’s balance has the whole amount again. */
        post: operations["onPayoutFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A bank sent a payout back after it was paid. The balance has the net amount again, and the account is disabled. */
        post: operations["onPayoutReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.begun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member began a subscription. */
        post: operations["onSubscriptionBegun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.billed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The balance of a charity paid a month of a subscription. */
        post: operations["onSubscriptionBilled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.payment_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The balance does not cover the next month. It is tried again daily. */
        post: operations["onSubscriptionPayment_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.ending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member or an operator ended a subscription. It runs to the end of its period. */
        post: operations["onSubscriptionEnding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A subscription has ended. */
        post: operations["onSubscriptionEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "exchange_rates.stale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange rates were not renewed for too long. Gifts go on with the last ones. */
        post: operations["onExchange_ratesStale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reconciliation.difference_found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ledger differs from the processor, the bank or the receipt log. */
        post: operations["onReconciliationDifference_found"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reconciliation.difference_resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Two operators decided about a difference, or it disappeared. */
        post: operations["onReconciliationDifference_resolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test that you requested. It goes only to the tested endpoint. */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.endpoint.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of your endpoints was disabled. The platform keeps the events of this endpoint as `held` deliveries. */
        post: operations["onWebhookEndpointDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ApiKeyRequest: {
            name: string;
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read")[];
            /**
             * @description Must be the plan of the account, which all its keys share
             * @enum {string}
             */
            plan?: "standard" | "premium" | "enterprise";
        };
        IssuedApiKeyRequest: {
            name: string;
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read")[];
            /** @enum {string} */
            plan?: "standard" | "premium" | "enterprise";
            /** @description Required for the enterprise plan, not allowed for other plans */
            hourly_limit?: number;
        };
        ApiKeyRotationRequest: {
            /**
             * @description The old key stays valid for this many hours. 0 ends it at once.
             * @default 24
             */
            overlap_hours?: number;
        };
        AccountPlanRequest: {
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            /** @description Required for the enterprise plan, not allowed for other plans */
            hourly_limit?: number;
        };
        CharityRequest: {
            name: string;
            /** @example 12-3456789 */
            ein?: string;
            category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null;
            /** @description A sub-category of the category, as `GET /api/v1/categories` lists them. null: the one of the register */
            sub_category?: string | null;
            /** @description What the charity does all year. Replaces all of them. */
            programs?: {
                name: string;
                /** @default null */
                description?: string | null;
            }[];
            description?: string | null;
            tags?: string[];
            location?: {
                city?: string | null;
                state?: string | null;
                postal_code?: string | null;
                country?: string | null;
                latitude?: number | null;
                longitude?: number | null;
            };
            logo?: string | null;
            founded?: number | null;
            staff_count?: number | null;
            /** @description In whole dollars */
            annual_budget_usd?: number | null;
            /** @description The wallet to which gifts are settled */
            wallet_address?: string;
            /** @description Gifts by any other method are refused */
            payment_methods?: ("card" | "ach" | "crypto")[];
            fee_settings?: {
                absorb_platform_fees?: boolean;
                absorb_processing_fees?: boolean;
            };
            volunteer_settings?: {
                /** @description Submissions up to this many hours are verified at once. null turns it off. */
                auto_accept_up_to_hours?: number | null;
                /** @description Only for volunteers with at least this many verified submissions */
                auto_accept_after?: number;
            };
        };
        CharityChanges: {
            name?: string;
            /** @example 12-3456789 */
            ein?: string;
            category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null;
            /** @description A sub-category of the category, as `GET /api/v1/categories` lists them. null: the one of the register */
            sub_category?: string | null;
            /** @description What the charity does all year. Replaces all of them. */
            programs?: {
                name: string;
                /** @default null */
                description?: string | null;
            }[];
            description?: string | null;
            tags?: string[];
            location?: {
                city?: string | null;
                state?: string | null;
                postal_code?: string | null;
                country?: string | null;
                latitude?: number | null;
                longitude?: number | null;
            };
            logo?: string | null;
            founded?: number | null;
            staff_count?: number | null;
            /** @description In whole dollars */
            annual_budget_usd?: number | null;
            /** @description The wallet to which gifts are settled */
            wallet_address?: string;
            /** @description Gifts by any other method are refused */
            payment_methods?: ("card" | "ach" | "crypto")[];
            fee_settings?: {
                absorb_platform_fees?: boolean;
                absorb_processing_fees?: boolean;
            };
            volunteer_settings?: {
                /** @description Submissions up to this many hours are verified at once. null turns it off. */
                auto_accept_up_to_hours?: number | null;
                /** @description Only for volunteers with at least this many verified submissions */
                auto_accept_after?: number;
            };
        };
        CharityChangeRefusal: {
            reason: string;
        };
        ImpactReportRequest: {
            /** Format: date */
            period_start: string;
            /**
             * Format: date
             * @description The last day, inclusive, not in the future
             */
            period_end: string;
            /** @default 0 */
            beneficiaries_reached?: number;
            /** @default 0 */
            projects_completed?: number;
            /** @default null */
            carbon_offset_kg?: number | null;
            /** @default null */
            summary?: string | null;
            /**
             * @description http or https URLs, or ids of documents that you uploaded
             * @default []
             */
            evidence?: string[];
        };
        RatingRequest: {
            rating: number;
            comment?: string;
        };
        SearchEvents: {
            events: {
                /** @enum {string} */
                kind: "impression" | "click" | "conversion" | "dwell" | "share";
                /** @enum {string} */
                entity_type: "organization" | "campaign" | "opportunity";
                entity_id: string;
                /** @description Only for `dwell` */
                dwell_seconds?: number;
            }[];
        };
        TrendSignal: {
            /** @enum {string} */
            kind: "social" | "news" | "emergency";
            charity_id?: string;
            /** @enum {string} */
            category?: "Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality";
            state?: string;
            /**
             * Format: date-time
             * @description Required for an emergency, otherwise not allowed
             * @example 2026-11-21T12:00:00.000Z
             */
            ends_at?: string;
            title: string;
            source_url?: string;
            /** @default 10 */
            weight?: number;
            /**
             * Format: date-time
             * @description Defaults to now
             * @example 2026-11-21T12:00:00.000Z
             */
            occurred_at?: string;
        };
        DonationRequest: {
            charity_id: string;
            /** @example 25.00 */
            amount: string;
            currency: components["schemas"]["Currency"];
            message?: string;
            /** @default false */
            anonymous?: boolean;
            /**
             * @description Defaults to the method of `source`, else crypto for tokens, else card
             * @enum {string}
             */
            payment_method?: "card" | "ach" | "crypto";
            source?: string;
            /** @default false */
            cover_fees?: boolean;
            /** @default false */
            international_card?: boolean;
            campaign_id?: string;
            /** @description Where the donor comes back to after confirming the payment, with `donation_id` added. Its origin must be one of your application’s redirect addresses. */
            return_url?: string;
            /** @description Repeats the gift. The first one is made at once. */
            recurring?: {
                /** @enum {string} */
                frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
                /** @description Without it, the plan runs until it is cancelled */
                duration_months?: number;
            };
            /** @default {} */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * @description ISO 4217 code, or the symbol of a crypto token
         * @enum {string}
         */
        Currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "JPY" | "SEK" | "NOK" | "DKK" | "PLN" | "INR" | "ETH" | "USDC";
        RedirectRequest: {
            /** @description A charity that can be paid now */
            charity_id: string;
        };
        FeeQuoteRequest: {
            /**
             * @description May have as many decimals as the currency has
             * @example 100
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            payment_method: "card" | "ach" | "crypto" | "wire";
            organization_id: string;
            /** @default {} */
            options?: {
                /**
                 * @description Adds 2.00
                 * @default false
                 */
                instant_payout?: boolean;
                /**
                 * @description Adds 1% to convert crypto to fiat
                 * @default false
                 */
                convert_crypto?: boolean;
                /**
                 * @description Adds 1.5%, cards only
                 * @default false
                 */
                international_card?: boolean;
                /**
                 * @description Adds 1%, cards only
                 * @default false
                 */
                currency_conversion?: boolean;
                /**
                 * @description Adds 25.00 for a payout by international wire
                 * @default false
                 */
                international_wire?: boolean;
                /**
                 * @description The donor pays the fees on top of the amount
                 * @default false
                 */
                cover_fees?: boolean;
                /**
                 * @description Like cover_fees, but computes the fees on the whole charge, so that exactly the amount is left after fees
                 * @default false
                 */
                gross_up?: boolean;
            };
        };
        FeeTermsChanges: {
            /** @description Stored with the change */
            reason: string;
            nonprofit_approved?: boolean;
            negotiated_rate?: number | null;
            /** @description Committed for six months. Ends after a year unless renewed. */
            high_volume?: {
                /**
                 * @description A fraction, at most the standard rate
                 * @example 0.0125
                 */
                rate: number;
                /**
                 * @description US dollars per month
                 * @default 100000
                 * @example 100000
                 */
                minimum_monthly_volume?: number;
                /**
                 * Format: date
                 * @description Defaults to today
                 */
                starts_on?: string;
            } | null;
        };
        ExchangeRateRequest: {
            from: components["schemas"]["Currency"];
            to: components["schemas"]["Currency"];
            /**
             * @description How many of `to` one of `from` costs
             * @example 1.0834
             */
            rate: string;
            /**
             * Format: date
             * @description The rate counts from this UTC day until the next rate
             */
            date: string;
            /** @description Other operators can read it */
            reason: string;
        };
        CampaignRequest: {
            charity_id: string;
            name: string;
            /** @example 25.00 */
            funding_goal: string;
            /** @default USD */
            currency?: components["schemas"]["Currency"];
            description?: string | null;
            category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null;
            tags?: string[];
            location?: {
                city?: string | null;
                state?: string | null;
                postal_code?: string | null;
                country?: string | null;
                latitude?: number | null;
                longitude?: number | null;
            };
            /** @description The last day, UTC */
            deadline?: string | null;
            update_frequency?: ("daily" | "weekly" | "monthly" | "quarterly") | null;
        };
        CampaignChanges: {
            name?: string;
            /** @example 25.00 */
            funding_goal?: string;
            description?: string | null;
            category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null;
            tags?: string[];
            location?: {
                city?: string | null;
                state?: string | null;
                postal_code?: string | null;
                country?: string | null;
                latitude?: number | null;
                longitude?: number | null;
            };
            /** @description The last day, UTC */
            deadline?: string | null;
            update_frequency?: ("daily" | "weekly" | "monthly" | "quarterly") | null;
        };
        MatchingPledgeRequest: {
            /** @description A saved payment source of yours. In the sandbox also a test source. */
            source: string;
            /**
             * @description What you add to each unit of a gift, from 0.01 to 5.00
             * @example 1.00
             */
            ratio: string;
            /**
             * @description The most that you add to all gifts together
             * @example 25.00
             */
            cap: string;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Gifts made before this time are matched
             * @example 2026-11-21T12:00:00.000Z
             */
            ends_at: string;
        };
        MatchingPledgeChanges: {
            /** @description A saved payment source of yours. In the sandbox also a test source. */
            source: string;
        };
        OpportunityRequest: {
            charity_id: string;
            title: string;
            /** @enum {string} */
            mode: "in_person" | "virtual" | "hybrid";
            /** @enum {string} */
            time_commitment: "one_time" | "weekly" | "monthly" | "flexible";
            description?: string | null;
            category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null;
            tags?: string[];
            location?: {
                city?: string | null;
                state?: string | null;
                postal_code?: string | null;
                country?: string | null;
                latitude?: number | null;
                longitude?: number | null;
            };
            /** @description Skills that a volunteer should have */
            skills?: string[];
            /** @description Volunteers need the verification level `standard` */
            background_check_required?: boolean;
            verification_level_required?: ("basic" | "standard" | "enhanced") | null;
            minimum_age?: number | null;
            maximum_age?: number | null;
            accessibility?: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals")[];
            /** @description The member who confirms hours of this opportunity */
            verifier_id?: string | null;
        };
        OpportunityChanges: {
            title?: string;
            /** @enum {string} */
            mode?: "in_person" | "virtual" | "hybrid";
            /** @enum {string} */
            time_commitment?: "one_time" | "weekly" | "monthly" | "flexible";
            description?: string | null;
            category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null;
            tags?: string[];
            location?: {
                city?: string | null;
                state?: string | null;
                postal_code?: string | null;
                country?: string | null;
                latitude?: number | null;
                longitude?: number | null;
            };
            /** @description Skills that a volunteer should have */
            skills?: string[];
            /** @description Volunteers need the verification level `standard` */
            background_check_required?: boolean;
            verification_level_required?: ("basic" | "standard" | "enhanced") | null;
            minimum_age?: number | null;
            maximum_age?: number | null;
            accessibility?: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals")[];
            /** @description The member who confirms hours of this opportunity */
            verifier_id?: string | null;
        };
        VolunteerHoursRequest: {
            charity_id: string;
            /** @example 3.5 */
            hours: number;
            /**
             * Format: date
             * @description The day of the work, not in the future
             */
            date: string;
            description: string;
            /**
             * @description http or https URLs, which are never fetched, or ids of documents that you uploaded.
             * @default []
             */
            proof_documents?: string[];
            opportunity_id?: string;
            /** @description The member of the charity who can confirm the hours */
            verifier_id?: string;
            /**
             * @description Start of the work. If given, overlapping hours are refused.
             * @example 09:30
             */
            start_time?: string;
        };
        VolunteerHoursBulkDecision: {
            /** @enum {string} */
            decision: "verify" | "reject" | "request_information";
            /** @description Required for `reject` and `request_information` */
            reason?: string;
            submission_ids: string[];
        };
        VolunteerHoursDecision: {
            /** @enum {string} */
            decision: "verify" | "reject" | "request_information";
            /** @description Required for `reject` and `request_information` */
            reason?: string;
            /**
             * @description Hours that the charity confirms, if it confirms fewer than claimed
             * @example 3.5
             */
            hours?: number;
        };
        VolunteerHoursWithdrawal: {
            reason?: string;
        };
        VolunteerHoursInformation: {
            message: string;
            /** @description Added to the existing documents */
            proof_documents?: string[];
        };
        VolunteerHoursReversal: {
            reason: string;
        };
        RefundRequest: {
            /**
             * @description In the currency of the gift. Defaults to the whole remaining amount.
             * @example 25.00
             */
            amount?: string;
            reason?: string;
            /**
             * @description For operators. The platform bears the processing fee instead of the charity.
             * @constant
             */
            bear_fees?: "platform";
        };
        RefundDecision: {
            /** @enum {string} */
            decision: "platform_bears" | "refuse";
            /** @description The donor and the charity can read it */
            reason: string;
        };
        DisputeRequest: {
            /**
             * @description In the currency of the gift. Defaults to the whole remaining amount.
             * @example 25.00
             */
            amount?: string;
            reason?: string;
            /**
             * Format: date-time
             * @description The issuer's deadline for evidence. Defaults to 14 days from now.
             * @example 2026-11-21T12:00:00.000Z
             */
            evidence_due_at?: string;
        };
        DisputeEvidence: {
            evidence: string;
        };
        DisputeResolution: {
            /** @enum {string} */
            outcome: "won" | "lost";
        };
        WriteOffRequest: {
            currency: components["schemas"]["Currency"];
            /** @example 25.00 */
            amount: string;
            reason: string;
        };
        ReconciliationDecision: {
            reason: string;
        };
        PayoutSettingsChanges: {
            /** @enum {string} */
            schedule?: "daily" | "weekly" | "monthly" | "manual";
            minimum_amount?: string;
        };
        PayoutRequest: {
            currency: components["schemas"]["Currency"];
            /**
             * @description Absent for all that is available
             * @example 25.00
             */
            amount?: string;
            /**
             * @default standard
             * @enum {string}
             */
            speed?: "standard" | "instant";
            /** @example payoutaccount_01kakv0000000000000000000 */
            account_id: string;
        };
        PayoutDecision: {
            reason: string;
        };
        SubscriptionRequest: {
            /** @enum {string} */
            kind: "custom_reporting" | "api_premium";
        };
        SavedReportRequest: {
            name: string;
            /**
             * @description Sent on the first day after each day, week (from Monday), month or quarter, in UTC
             * @default monthly
             * @enum {string}
             */
            frequency?: "daily" | "weekly" | "monthly" | "quarterly";
            /**
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "xlsx";
            /**
             * @description The columns of the file, in this order
             * @default [
             *       "posted_at",
             *       "kind",
             *       "donation_id",
             *       "organization_id",
             *       "organization_name",
             *       "donor_id",
             *       "payment_method",
             *       "organization_tier",
             *       "gift_currency",
             *       "gift_amount",
             *       "donation_amount",
             *       "platform_fee",
             *       "processing_fee",
             *       "additional_fees",
             *       "total_fees",
             *       "absorbed_fees",
             *       "net_amount",
             *       "processing_cost"
             *     ]
             */
            columns?: ("posted_at" | "kind" | "donation_id" | "organization_id" | "organization_name" | "donor_id" | "payment_method" | "organization_tier" | "gift_currency" | "gift_amount" | "donation_amount" | "platform_fee" | "processing_fee" | "additional_fees" | "total_fees" | "absorbed_fees" | "net_amount" | "processing_cost")[];
            /**
             * @description Only gifts by this method
             * @default null
             */
            payment_method?: ("card" | "ach" | "crypto" | "wire") | null;
            /**
             * @description Only gifts of this tier
             * @default null
             */
            tier?: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | null;
            /** @description By default the caller */
            recipients?: string[];
        };
        SavedReportChanges: {
            name?: string;
            /**
             * @description Sent on the first day after each day, week (from Monday), month or quarter, in UTC
             * @enum {string}
             */
            frequency?: "daily" | "weekly" | "monthly" | "quarterly";
            /** @enum {string} */
            format?: "csv" | "json" | "xlsx";
            /** @description The columns of the file, in this order */
            columns?: ("posted_at" | "kind" | "donation_id" | "organization_id" | "organization_name" | "donor_id" | "payment_method" | "organization_tier" | "gift_currency" | "gift_amount" | "donation_amount" | "platform_fee" | "processing_fee" | "additional_fees" | "total_fees" | "absorbed_fees" | "net_amount" | "processing_cost")[];
            /** @description Only gifts by this method */
            payment_method?: ("card" | "ach" | "crypto" | "wire") | null;
            /** @description Only gifts of this tier */
            tier?: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | null;
            /** @description Members of the charity */
            recipients?: string[];
        };
        PayoutAccountRequest: {
            /**
             * @description bank_us takes routing_number, account_number, account_type, holder_name. bank_iban takes iban, bic, holder_name. bank_other takes country, bic, account_number, holder_name, optionally clearing_code. stripe takes optionally holder_name.
             * @enum {string}
             */
            kind: "bank_us" | "bank_iban" | "bank_other" | "stripe";
            /** @example 021000021 */
            routing_number?: string;
            /** @example 000123456789 */
            account_number?: string;
            /** @enum {string} */
            account_type?: "checking" | "savings";
            /** @example DE89370400440532013000 */
            iban?: string;
            /** @example COBADEFFXXX */
            bic?: string;
            /** @example CA */
            country?: string;
            /** @description The bank's number in its country, if banks there need one besides the BIC */
            clearing_code?: string;
            /** @description The holder's name. If it differs from the charity's name, a reviewer must accept it. */
            holder_name?: string;
        };
        PayoutAccountRefusal: {
            reason: string;
        };
        RecurringChange: {
            /** @example 25.00 */
            amount?: string;
            /**
             * Format: date
             * @description A day after today (UTC). All later dates shift with it.
             * @example 2027-01-31
             */
            next_date?: string;
            source?: string;
        };
        RecurringPause: {
            /**
             * Format: date
             * @description A day after today (UTC). If absent, the pause has no end.
             * @example 2027-01-31
             */
            until?: string;
        };
        RecurringCancel: {
            reason?: string;
        };
        PaymentSourceRequest: {
            /**
             * @description card, ach (a bank account of any country) or wallet
             * @enum {string}
             */
            kind: "wallet" | "card" | "ach";
            /** @description The token that the processor's own form or SDK returned. In a sandbox, a source of `GET /v1/sandbox`. Without a token, a `setup` begins at the processor. */
            processor_token?: string;
            /** @description The public address of a wallet */
            address?: string;
            /**
             * @description A default source pays gifts of its kind that name no source. The first saved source of a kind always becomes the default.
             * @default false
             */
            default?: boolean;
            /**
             * @description A source that is not saved pays one gift and is not listed
             * @default true
             */
            save?: boolean;
        };
        PaymentSourceChanges: {
            default: boolean;
        };
        VelocityLift: {
            /** @description Other operators can read it */
            reason: string;
        };
        VerificationRequest: {
            entity_type: components["schemas"]["VerificationEntityType"];
            entity_id: string;
            verification_level: components["schemas"]["VerificationLevel"];
            /** @default [] */
            documents?: components["schemas"]["VerificationDocumentRequest"][];
        };
        /** @enum {string} */
        VerificationEntityType: "organization" | "donor" | "volunteer";
        /** @enum {string} */
        VerificationLevel: "basic" | "standard" | "enhanced";
        VerificationDocumentRequest: {
            /** @enum {string} */
            type: "determination_letter" | "charity_registration" | "tax_exempt_certificate" | "articles_of_incorporation" | "bylaws" | "board_list" | "conflict_of_interest_policy" | "annual_return" | "audited_statements" | "annual_report" | "budget" | "certified_translation" | "banking_verification" | "compliance_certificate" | "government_id" | "proof_of_address" | "source_of_funds" | "wealth_statement" | "reference" | "background_check_consent" | "license" | "certification" | "portfolio";
            /** @description http or https. Fetched once, soon after the request. */
            url?: string;
            /** @description An uploaded document, instead of `url` */
            document_id?: string;
            /**
             * Format: date
             * @description The date on the document
             */
            issued_on?: string;
        };
        VerificationSubmission: {
            /** @default [] */
            documents?: components["schemas"]["VerificationDocumentRequest"][];
            /** @description The requested information as text */
            statement?: string;
        };
        VerificationReview: {
            /** @enum {string} */
            decision: "pass" | "fail" | "approve" | "deny";
            /** @description Required for `fail` and `deny` */
            reason?: string;
        };
        VerificationConcern: {
            /** @enum {string} */
            grounds: "fraudulent_documents" | "criminal_activity" | "terms_violations" | "regulatory_non_compliance";
            reason: string;
        };
        VerificationRemedy: {
            statement: string;
            /** @default [] */
            documents?: components["schemas"]["VerificationDocumentRequest"][];
        };
        VerificationDetermination: {
            /** @enum {string} */
            decision: "dismiss" | "revoke";
            reason: string;
        };
        VerificationAppeal: {
            explanation: string;
            /** @default [] */
            documents?: components["schemas"]["VerificationDocumentRequest"][];
        };
        VerificationTrigger: {
            /** @enum {string} */
            trigger: "leadership_change" | "address_change" | "suspicious_activity" | "regulatory_update" | "material_change";
            details?: string;
        };
        /** @enum {string} */
        VerificationStatus: "pending" | "in_review" | "information_required" | "approved" | "rejected" | "renewal_due" | "expired" | "concern" | "revoked" | "appealed";
        /** @enum {string} */
        VerificationStage: "application" | "document_submission" | "initial_review" | "request_for_additional_information" | "database_verification" | "manual_review" | "financial_review" | "compliance_check" | "verified" | "rejected" | "early_renewal_review" | "renewal_review" | "expired" | "re_verification" | "notice_of_concern" | "opportunity_to_remedy" | "final_determination" | "revocation_confirmation" | "revoked" | "appeal_initial_review" | "appeal_full_review" | "superseded";
        AdvancedSearch: {
            /** @default {} */
            query?: {
                must?: {
                    match?: {
                        [key: string]: string | number | boolean;
                    };
                    term?: {
                        [key: string]: string | number | boolean;
                    };
                    range?: {
                        [key: string]: {
                            gt?: string | number;
                            gte?: string | number;
                            lt?: string | number;
                            lte?: string | number;
                        };
                    };
                }[];
                should?: {
                    match?: {
                        [key: string]: string | number | boolean;
                    };
                    term?: {
                        [key: string]: string | number | boolean;
                    };
                    range?: {
                        [key: string]: {
                            gt?: string | number;
                            gte?: string | number;
                            lt?: string | number;
                            lte?: string | number;
                        };
                    };
                }[];
                filter?: {
                    match?: {
                        [key: string]: string | number | boolean;
                    };
                    term?: {
                        [key: string]: string | number | boolean;
                    };
                    range?: {
                        [key: string]: {
                            gt?: string | number;
                            gte?: string | number;
                            lt?: string | number;
                            lte?: string | number;
                        };
                    };
                }[];
            };
            /**
             * @default [
             *       {
             *         "_score": "desc"
             *       }
             *     ]
             */
            sort?: {
                [key: string]: "asc" | "desc";
            }[];
            /** @default {} */
            aggs?: {
                [key: string]: {
                    terms: {
                        field: string;
                    };
                };
            };
            /** @default [] */
            facets?: string[];
            /** @default 1 */
            page?: number;
            /** @default 20 */
            limit?: number;
            /** @default false */
            explain?: boolean;
        };
        WebhookEndpointRequest: {
            /**
             * Format: uri
             * @example https://example.org/webhooks
             */
            url: string;
            /** @description Event names, or "*" alone for all */
            events: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
            description?: string | null;
            /** @default false */
            disabled?: boolean;
            /**
             * @description Secret headers that every request carries. Responses show only their names. Not allowed: accept-encoding, date, expect, host, user-agent, content-*, proxy-*, webhook-*, x-webhook-* and hop-by-hop headers.
             * @example {
             *       "Authorization": "Bearer …"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /** @description Maximum number of concurrent first attempts */
            max_concurrency?: number;
            /** @description Maximum number of requests per second, or null for no limit */
            rate_per_second?: number | null;
        };
        WebhookEndpointChanges: {
            /**
             * Format: uri
             * @example https://example.org/webhooks
             */
            url?: string;
            /** @description Event names, or "*" alone for all */
            events?: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
            description?: string | null;
            /** @description true holds the endpoint’s events until the endpoint is enabled and recovered */
            disabled?: boolean;
            /** @description true holds the endpoint’s events until the pause ends, and then sends them */
            paused?: boolean;
            /**
             * @description Replaces all headers. `{}` removes them. Required if the endpoint has headers and `url` changes the origin.
             * @example {
             *       "Authorization": "Bearer …"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /** @description Maximum number of concurrent first attempts */
            max_concurrency?: number;
            /** @description Maximum number of requests per second, or null for no limit */
            rate_per_second?: number | null;
        };
        WebhookRecoveryRequest: {
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            until?: string;
            events?: components["schemas"]["EventName"][];
            /**
             * @description `missing` covers events that have no delivery to this endpoint
             * @default [
             *       "failed",
             *       "held"
             *     ]
             */
            states?: ("failed" | "held" | "retrying" | "missing")[];
        };
        /** @enum {string} */
        EventName: "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled";
        ClaimRequest: {
            /** @description Web addresses, or ids of documents that you uploaded */
            documents: string[];
            /** @description Why you may manage the charity */
            statement: string;
        };
        ClaimDecision: {
            /** @enum {string} */
            decision: "approve" | "deny";
            /** @description Required for `deny` */
            reason?: string;
        };
        ClaimObjection: {
            reason: string;
        };
        CharityMemberRequest: {
            /** @example user_01kakv0000000000000000000 */
            user_id: string;
        };
        CharityInvitationRequest: {
            /** Format: email */
            email: string;
        };
        InvitationAcceptance: {
            token: string;
        };
        ProfileChanges: {
            name?: string;
            /**
             * @description The language of mails: English, Spanish or German
             * @enum {string}
             */
            locale?: "en" | "es" | "de";
            /** @description false switches a kind off, true on. Absent kinds stay as they are. */
            mail_preferences?: {
                card_expiring?: boolean;
                verification_moved?: boolean;
                verification_reminder?: boolean;
                hours_decided?: boolean;
                hours_due?: boolean;
                endpoint_disabled?: boolean;
                saved_report?: boolean;
            };
        };
        OauthClientRequest: {
            name: string;
            /**
             * @description web: can keep a secret. public: a browser or device application, which cannot keep a secret. machine: uses client credentials and acts as `user_id`.
             * @enum {string}
             */
            kind: "web" | "public" | "machine";
            /** @default [] */
            redirect_uris?: string[];
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read")[];
            /**
             * @description The owner of the client. A machine acts as this user. Required for a machine, otherwise defaults to the caller.
             * @example user_01kakv0000000000000000000
             */
            user_id?: string;
            /**
             * @description Only operators may set it. Defaults to standard.
             * @enum {string}
             */
            plan?: "standard" | "premium" | "enterprise";
            /** @description Required for the enterprise plan, not allowed for other plans */
            hourly_limit?: number;
        };
        DonationCreatedEvent: {
            /** @constant */
            event: "donation.created";
            /** @description A gift was accepted. */
            data: {
                donation_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                transaction_hash: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        DonationCompletedEvent: {
            /** @constant */
            event: "donation.completed";
            /** @description A gift was confirmed and booked. */
            data: {
                donation_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                transaction_hash: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        DonationAction_requiredEvent: {
            /** @constant */
            event: "donation.action_required";
            /** @description The donor must confirm the payment before `expires_at`, or the gift fails. */
            data: {
                donation_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                expires_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        DonationFailedEvent: {
            /** @constant */
            event: "donation.failed";
            /** @description A gift failed and moved no money. */
            data: {
                donation_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                reason: string;
                code: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        DonationRefundedEvent: {
            /** @constant */
            event: "donation.refunded";
            /** @description A gift was refunded in full or in part. `amount` is the amount of this refund. */
            data: {
                donation_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                refund_id: string;
                /**
                 * @description The sum of all refunds of the gift so far
                 * @example 25.00
                 */
                refunded_amount: string;
                /** @enum {string} */
                status: "completed" | "refunded";
                reason: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        DonationRefund_failedEvent: {
            /** @constant */
            event: "donation.refund_failed";
            /** @description A refund failed after it had completed. `amount` is the amount of this refund. */
            data: {
                donation_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                refund_id: string;
                /**
                 * @description The sum of the refunds of the gift that are left
                 * @example 25.00
                 */
                refunded_amount: string;
                /** @enum {string} */
                status: "completed" | "disputed";
                code: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        DonationDisputedEvent: {
            /** @constant */
            event: "donation.disputed";
            /** @description A dispute was opened, won or lost. `amount` is the disputed amount. */
            data: {
                donation_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                dispute_id: string;
                /** @enum {string} */
                outcome: "opened" | "won" | "lost";
                reason: string | null;
                /** @description The code of a bank's return, such as R01 */
                return_code: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        FeeCalculatedEvent: {
            /** @constant */
            event: "fee.calculated";
            /** @description The fees of a gift were calculated. */
            data: {
                donation_id: string;
                amount: number;
                fees: {
                    platform: number;
                    processing: number;
                    total: number;
                };
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        RecurringCreatedEvent: {
            /** @constant */
            event: "recurring.created";
            /** @description A recurring gift was created. */
            data: {
                recurring_id: string;
                charity_id: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
                /** @enum {string} */
                status: "active" | "paused" | "completed" | "cancelled" | "failed";
                next_date: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        RecurringUpdatedEvent: {
            /** @constant */
            event: "recurring.updated";
            /** @description A recurring gift changed, skipped a date or completed. */
            data: {
                recurring_id: string;
                charity_id: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
                /** @enum {string} */
                status: "active" | "paused" | "completed" | "cancelled" | "failed";
                next_date: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        RecurringPausedEvent: {
            /** @constant */
            event: "recurring.paused";
            /** @description A recurring gift was paused. */
            data: {
                recurring_id: string;
                charity_id: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
                /** @enum {string} */
                status: "active" | "paused" | "completed" | "cancelled" | "failed";
                next_date: string | null;
                paused_until: string | null;
                /** @enum {string} */
                paused_by: "donor" | "charity" | "platform";
                pause_reason: ("charity" | "source") | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        RecurringResumedEvent: {
            /** @constant */
            event: "recurring.resumed";
            /** @description A recurring gift was resumed. */
            data: {
                recurring_id: string;
                charity_id: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
                /** @enum {string} */
                status: "active" | "paused" | "completed" | "cancelled" | "failed";
                next_date: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        RecurringCancelledEvent: {
            /** @constant */
            event: "recurring.cancelled";
            /** @description A recurring gift was cancelled. */
            data: {
                recurring_id: string;
                charity_id: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
                /** @enum {string} */
                status: "active" | "paused" | "completed" | "cancelled" | "failed";
                next_date: string | null;
                /** @enum {string} */
                cancelled_by: "donor" | "charity" | "platform";
                cancel_reason: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        RecurringFailedEvent: {
            /** @constant */
            event: "recurring.failed";
            /** @description A recurring gift ended because its charges failed. */
            data: {
                recurring_id: string;
                charity_id: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
                /** @enum {string} */
                status: "active" | "paused" | "completed" | "cancelled" | "failed";
                next_date: string | null;
                reason: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        MatchingPledgedEvent: {
            /** @constant */
            event: "matching.pledged";
            /** @description A sponsor pledged to match gifts. */
            data: {
                pledge_id: string;
                campaign_id: string;
                charity_id: string;
                sponsor_id: string;
                /** @example USD */
                currency: string;
                ratio: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                cap: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                used: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                left: string;
                /** @enum {string} */
                status: "pending" | "accepted" | "withdrawn" | "ended";
                end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        MatchingAcceptedEvent: {
            /** @constant */
            event: "matching.accepted";
            /** @description A member accepted a pledge. */
            data: {
                pledge_id: string;
                campaign_id: string;
                charity_id: string;
                sponsor_id: string;
                /** @example USD */
                currency: string;
                ratio: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                cap: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                used: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                left: string;
                /** @enum {string} */
                status: "pending" | "accepted" | "withdrawn" | "ended";
                end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        MatchingWithdrawnEvent: {
            /** @constant */
            event: "matching.withdrawn";
            /** @description A pledge ended before it was accepted. */
            data: {
                pledge_id: string;
                campaign_id: string;
                charity_id: string;
                sponsor_id: string;
                /** @example USD */
                currency: string;
                ratio: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                cap: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                used: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                left: string;
                /** @enum {string} */
                status: "pending" | "accepted" | "withdrawn" | "ended";
                end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        MatchingEndedEvent: {
            /** @constant */
            event: "matching.ended";
            /** @description An accepted pledge matches no more gifts. */
            data: {
                pledge_id: string;
                campaign_id: string;
                charity_id: string;
                sponsor_id: string;
                /** @example USD */
                currency: string;
                ratio: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                cap: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                used: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                left: string;
                /** @enum {string} */
                status: "pending" | "accepted" | "withdrawn" | "ended";
                end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        MatchingChargedEvent: {
            /** @constant */
            event: "matching.charged";
            /** @description A sponsor paid for matches, as one gift. */
            data: {
                pledge_id: string;
                campaign_id: string;
                charity_id: string;
                sponsor_id: string;
                /** @example USD */
                currency: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                matches: number;
                donation_id: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        MatchingFailedEvent: {
            /** @constant */
            event: "matching.failed";
            /** @description A sponsor could not be charged for matches, and no retry is left. */
            data: {
                pledge_id: string;
                campaign_id: string;
                charity_id: string;
                sponsor_id: string;
                /** @example USD */
                currency: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                matches: number;
                donation_id: string | null;
                code: string;
                reason: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VolunteerHoursSubmittedEvent: {
            /** @constant */
            event: "volunteer.hours.submitted";
            /** @description A volunteer submitted hours. */
            data: {
                submission_id: string;
                charity_id: string;
                volunteer_id: string;
                hours: number;
                /** Format: date */
                date: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                submitted_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VolunteerHoursVerifiedEvent: {
            /** @constant */
            event: "volunteer.hours.verified";
            /** @description The charity or the platform confirmed hours. */
            data: {
                submission_id: string;
                charity_id: string;
                volunteer_id: string;
                hours: number;
                /** Format: date */
                date: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                verified_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VolunteerHoursRejectedEvent: {
            /** @constant */
            event: "volunteer.hours.rejected";
            /** @description The charity or the platform rejected hours, or the platform reversed a confirmation. */
            data: {
                submission_id: string;
                charity_id: string;
                volunteer_id: string;
                hours: number;
                /** Format: date */
                date: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                rejected_at: string;
                reason: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VolunteerHoursInformation_requiredEvent: {
            /** @constant */
            event: "volunteer.hours.information_required";
            /** @description The charity or the platform asked the volunteer for information. */
            data: {
                submission_id: string;
                charity_id: string;
                volunteer_id: string;
                hours: number;
                /** Format: date */
                date: string;
                reason: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VolunteerHoursWithdrawnEvent: {
            /** @constant */
            event: "volunteer.hours.withdrawn";
            /** @description The volunteer withdrew a submission. */
            data: {
                submission_id: string;
                charity_id: string;
                volunteer_id: string;
                hours: number;
                /** Format: date */
                date: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                withdrawn_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VolunteerHoursReminderEvent: {
            /** @constant */
            event: "volunteer.hours.reminder";
            /** @description The charity has not decided about hours yet. Sent on day 3 and on day 7. */
            data: {
                submission_id: string;
                charity_id: string;
                volunteer_id: string;
                hours: number;
                /** Format: date */
                date: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                expires_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VolunteerHoursHanded_overEvent: {
            /** @constant */
            event: "volunteer.hours.handed_over";
            /** @description The charity did not decide within 14 days. Platform reviewers can decide now. */
            data: {
                submission_id: string;
                charity_id: string;
                volunteer_id: string;
                hours: number;
                /** Format: date */
                date: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                expires_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VolunteerHoursExpiredEvent: {
            /** @constant */
            event: "volunteer.hours.expired";
            /** @description Hours expired because nobody decided within 30 days. */
            data: {
                submission_id: string;
                charity_id: string;
                volunteer_id: string;
                hours: number;
                /** Format: date */
                date: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                expired_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        CharityVerificationUpdatedEvent: {
            /** @constant */
            event: "charity.verification.updated";
            /** @description A charity's verification status changed. */
            data: {
                charity_id: string;
                previous_status: string | null;
                status: string;
                level: ("basic" | "standard" | "enhanced") | null;
                verified: boolean;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VerificationCompletedEvent: {
            /** @constant */
            event: "verification.completed";
            /** @description A verification was approved. */
            data: {
                entity_id: string;
                /** @enum {string} */
                entity_type: "organization" | "donor" | "volunteer";
                /** @enum {string} */
                level: "basic" | "standard" | "enhanced";
                status: string;
                expires_at: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VerificationFailedEvent: {
            /** @constant */
            event: "verification.failed";
            /** @description A verification failed, or needs the `required_actions` before it can continue. */
            data: {
                entity_id: string;
                reason: string;
                required_actions: string[];
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        VerificationReminderEvent: {
            /** @constant */
            event: "verification.reminder";
            /** @description A verification expires in 60, 30 or 7 days unless it is renewed. */
            data: {
                entity_id: string;
                /** @enum {string} */
                entity_type: "organization" | "donor" | "volunteer";
                /** @enum {string} */
                level: "basic" | "standard" | "enhanced";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                expires_at: string;
                days_left: number;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        CharityClaimUpdatedEvent: {
            /** @constant */
            event: "charity.claim.updated";
            /** @description Somebody claimed a charity, or a claim was approved or denied. */
            data: {
                claim_id: string;
                charity_id: string;
                /** @enum {string} */
                status: "in_review" | "approved" | "denied";
                objections_until: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        Payout_accountUpdatedEvent: {
            /** @constant */
            event: "payout_account.updated";
            /** @description A charity's payout account was added, confirmed, made active or disabled. */
            data: {
                account_id: string;
                charity_id: string;
                /** @enum {string} */
                status: "pending_confirmation" | "cooling_off" | "active" | "disabled";
                last4: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        PayoutCreatedEvent: {
            /** @constant */
            event: "payout.created";
            /** @description Somebody asked for a payout, or a schedule created one. */
            data: {
                payout_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                fee: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                net_amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                speed: "standard" | "instant";
                /** @enum {string} */
                method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
                /** @enum {string} */
                status: "held" | "scheduled";
                expected_at: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        PayoutIn_transitEvent: {
            /** @constant */
            event: "payout.in_transit";
            /** @description A payout left for the charity’s account. */
            data: {
                payout_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                fee: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                net_amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                speed: "standard" | "instant";
                /** @enum {string} */
                method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
                /** @constant */
                status: "in_transit";
                expected_at: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        PayoutPaidEvent: {
            /** @constant */
            event: "payout.paid";
            /** @description A payout arrived. */
            data: {
                payout_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                fee: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                net_amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                speed: "standard" | "instant";
                /** @enum {string} */
                method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
                /** @constant */
                status: "paid";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                paid_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        PayoutFailedEvent: {
            /** @constant */
            event: "payout.failed";
            /** @description A payout failed. The charity’s balance has the whole amount again. */
            data: {
                payout_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                fee: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                net_amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                speed: "standard" | "instant";
                /** @enum {string} */
                method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
                /** @constant */
                status: "failed";
                failure: {
                    code: string;
                    message: string;
                };
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        PayoutReturnedEvent: {
            /** @constant */
            event: "payout.returned";
            /** @description A bank sent a payout back after it was paid. The balance has the net amount again, and the account is disabled. */
            data: {
                payout_id: string;
                charity_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                fee: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                net_amount: string;
                /** @example USD */
                currency: string;
                /** @enum {string} */
                speed: "standard" | "instant";
                /** @enum {string} */
                method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
                /** @constant */
                status: "returned";
                failure: {
                    code: string;
                    message: string;
                };
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        SubscriptionBegunEvent: {
            /** @constant */
            event: "subscription.begun";
            /** @description A member began a subscription. */
            data: {
                subscription_id: string;
                charity_id: string;
                /** @enum {string} */
                kind: "custom_reporting" | "api_premium";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                paid_until: string;
                /** @enum {string} */
                status: "active" | "ending" | "past_due" | "ended";
                end_reason: ("cancelled" | "unpaid") | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        SubscriptionBilledEvent: {
            /** @constant */
            event: "subscription.billed";
            /** @description The balance of a charity paid a month of a subscription. */
            data: {
                subscription_id: string;
                charity_id: string;
                /** @enum {string} */
                kind: "custom_reporting" | "api_premium";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                paid_until: string;
                bill_id: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                /** @example USD */
                currency: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        SubscriptionPayment_failedEvent: {
            /** @constant */
            event: "subscription.payment_failed";
            /** @description The balance does not cover the next month. It is tried again daily. */
            data: {
                subscription_id: string;
                charity_id: string;
                /** @enum {string} */
                kind: "custom_reporting" | "api_premium";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                paid_until: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                tried_until: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        SubscriptionEndingEvent: {
            /** @constant */
            event: "subscription.ending";
            /** @description A member or an operator ended a subscription. It runs to the end of its period. */
            data: {
                subscription_id: string;
                charity_id: string;
                /** @enum {string} */
                kind: "custom_reporting" | "api_premium";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                paid_until: string;
                /** @enum {string} */
                status: "active" | "ending" | "past_due" | "ended";
                end_reason: ("cancelled" | "unpaid") | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        SubscriptionEndedEvent: {
            /** @constant */
            event: "subscription.ended";
            /** @description A subscription has ended. */
            data: {
                subscription_id: string;
                charity_id: string;
                /** @enum {string} */
                kind: "custom_reporting" | "api_premium";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                paid_until: string;
                /** @enum {string} */
                status: "active" | "ending" | "past_due" | "ended";
                end_reason: ("cancelled" | "unpaid") | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        Exchange_ratesStaleEvent: {
            /** @constant */
            event: "exchange_rates.stale";
            /** @description Exchange rates were not renewed for too long. Gifts go on with the last ones. */
            data: {
                /** @description The currencies, and the day of the newest rate of each */
                rates: {
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "JPY" | "SEK" | "NOK" | "DKK" | "PLN" | "INR" | "ETH" | "USDC";
                    /** Format: date */
                    date: string;
                }[];
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        ReconciliationDifference_foundEvent: {
            /** @constant */
            event: "reconciliation.difference_found";
            /** @description The ledger differs from the processor, the bank or the receipt log. */
            data: {
                item_id: string;
                /** @enum {string} */
                source: "charges" | "processor" | "bank" | "receipt_log";
                /** @enum {string} */
                kind: "missing_here" | "missing_there" | "unknown_reference" | "duplicate" | "other_amount" | "other_currency" | "other_fee" | "other_date" | "other_state" | "other_content";
                reference: string;
                ours: string | null;
                theirs: string | null;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        ReconciliationDifference_resolvedEvent: {
            /** @constant */
            event: "reconciliation.difference_resolved";
            /** @description Two operators decided about a difference, or it disappeared. */
            data: {
                item_id: string;
                /** @enum {string} */
                source: "charges" | "processor" | "bank" | "receipt_log";
                /** @enum {string} */
                kind: "missing_here" | "missing_there" | "unknown_reference" | "duplicate" | "other_amount" | "other_currency" | "other_fee" | "other_date" | "other_state" | "other_content";
                reference: string;
                /** @enum {string} */
                resolution: "decided" | "disappeared";
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        WebhookTestEvent: {
            /** @constant */
            event: "webhook.test";
            /** @description A test that you requested. It goes only to the tested endpoint. */
            data: {
                endpoint_id: string;
                message: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        WebhookEndpointDisabledEvent: {
            /** @constant */
            event: "webhook.endpoint.disabled";
            /** @description One of your endpoints was disabled. The platform keeps the events of this endpoint as `held` deliveries. */
            data: {
                endpoint_id: string;
                url: string;
                /**
                 * @description `gone`: the endpoint answered 410. `failing`: it failed for 5 days.
                 * @enum {string}
                 */
                reason: "gone" | "failing";
                failing_since: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                disabled_at: string;
            };
            /**
             * Format: date-time
             * @description The time of the event
             */
            timestamp: string;
            /** @description The event's id, the same on every attempt */
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        CreatedApiKey: {
            key_id: string;
            name: string;
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read")[];
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /** @description Shown only once */
            key: string;
        };
        /** @description The body of every error response */
        Error: {
            error: {
                /** @enum {string} */
                code: "VALIDATION_ERROR" | "INVALID_API_KEY" | "INSUFFICIENT_FUNDS" | "FORBIDDEN" | "HTTPS_REQUIRED" | "LIMIT_EXCEEDED" | "CHARITY_NOT_FOUND" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "INVALID_CHARITY" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMIT_EXCEEDED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
                /** @description For people. It may change. */
                message: string;
                /** @description What a program needs to react, by code */
                details: {
                    /** @description With VALIDATION_ERROR: everything that is wrong */
                    fields?: components["schemas"]["Fault"][];
                    /** @description Tells cases of one code apart */
                    reason?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description The page about the code, on this server */
                doc_url: string;
                /** @description The id of this request in the logs of the server */
                request_id: string;
            };
        };
        /** @description What is wrong with one field */
        Fault: {
            /**
             * @description The path of the field
             * @example metadata.team
             */
            field: string;
            /** @enum {string} */
            code: "required" | "unknown" | "type" | "too_short" | "too_long" | "too_small" | "too_large" | "format" | "not_allowed" | "conflict" | "not_found";
            /** @description For people. It follows the name of the field. */
            message: string;
            /** @description The bound that the value is beyond */
            limit?: number | string;
            /** @description The place in a search text, in characters from 0 */
            position?: number;
        };
        ApiKeyList: {
            api_keys: components["schemas"]["ApiKey"][];
            total: number;
            limit: number;
            offset: number;
        };
        ApiKey: {
            key_id: string;
            name: string;
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read")[];
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            key_prefix: string;
            last_used_at: string | null;
            expires_at: string | null;
            revoked_at: string | null;
            /** @description The key that replaced this one in a rotation */
            replaced_by: string | null;
        };
        RotatedApiKey: {
            key_id: string;
            name: string;
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read")[];
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /** @description Shown only once */
            key: string;
            replaces: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            previous_valid_until: string;
        };
        AccountPlan: {
            account_id: string;
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            hourly_limit: number;
        };
        CharityList: {
            charities: components["schemas"]["Charity"][];
            total: number;
            limit: number;
            offset: number;
        };
        Charity: {
            id: string;
            name: string;
            category: string | null;
            sub_category: string | null;
            description: string | null;
            verified: boolean;
            wallet_address: string;
            impact_metrics: {
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                total_donations: string;
                beneficiaries_reached: number;
                projects_completed: number;
            };
            ein: string | null;
            tags: string[];
            location: {
                city: string | null;
                state: string | null;
                postal_code: string | null;
                country: string | null;
                latitude: number | null;
                longitude: number | null;
            };
            logo: string | null;
            rating: number | null;
            founded: number | null;
            verification_level: string | null;
            trust_score: number;
            /**
             * @description 0-40, 41-70, 71-90, 91-100
             * @enum {string}
             */
            trust_band: "New/Unverified" | "Basic Trust" | "High Trust" | "Exceptional Trust";
            badges: string[];
            staff_count: number | null;
            annual_budget_usd: number | null;
            payment_methods: ("card" | "ach" | "crypto")[];
            transparency_rating: number | null;
            /** @description What the charity does all year */
            programs: {
                name: string;
                description: string | null;
            }[];
            /** @description Oldest first */
            photos: components["schemas"]["CharityPhoto"][];
            /** @description true if somebody acts for the charity. Otherwise its money waits. */
            claimed: boolean;
            /** @description true if everybody can find the charity and give to it */
            listed: boolean;
            /** @description For members of the charity only */
            fee_settings?: {
                absorb_platform_fees: boolean;
                absorb_processing_fees: boolean;
            };
            /** @description For members of the charity only */
            volunteer_settings?: {
                auto_accept_up_to_hours: number | null;
                auto_accept_after: number;
            };
            /** @description Changes that are not in force yet. Only for members of the charity, reviewers and operators. */
            pending_changes?: components["schemas"]["CharityChange"][];
        };
        CharityPhoto: {
            photo_id: string;
            /** @description A WebP picture. Needs no credential, and never changes. */
            url: string;
            width: number;
            height: number;
            bytes: number;
            caption: string | null;
        };
        CharityChange: {
            change_id: string;
            /** @enum {string} */
            field: "name" | "ein" | "location" | "wallet_address";
            new_value: string | {
                city: string | null;
                state: string | null;
                postal_code: string | null;
                country: string | null;
                latitude: number | null;
                longitude: number | null;
            };
            /** @enum {string} */
            status: "pending_confirmation" | "cooling_off" | "in_review" | "in_force" | "refused" | "replaced";
            asked_by: string;
            /** @description End of the cooling-off. null until somebody confirms the change. */
            effective_at: string | null;
        };
        CharityImpact: {
            charity_id: string;
            /**
             * @description In USD, at the exchange rate of each gift
             * @example 25.00
             */
            total_donations: string;
            donations: number;
            donors: number;
            recurring_donors: number;
            by_currency: {
                [key: string]: string;
            };
            volunteer_hours: number;
            volunteers: number;
            impact_metrics: {
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                total_donations: string;
                beneficiaries_reached: number;
                projects_completed: number;
            };
            by_month: {
                month: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                donations: number;
                hours: number;
            }[];
            /** @description The newest 100 */
            reports: components["schemas"]["ImpactReport"][];
        };
        ImpactReport: {
            report_id: string;
            period_start: string;
            period_end: string;
            beneficiaries_reached: number;
            projects_completed: number;
            carbon_offset_kg: number | null;
            summary: string | null;
            evidence: string[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
        };
        CharityBalance: {
            charity_id: string;
            /** @description By currency, as decimal strings. Negative when the charity owes money. */
            payable: {
                [key: string]: string;
            };
            /** @description Fees that the charity absorbed and owes, by currency */
            absorbed_fees: {
                [key: string]: string;
            };
            /** @description By currency */
            balances: {
                [key: string]: {
                    /**
                     * @description May be paid out. Negative when the charity owes money.
                     * @example 25.00
                     */
                    available: string;
                    /**
                     * @description Completed gifts whose bank may still take the money back soon
                     * @example 25.00
                     */
                    pending: string;
                    /**
                     * @description Taken out by open disputes
                     * @example 25.00
                     */
                    reserved: string;
                    /**
                     * @description Left for an account of the charity, not yet paid
                     * @example 25.00
                     */
                    in_transit: string;
                    /** @description Why no money in this currency can be paid out: that of the charity, or `awaits_evm` for tokens, which wait until the platform settles on a chain. Null if it can. */
                    pending_reason: ("unclaimed" | "not_verified" | "open_concern" | "not_screened" | "awaits_evm") | null;
                };
            };
            claimed: boolean;
            /** @description Why the charity is not paid, so that all its money is pending. Null if it is paid. */
            pending_reason: ("unclaimed" | "not_verified" | "open_concern" | "not_screened") | null;
        };
        ImpactReportList: {
            reports: components["schemas"]["ImpactReport"][];
            total: number;
            limit: number;
            offset: number;
        };
        Trust: {
            charity_id: string;
            trust_score: number;
            /**
             * @description 0-40, 41-70, 71-90, 91-100
             * @enum {string}
             */
            trust_band: "New/Unverified" | "Basic Trust" | "High Trust" | "Exceptional Trust";
            factors: {
                /** @enum {string} */
                name: "verification_level" | "platform_history" | "user_feedback" | "compliance_record" | "update_frequency";
                /** @description Maximum points of the factor. All weights add up to 100. */
                weight: number;
                /** @description Current points of the factor */
                points: number;
                /** @description Explains how the charity got these points */
                basis: string;
            }[];
            badges: string[];
            /** @description null until the charity is first scored */
            scored_at: string | null;
        };
        /** @description A donor's opinion. It never names the donor. */
        Rating: {
            charity_id: string;
            /** @description 1 to 5 */
            rating: number;
            comment: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            updated_at: string;
        };
        RatingList: {
            ratings: components["schemas"]["Rating"][];
            total: number;
            limit: number;
            offset: number;
        };
        Document: {
            document_id: string;
            /**
             * @description Detected from the content
             * @enum {string}
             */
            format: "pdf" | "jpeg" | "png" | "doc" | "docx";
            bytes: number;
            /** @description In hex */
            sha256: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
        };
        RecordedSearchEvents: {
            /** @description Number of events that counted, without repeats within a day */
            recorded: number;
        };
        Recommendations: {
            recommendations: components["schemas"]["RecommendedEntity"][];
            groups: {
                /** @enum {string} */
                key: "trending_now" | "rising_stars" | "seasonal_causes" | "emergency_appeals" | "local_highlights";
                name: string;
                results: components["schemas"]["RecommendedEntity"][];
            }[];
        };
        RecommendedEntity: {
            id: string;
            /** @enum {string} */
            type: "organization" | "campaign" | "opportunity";
            name: string;
            logo: string | null;
            verified: boolean;
            description: string | null;
            category: string | null;
            sub_category: string | null;
            location: {
                city: string | null;
                state: string | null;
                country: string | null;
                latitude: number | null;
                longitude: number | null;
            };
            rating: number | null;
            founded: number | null;
            tags: string[];
            ein: string | null;
            /** @description The owner, or `id` itself for an organization */
            charity_id: string;
            /** @description 0 to 100 */
            score: number;
            /** @description For example given_together, your_causes or near_you */
            reasons: string[];
        };
        SimilarCharities: {
            charity_id: string;
            results: components["schemas"]["RecommendedEntity"][];
        };
        Categories: {
            categories: {
                /** @enum {string} */
                name: "Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality";
                /** @description Number of listed organizations */
                count: number;
                sub_categories: string[];
            }[];
        };
        RecordedTrendSignal: {
            signal_id: string;
        };
        DonationCreated: {
            donation_id: string;
            transaction_hash: string;
            status: components["schemas"]["DonationStatus"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            estimated_confirmation: string;
            fees: components["schemas"]["DonationFees"];
            /**
             * @description Decimal string
             * @example 25.00
             */
            total_charge: string;
            recurring_id: string | null;
            /** @description What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift. */
            matched_amount: string | null;
            matched_currency: components["schemas"]["Currency"] | null;
            /** @description True if the sponsor could not be charged. The gift is then not matched. */
            match_failed: boolean;
            /** @description The gifts that this gift of a sponsor matches */
            matches: string[];
            /** @description False if nobody acts for the charity yet. Its money waits until somebody claims it. */
            claimed: boolean;
            /** @description Null if the charity is claimed. Otherwise, the donor may choose another charity or a full refund this many days after completion, if nobody claims it first. */
            donor_chooses_after_days: number | null;
        };
        /** @enum {string} */
        DonationStatus: "pending" | "completed" | "failed" | "refunded" | "disputed";
        DonationFees: {
            /**
             * @description Decimal string
             * @example 25.00
             */
            platform_fee: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            processing_fee: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            additional_fees: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            total_fees: string;
            /** @description Fees that the organization absorbs and owes. Not part of the other fees. */
            absorbed: {
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                platform_fee: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                processing_fee: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                total_fees: string;
            };
            /** @enum {string} */
            organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
        };
        DonationList: {
            donations: components["schemas"]["ListedDonation"][];
            total: number;
            limit: number;
            offset: number;
        };
        ListedDonation: {
            donation_id: string;
            transaction_hash: string;
            status: components["schemas"]["DonationStatus"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            estimated_confirmation: string;
            fees: components["schemas"]["DonationFees"];
            /**
             * @description Decimal string
             * @example 25.00
             */
            total_charge: string;
            recurring_id: string | null;
            /** @description What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift. */
            matched_amount: string | null;
            matched_currency: components["schemas"]["Currency"] | null;
            /** @description True if the sponsor could not be charged. The gift is then not matched. */
            match_failed: boolean;
            /** @description The gifts that this gift of a sponsor matches */
            matches: string[];
            charity_id: string;
            donor_id: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            payment_method: "card" | "ach" | "crypto";
            source: string;
            /**
             * @description The settlement network on which the gift was accepted. It never changes.
             * @enum {string}
             */
            network: "sandbox" | "receipts";
            message: string | null;
            anonymous: boolean;
            cover_fees: boolean;
            campaign_id: string | null;
            metadata: {
                [key: string]: string;
            };
            /**
             * @description Decimal string
             * @example 25.00
             */
            net_amount: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            refunded_amount: string;
            completed_at: string | null;
            failure: {
                code: string;
                message: string;
            } | null;
            /** @description The gift to an unclaimed charity whose place this one takes */
            redirected_from: string | null;
            /** @description The gift that takes the place of this one. Only that gift counts. */
            redirected_to: string | null;
        };
        Donation: {
            donation_id: string;
            transaction_hash: string;
            status: components["schemas"]["DonationStatus"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            estimated_confirmation: string;
            fees: components["schemas"]["DonationFees"];
            /**
             * @description Decimal string
             * @example 25.00
             */
            total_charge: string;
            recurring_id: string | null;
            /** @description What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift. */
            matched_amount: string | null;
            matched_currency: components["schemas"]["Currency"] | null;
            /** @description True if the sponsor could not be charged. The gift is then not matched. */
            match_failed: boolean;
            /** @description The gifts that this gift of a sponsor matches */
            matches: string[];
            charity_id: string;
            donor_id: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            payment_method: "card" | "ach" | "crypto";
            source: string;
            /**
             * @description The settlement network on which the gift was accepted. It never changes.
             * @enum {string}
             */
            network: "sandbox" | "receipts";
            message: string | null;
            anonymous: boolean;
            cover_fees: boolean;
            campaign_id: string | null;
            metadata: {
                [key: string]: string;
            };
            /**
             * @description Decimal string
             * @example 25.00
             */
            net_amount: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            refunded_amount: string;
            completed_at: string | null;
            failure: {
                code: string;
                message: string;
            } | null;
            /** @description The gift to an unclaimed charity whose place this one takes */
            redirected_from: string | null;
            /** @description The gift that takes the place of this one. Only that gift counts. */
            redirected_to: string | null;
            /** @description Blocks that confirm the transfer so far. Keeps growing after completion. */
            confirmations: number;
            /** @description What the donor must do before the gift can continue. Only the donor sees this. Null if nothing is needed. */
            next_action: {
                /** @constant */
                type: "authenticate";
                url: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                expires_at: string;
            } | null;
            /** @description False if nobody acts for the charity yet. Its money waits until somebody claims it. */
            claimed: boolean;
            /** @description Null if the charity is claimed. Otherwise, the donor may choose another charity or a full refund this many days after completion, if nobody claims it first. */
            donor_chooses_after_days: number | null;
            timeline: {
                status: string;
                detail: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                at: string;
            }[];
        };
        DonationProof: {
            /** @description The canonical text of the leaf (RFC 8785), byte for byte */
            leaf: string;
            leaf_hash: string;
            leaf_index: number;
            /** @description A C2SP checkpoint: a signed note */
            checkpoint: string;
            tree_size: number;
            /** @description Hashes of 64 lower-case hex digits */
            inclusion_proof: string[];
            /** @description The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
            witnessed: {
                /** @description A C2SP checkpoint: a signed note */
                checkpoint: string;
                tree_size: number;
                /** @description Hashes of 64 lower-case hex digits */
                inclusion_proof: string[];
            } | null;
            /** @description Reserved for checkpoints on a blockchain */
            anchor: null;
            /** @description The refunds, lost disputes and failed refunds of the gift, oldest first, as far as a checkpoint covers them */
            later: {
                /** @description The canonical text of the leaf (RFC 8785), byte for byte */
                leaf: string;
                leaf_hash: string;
                leaf_index: number;
                /** @description A C2SP checkpoint: a signed note */
                checkpoint: string;
                tree_size: number;
                /** @description Hashes of 64 lower-case hex digits */
                inclusion_proof: string[];
                /** @description The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
                witnessed: {
                    /** @description A C2SP checkpoint: a signed note */
                    checkpoint: string;
                    tree_size: number;
                    /** @description Hashes of 64 lower-case hex digits */
                    inclusion_proof: string[];
                } | null;
                /** @description Reserved for checkpoints on a blockchain */
                anchor: null;
            }[];
        };
        CharityDonationList: {
            donations: components["schemas"]["CharityDonation"][];
            total: number;
            limit: number;
            offset: number;
        };
        CharityDonation: {
            donation_id: string;
            transaction_hash: string;
            status: components["schemas"]["DonationStatus"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            fees: components["schemas"]["DonationFees"];
            /**
             * @description Decimal string
             * @example 25.00
             */
            total_charge: string;
            recurring_id: string | null;
            /** @description What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift. */
            matched_amount: string | null;
            matched_currency: components["schemas"]["Currency"] | null;
            /** @description True if the sponsor could not be charged. The gift is then not matched. */
            match_failed: boolean;
            /** @description The gifts that this gift of a sponsor matches */
            matches: string[];
            charity_id: string;
            /** @description null when the gift is anonymous */
            donor_id: string | null;
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            payment_method: "card" | "ach" | "crypto";
            /**
             * @description The settlement network on which the gift was accepted. It never changes.
             * @enum {string}
             */
            network: "sandbox" | "receipts";
            message: string | null;
            anonymous: boolean;
            cover_fees: boolean;
            campaign_id: string | null;
            /**
             * @description Decimal string
             * @example 25.00
             */
            net_amount: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            refunded_amount: string;
            completed_at: string | null;
            /** @description The gift to an unclaimed charity whose place this one takes */
            redirected_from: string | null;
            /** @description The gift that takes the place of this one. Only that gift counts. */
            redirected_to: string | null;
        };
        UnclaimedGiftList: {
            gifts: components["schemas"]["UnclaimedGift"][];
            total: number;
            limit: number;
            offset: number;
        };
        UnclaimedGift: {
            donation_id: string;
            charity_id: string;
            charity_name: string;
            donor_id: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            /**
             * @description Waits for the charity
             * @example 25.00
             */
            net_amount: string;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            completed_at: string;
            /** @description Days since completion. A day lasts one second in the sandbox. */
            age_days: number;
            /**
             * @description Who may choose another charity now
             * @enum {string}
             */
            stage: "waiting" | "donor_chooses" | "operator_chooses";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            donor_chooses_from: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            operator_chooses_from: string;
            donor_told_at: string | null;
        };
        FeeQuote: {
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            payment_method: "card" | "ach" | "crypto" | "wire";
            breakdown: {
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                donation_amount: number;
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                platform_fee: number;
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                processing_fee: number;
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                additional_fees: number;
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                total_fees: number;
                /**
                 * @description Amount that reaches the charity
                 * @example 2.5
                 */
                net_amount: number;
            };
            /**
             * @description Amount that the donor pays
             * @example 2.5
             */
            total_charge: number;
            /** @description Fees that the organization absorbs and owes. Not part of the breakdown. */
            absorbed: {
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                platform_fee: number;
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                processing_fee: number;
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                total_fees: number;
            };
            rates: {
                /**
                 * @description A fraction: 0.025 is 2.5%
                 * @example 0.025
                 */
                platform_rate: number;
                /**
                 * @description A fraction: 0.025 is 2.5%
                 * @example 0.025
                 */
                processing_rate: number;
                /**
                 * @description In units of the quote's currency
                 * @example 2.5
                 */
                processing_fixed: number;
            };
            /** @enum {string} */
            organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
            /** @description The day on which the fee schedule took effect */
            fee_schedule: string;
            /** @description False if nobody acts for the charity yet. Its money waits until somebody claims it. */
            claimed: boolean;
            /** @description Null if the charity is claimed. Otherwise, the donor may choose another charity or a full refund this many days after completion, if nobody claims it first. */
            donor_chooses_after_days: number | null;
        };
        FeeReport: {
            /** @example 2026-11-21 */
            start_date: string;
            /** @example 2026-11-21 */
            end_date: string;
            /** @constant */
            currency: "USD";
            totals: {
                /** @description Number of completed gifts */
                donations: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                donation_amount: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                platform_fee: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                processing_fee: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                additional_fees: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                total_fees: number;
                /**
                 * @description Amount that reached the organizations
                 * @example 94.3
                 */
                net_amount: number;
                /**
                 * @description Fees that organizations absorbed and owe to the platform. Not part of total_fees.
                 * @example 94.3
                 */
                absorbed_fees: number;
                /** @description The actual fee of the processor. Null until the processor has reported it. */
                processing_cost: number | null;
            };
            rows: {
                /** @example 2026-11-21 */
                date: string;
                organization_id: string;
                /** @enum {string} */
                payment_method: "card" | "ach" | "crypto" | "wire";
                /** @enum {string} */
                organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
                /** @description Number of completed gifts */
                donations: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                donation_amount: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                platform_fee: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                processing_fee: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                additional_fees: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                total_fees: number;
                /**
                 * @description Amount that reached the organizations
                 * @example 94.3
                 */
                net_amount: number;
                /**
                 * @description Fees that organizations absorbed and owe to the platform. Not part of total_fees.
                 * @example 94.3
                 */
                absorbed_fees: number;
                /** @description The actual fee of the processor. Null until the processor has reported it. */
                processing_cost: number | null;
            }[];
            page: number;
            limit: number;
            total: number;
        };
        FeeSummary: {
            /** @enum {string} */
            period: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
            /** @example 2026-11-21 */
            start_date: string;
            /** @example 2026-11-21 */
            end_date: string;
            /** @constant */
            currency: "USD";
            buckets: {
                /** @example 2026-11-21 */
                start: string;
                /** @example 2026-11-21 */
                end: string;
                /** @description Number of completed gifts */
                donations: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                donation_amount: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                platform_fee: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                processing_fee: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                additional_fees: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                total_fees: number;
                /**
                 * @description Amount that reached the organizations
                 * @example 94.3
                 */
                net_amount: number;
                /**
                 * @description Fees that organizations absorbed and owe to the platform. Not part of total_fees.
                 * @example 94.3
                 */
                absorbed_fees: number;
                /** @description The actual fee of the processor. Null until the processor has reported it. */
                processing_cost: number | null;
            }[];
        };
        FeeExport: {
            /** @example 2026-11-21 */
            start_date: string;
            /** @example 2026-11-21 */
            end_date: string;
            /** @constant */
            currency: "USD";
            rows: {
                /** Format: date-time */
                posted_at: string;
                /** @description Kind of posting, such as completed or refunded */
                kind: string;
                donation_id: string;
                organization_id: string;
                organization_name: string;
                /** @description null when the gift is anonymous */
                donor_id: string | null;
                /** @enum {string} */
                payment_method: "card" | "ach" | "crypto" | "wire";
                /** @enum {string} */
                organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
                gift_currency: string;
                /** @description In the currency of the gift */
                gift_amount: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                donation_amount: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                platform_fee: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                processing_fee: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                additional_fees: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                total_fees: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                absorbed_fees: number;
                /**
                 * @description US dollars at each gift’s exchange rate
                 * @example 94.3
                 */
                net_amount: number;
                /** @description The actual fee of the processor. Null until the processor has reported it. */
                processing_cost: number | null;
            }[];
        };
        FeeTerms: {
            organization_id: string;
            /**
             * @description Tier that prices a gift made now
             * @enum {string}
             */
            organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
            /**
             * @description A fraction
             * @example 0.0125
             */
            platform_rate: number;
            /**
             * @description Tier for the volume of the previous calendar month
             * @enum {string}
             */
            earned_tier: "standard" | "bronze" | "silver" | "gold" | "platinum";
            /** @description US dollars */
            previous_month_volume: number;
            absorbs: {
                platform_fees: boolean;
                processing_fees: boolean;
            };
            nonprofit_approved: boolean;
            negotiated_rate: number | null;
            high_volume: {
                /**
                 * @description A fraction
                 * @example 0.0125
                 */
                rate: number;
                /** @description US dollars */
                minimum_monthly_volume: number;
                starts_on: string;
                committed_until: string;
                /** @description The terms end on this day unless they are renewed */
                review_on: string;
            } | null;
            custom_reporting: boolean;
            api_premium: boolean;
            /** @description Conditions of the nonprofit discount that are not met */
            nonprofit_unmet: ("charitable_status" | "revenue_under_limit" | "approval")[];
            high_volume_in_force: boolean;
            /** @description Monthly fees of the subscriptions */
            monthly_fees: {
                /** @description US dollars */
                custom_reporting: number;
                /** @description US dollars */
                api_premium: number;
                /** @description US dollars */
                total: number;
            };
            /** @description The last 100 changes, newest first */
            history: {
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                changed_at: string;
                changed_by: string;
                reason: string;
                nonprofit_approved: boolean;
                negotiated_rate: number | null;
                high_volume: {
                    /**
                     * @description A fraction
                     * @example 0.0125
                     */
                    rate: number;
                    /** @description US dollars */
                    minimum_monthly_volume: number;
                    starts_on: string;
                    committed_until: string;
                    /** @description The terms end on this day unless they are renewed */
                    review_on: string;
                } | null;
                custom_reporting: boolean;
                api_premium: boolean;
            }[];
        };
        ExchangeRateList: {
            exchange_rates: components["schemas"]["ExchangeRate"][];
            total: number;
            limit: number;
            offset: number;
        };
        ExchangeRate: {
            from: components["schemas"]["Currency"];
            /** @constant */
            to: "USD";
            /**
             * @description The price of one unit in US dollars
             * @example 1.0834
             */
            rate: string;
            /**
             * Format: date
             * @description The UTC day from which the rate counts, until the next one
             */
            date: string;
            /**
             * @description initial: set by the installation; file, url: reference rates; operator: set by an operator
             * @enum {string}
             */
            origin: "initial" | "file" | "url" | "operator";
            reason: string | null;
            /** @description The operator’s user id */
            set_by: string | null;
            set_at: string | null;
        };
        Campaign: {
            id: string;
            charity_id: string;
            name: string;
            description: string | null;
            category: string | null;
            tags: string[];
            location: {
                city: string | null;
                state: string | null;
                postal_code: string | null;
                country: string | null;
                latitude: number | null;
                longitude: number | null;
            };
            /**
             * @description Decimal string
             * @example 25.00
             */
            funding_goal: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description At the exchange rate of the day the goal was set
             * @example 25.00
             */
            funding_goal_usd: string;
            /**
             * @description Gifts minus returns, at each gift’s exchange rate
             * @example 25.00
             */
            raised_usd: string;
            donations: number;
            /** @description Rounded down. Above 100 when the goal is exceeded. */
            progress_percent: number;
            deadline: string | null;
            /** @description The sponsor’s pledge that matches gifts now. Null if there is none. */
            matching: {
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                cap: string;
                /**
                 * @description What a sponsor adds to gifts so far
                 * @example 25.00
                 */
                used: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                left: string;
                currency: components["schemas"]["Currency"];
                /**
                 * @description What the sponsor adds to each unit of a gift
                 * @example 1.00
                 */
                ratio: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                ends_at: string;
            } | null;
            /** @description The same as `matching.left` */
            matching_funds: string | null;
            /** @description True if a gift is matched now */
            matching_funds_available: boolean;
            update_frequency: ("daily" | "weekly" | "monthly" | "quarterly") | null;
            /**
             * @description `ended` after the deadline, `closed` by hand. Both refuse gifts.
             * @enum {string}
             */
            status: "active" | "ended" | "closed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            updated_at: string;
            closed_at: string | null;
        };
        CampaignList: {
            campaigns: components["schemas"]["Campaign"][];
            total: number;
            limit: number;
            offset: number;
        };
        MatchingPledge: {
            pledge_id: string;
            campaign_id: string;
            charity_id: string;
            sponsor_id: string;
            /** @description Only the sponsor and operators see it */
            source: string | null;
            /** @enum {string} */
            payment_method: "card" | "ach" | "crypto";
            ratio: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            cap: string;
            /**
             * @description What the matched gifts keep of the cap
             * @example 25.00
             */
            used: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            left: string;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            ends_at: string;
            /**
             * @description `withdrawn` if the pledge was never accepted. An `ended` one matches no more gifts.
             * @enum {string}
             */
            status: "pending" | "accepted" | "withdrawn" | "ended";
            end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            accepted_at: string | null;
            ended_at: string | null;
            /** @description When matches that are due are charged next */
            next_charge_at: string | null;
        };
        MatchingPledgeList: {
            pledges: components["schemas"]["MatchingPledge"][];
            total: number;
            limit: number;
            offset: number;
        };
        Opportunity: {
            id: string;
            charity_id: string;
            title: string;
            description: string | null;
            category: string | null;
            tags: string[];
            location: {
                city: string | null;
                state: string | null;
                postal_code: string | null;
                country: string | null;
                latitude: number | null;
                longitude: number | null;
            };
            /** @enum {string} */
            mode: "in_person" | "virtual" | "hybrid";
            /** @enum {string} */
            time_commitment: "one_time" | "weekly" | "monthly" | "flexible";
            skills: string[];
            background_check_required: boolean;
            verification_level_required: ("basic" | "standard" | "enhanced") | null;
            minimum_age: number | null;
            maximum_age: number | null;
            accessibility: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals")[];
            verifier_id: string | null;
            /** @enum {string} */
            status: "active" | "closed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            updated_at: string;
            closed_at: string | null;
        };
        OpportunityList: {
            opportunities: components["schemas"]["Opportunity"][];
            total: number;
            limit: number;
            offset: number;
        };
        VolunteerHours: {
            submission_id: string;
            charity_id: string;
            opportunity_id: string | null;
            volunteer_id: string;
            verifier_id: string | null;
            /** @description Hours that count, as claimed or as reduced by the charity */
            hours: number;
            claimed_hours: number;
            date: string;
            start_time: string | null;
            description: string;
            proof_documents: string[];
            status: components["schemas"]["VolunteerHoursStatus"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            submitted_at: string;
            decided_at: string | null;
            /** @description The user who decided. null if the charity's rule or the deadline decided. */
            decided_by: string | null;
            reason: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            expires_at: string;
            handed_over_at: string | null;
            timeline: {
                status: string;
                detail: string;
                by: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                at: string;
            }[];
        };
        /** @enum {string} */
        VolunteerHoursStatus: "pending" | "in_review" | "information_required" | "verified" | "rejected" | "withdrawn" | "expired";
        VolunteerHoursList: {
            submissions: components["schemas"]["VolunteerHours"][];
            total: number;
            limit: number;
            offset: number;
        };
        VolunteerHoursBulkResult: {
            results: {
                submission_id: string;
                /** @description The new status, or null after an error */
                status: components["schemas"]["VolunteerHoursStatus"] | null;
                error: {
                    code: string;
                    message: string;
                    details: {
                        [key: string]: unknown;
                    };
                } | null;
            }[];
        };
        VolunteerCertificate: {
            volunteer: {
                id: string;
                name: string;
            };
            /** @description First requested day, or null if none was given */
            from: string | null;
            /** @description Last requested day, or null if none was given */
            to: string | null;
            total_hours: number;
            submissions: {
                submission_id: string;
                charity: {
                    id: string;
                    name: string;
                    ein: string | null;
                };
                /** Format: date */
                date: string;
                hours: number;
                description: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                verified_at: string;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            issued_at: string;
        };
        UserImpact: {
            /**
             * @description In USD, at the exchange rate of each gift
             * @example 25.00
             */
            total_donated: string;
            /** @description Verified hours, rounded down */
            total_volunteer_hours: number;
            /** @description Charities that the caller gave to or worked for */
            charities_supported: number;
            impact_metrics: components["schemas"]["AttributedImpact"];
            achievements: {
                badge: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                earned_at: string;
            }[];
        };
        /** @description The caller's share of the results that charities reported. Each report counts in proportion to the caller's share of all gifts to the charity in the report's period. */
        AttributedImpact: {
            people_helped: number;
            projects_funded: number;
            /** @example 12.5 kg */
            carbon_offset: string;
        };
        YearInReview: {
            year: number;
            /**
             * @description In USD, at the exchange rate of each gift
             * @example 25.00
             */
            total_donated: string;
            /** @description Verified hours, rounded down */
            total_volunteer_hours: number;
            /** @description Charities that the caller gave to or worked for */
            charities_supported: number;
            impact_metrics: components["schemas"]["AttributedImpact"];
            achievements: {
                badge: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                earned_at: string;
            }[];
            donations: number;
            by_currency: {
                [key: string]: string;
            };
            by_month: {
                month: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                donations: number;
                hours: number;
            }[];
            /** @description Most money first, then most hours */
            charities: {
                charity_id: string;
                name: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                amount: string;
                donations: number;
                hours: number;
            }[];
        };
        Refund: {
            refund_id: string;
            donation_id: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            status: "pending" | "completed" | "failed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            reason: string | null;
            /** @enum {string} */
            requested_by: "donor" | "charity" | "platform";
            /**
             * @description Returned to the source: `amount`, plus a proportional part of covered fees, minus `fees_kept`
             * @example 25.00
             */
            returned_amount: string;
            /**
             * @description Part of the processing fee that is not returned when the donor asks for the refund
             * @example 25.00
             */
            fees_kept: string;
            /**
             * @description The same as `returned_amount`
             * @example 25.00
             */
            returned_to_donor: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            platform_fee_returned: string;
            settled_at: string | null;
            /** @description The time at which a completed refund failed. The money never reached the donor. */
            reversed_at: string | null;
            failure: {
                code: string;
                message: string;
            } | null;
            /** @description The charity cannot pay this refund. It stays pending until an operator decides. */
            awaits_decision: boolean;
            decision: {
                /** @enum {string} */
                decision: "platform_bears" | "refuse";
                reason: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                decided_at: string;
            } | null;
        };
        RefundList: {
            refunds: components["schemas"]["Refund"][];
            total: number;
            limit: number;
            offset: number;
        };
        Dispute: {
            dispute_id: string;
            donation_id: string;
            /** @enum {string} */
            status: "opened" | "under_review" | "won" | "lost";
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Amount that the donor's bank withdrew
             * @example 25.00
             */
            withdrawn: string;
            /**
             * @description The chargeback fee that the charity owes, whatever the outcome
             * @example 25.00
             */
            fee: string;
            reason: string | null;
            /** @description The code of the bank that returned a debit, such as R01 or AC04. Then `reason` is `ach_return`. */
            return_code: string | null;
            /** @description For the charity and operators only */
            evidence: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            evidence_due_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            resolved_at: string | null;
            /** @description When a dispute that was lost was won after all. Then `resolved_at` is the same time. */
            reversed_at: string | null;
        };
        DisputeList: {
            disputes: components["schemas"]["Dispute"][];
            total: number;
            limit: number;
            offset: number;
        };
        WriteOff: {
            write_off_id: string;
            charity_id: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            reason: string;
            /** @enum {string} */
            status: "pending" | "approved";
            requested_by: string;
            approved_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            approved_at: string | null;
        };
        WriteOffList: {
            write_offs: components["schemas"]["WriteOff"][];
            total: number;
            limit: number;
            offset: number;
        };
        ReconciliationList: {
            items: components["schemas"]["ReconciliationItem"][];
            total: number;
            limit: number;
            offset: number;
            /** @description Counts of all unresolved items by their age in days */
            ageing: {
                "0-1": number;
                "2-7": number;
                "8-30": number;
                "31+": number;
            };
        };
        ReconciliationItem: {
            item_id: string;
            /**
             * @description What the ledger was compared with
             * @enum {string}
             */
            source: "charges" | "processor" | "bank" | "receipt_log";
            /** @enum {string} */
            kind: "missing_here" | "missing_there" | "unknown_reference" | "duplicate" | "other_amount" | "other_currency" | "other_fee" | "other_date" | "other_state" | "other_content";
            /**
             * @description What moved, or the kind of a leaf
             * @example charge
             */
            movement: string;
            /** @description Our id of the gift, refund, dispute, payout or file; otherwise the name that the other side uses */
            reference: string;
            /** @description The difference as a sentence */
            detail: string;
            /** @description The posting in the ledger */
            our_reference: string | null;
            /** @description The name of the movement on the other side */
            their_reference: string | null;
            /**
             * @description What the ledger says
             * @example 25.00 USD
             */
            ours: string | null;
            /**
             * @description What the other side says
             * @example 24.00 USD
             */
            theirs: string | null;
            /** @description The money that the difference is about */
            amount: string | null;
            currency: string | null;
            /** @enum {string} */
            status: "open" | "explained" | "resolved";
            age_days: number;
            /** @enum {string} */
            age_bucket: "0-1" | "2-7" | "8-30" | "31+";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            first_seen_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            last_seen_at: string;
            explained_by: string | null;
            explanation: string | null;
            explained_at: string | null;
            /** @description `decided` by two people, or `disappeared`: a later comparison no longer found it */
            resolution: ("decided" | "disappeared") | null;
            resolved_by: string | null;
            resolution_reason: string | null;
            resolved_at: string | null;
        };
        PayoutSettings: {
            charity_id: string;
            /** @enum {string} */
            schedule: "daily" | "weekly" | "monthly" | "manual";
            /**
             * @description In US dollars. A schedule pays no smaller amount; a payout on request may be smaller.
             * @example 25.00
             */
            minimum_amount: string;
        };
        PayoutQuote: {
            /**
             * @description What leaves the balance
             * @example 25.00
             */
            amount: string;
            /**
             * @description A part of `amount`
             * @example 25.00
             */
            fee: string;
            /**
             * @description What arrives
             * @example 25.00
             */
            net_amount: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            speed: "standard" | "instant";
            /** @enum {string} */
            method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
            /**
             * @description US dollars for one unit of `currency`, by which fees in dollars are converted
             * @example 1.08
             */
            rate: string;
            account_id: string;
            /**
             * Format: date-time
             * @description A payout that is asked for by then has this rate
             * @example 2026-11-21T12:00:00.000Z
             */
            expires_at: string;
        };
        Payout: {
            payout_id: string;
            charity_id: string;
            /**
             * @description What leaves the balance
             * @example 25.00
             */
            amount: string;
            /**
             * @description A part of `amount`
             * @example 25.00
             */
            fee: string;
            /**
             * @description What arrives
             * @example 25.00
             */
            net_amount: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            speed: "standard" | "instant";
            /** @enum {string} */
            method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
            /** @enum {string} */
            status: "held" | "scheduled" | "in_transit" | "paid" | "failed" | "returned" | "cancelled";
            hold_reason: string | null;
            account_last4: string;
            /** @description The provider’s name of the payout */
            reference: string | null;
            expected_at: string | null;
            paid_at: string | null;
            failure: {
                code: string;
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
        };
        PayoutList: {
            payouts: components["schemas"]["Payout"][];
            total: number;
            limit: number;
            offset: number;
        };
        Subscription: {
            subscription_id: string;
            charity_id: string;
            /** @enum {string} */
            kind: "custom_reporting" | "api_premium";
            /**
             * @description `ending` runs until `paid_until`. `past_due` has a bill that is tried again daily.
             * @enum {string}
             */
            status: "active" | "ending" | "past_due" | "ended";
            /**
             * @description The price of a month in US dollars
             * @example 25.00
             */
            price_usd: string;
            begun_by: string;
            began_on: string;
            /** @description The first day that is not paid */
            paid_until: string;
            /** @description The subscription ends on this day if the balance does not cover the bill */
            tried_until: string | null;
            ended_at: string | null;
            end_reason: ("cancelled" | "unpaid") | null;
        };
        SubscriptionList: {
            subscriptions: components["schemas"]["Subscription"][];
            total: number;
            limit: number;
            offset: number;
        };
        SavedReport: {
            saved_report_id: string;
            charity_id: string;
            name: string;
            /**
             * @description Sent on the first day after each day, week (from Monday), month or quarter, in UTC
             * @enum {string}
             */
            frequency: "daily" | "weekly" | "monthly" | "quarterly";
            /** @enum {string} */
            format: "csv" | "json" | "xlsx";
            columns: ("posted_at" | "kind" | "donation_id" | "organization_id" | "organization_name" | "donor_id" | "payment_method" | "organization_tier" | "gift_currency" | "gift_amount" | "donation_amount" | "platform_fee" | "processing_fee" | "additional_fees" | "total_fees" | "absorbed_fees" | "net_amount" | "processing_cost")[];
            /** @description Only gifts by this method */
            payment_method: ("card" | "ach" | "crypto" | "wire") | null;
            /** @description Only gifts of this tier */
            tier: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | null;
            recipients: string[];
            /** @description The next day on which it is sent, if the subscription runs */
            next_on: string;
            last_sent_at: string | null;
            created_by: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
        };
        SavedReportList: {
            reports: components["schemas"]["SavedReport"][];
            total: number;
            limit: number;
            offset: number;
        };
        PayoutAccount: {
            account_id: string;
            charity_id: string;
            /** @enum {string} */
            kind: "bank_us" | "bank_iban" | "bank_other" | "stripe";
            /** @enum {string} */
            status: "pending_confirmation" | "cooling_off" | "active" | "disabled";
            /** @description The end of its number. Nobody is shown more of it. */
            last4: string;
            country: string;
            /** @description false if the holder's name differs from the charity's. Nothing is paid to the account until a reviewer approves the charity's verification. */
            holder_accepted: boolean;
            /** @description Only when reviewers and operators read it */
            holder_name?: string;
            asked_by: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            confirmed_by: string | null;
            /** @description End of the cooling-off. null until somebody confirms the account. */
            effective_at: string | null;
            disabled_at: string | null;
            disabled_reason: ("refused" | "removed" | "returned" | "changed") | null;
            /** @description false while Stripe does not pay to the account, because the onboarding is not finished or Stripe asks for more. Such an account cannot be confirmed or paid. */
            payouts_enabled: boolean;
            /** @description Stripe's page on which a member enters the bank. Only in the answers that made the link. It works once. */
            onboarding?: {
                url: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                expires_at: string;
            };
        };
        PayoutAccountList: {
            payout_accounts: components["schemas"]["PayoutAccount"][];
            total: number;
            limit: number;
            offset: number;
        };
        CharityStatement: {
            charity_id: string;
            period: string;
            /** @description true once the statement can never change */
            closed: boolean;
            statements: {
                currency: components["schemas"]["Currency"];
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                opening_balance: string;
                /** @description Oldest first */
                lines: {
                    /** @enum {string} */
                    kind: "gift" | "refund" | "dispute" | "redirect" | "payout" | "write_off" | "subscription" | "fee";
                    /** @description The gift, refund, dispute, payout or write-off */
                    id: string;
                    donation_id: string | null;
                    /** @description The kind of posting in the ledger */
                    posting: string;
                    posting_id: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC
                     * @example 2026-11-21T12:00:00.000Z
                     */
                    at: string;
                    /**
                     * @description What the line adds to the balance. Negative if it takes away.
                     * @example 25.00
                     */
                    amount: string;
                    /** @description The leaf of the gift, refund or lost dispute in the receipt log */
                    leaf_index: number | null;
                    /** @description Only for a gift: until then its money is `pending` in the balance */
                    available_at: string | null;
                    /** @description The path of the gift's receipt */
                    receipt: string | null;
                }[];
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                closing_balance: string;
            }[];
        };
        StatementProof: {
            /** @description The canonical text of the leaf (RFC 8785), byte for byte */
            leaf: string;
            leaf_hash: string;
            leaf_index: number;
            /** @description A C2SP checkpoint: a signed note */
            checkpoint: string;
            tree_size: number;
            /** @description Hashes of 64 lower-case hex digits */
            inclusion_proof: string[];
            /** @description The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
            witnessed: {
                /** @description A C2SP checkpoint: a signed note */
                checkpoint: string;
                tree_size: number;
                /** @description Hashes of 64 lower-case hex digits */
                inclusion_proof: string[];
            } | null;
            /** @description Reserved for checkpoints on a blockchain */
            anchor: null;
            /** @description Always empty */
            later: Record<string, never>[];
        };
        RecurringList: {
            recurring: components["schemas"]["Recurring"][];
            total: number;
            limit: number;
            offset: number;
        };
        Recurring: {
            recurring_id: string;
            charity_id: string;
            /** @description On an anonymous plan, only the donor sees it. Others see null. */
            donor_id: string | null;
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
            duration_months: number | null;
            /** @enum {string} */
            status: "active" | "paused" | "completed" | "cancelled" | "failed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            started_at: string;
            ended_at: string | null;
            next_date: string | null;
            upcoming: string[];
            /** @description Gifts made so far. Failed gifts do not count. */
            donations_made: number;
            /** @description Gifts to come. null if the plan has no end. */
            remaining: number | null;
            paused_until: string | null;
            paused_by: ("donor" | "charity" | "platform") | null;
            /** @description Why the platform paused the recurring gift. charity: the charity cannot receive gifts. source: the payment source was disabled. The gift resumes once it has a new source. */
            pause_reason: ("charity" | "source") | null;
            cancelled_by: ("donor" | "charity" | "platform") | null;
            cancel_reason: string | null;
            /** @enum {string} */
            payment_method: "card" | "ach" | "crypto";
            /** @description Only the donor sees it. Others see null. */
            source: string | null;
            anonymous: boolean;
            cover_fees: boolean;
        };
        RecurringOccurrenceList: {
            occurrences: components["schemas"]["RecurringOccurrence"][];
            total: number;
            limit: number;
            offset: number;
        };
        RecurringOccurrence: {
            number: number;
            /**
             * Format: date
             * @description YYYY-MM-DD, UTC
             * @example 2027-01-31
             */
            due_on: string;
            /** @enum {string} */
            status: "pending" | "made" | "retrying" | "failed" | "skipped";
            /** @description The gift of the last attempt */
            donation_id: string | null;
            attempts: number;
            next_attempt_at: string | null;
            failure: {
                code: string;
                message: string;
            } | null;
        };
        PaymentSource: {
            source_id: string;
            /**
             * @description card, ach (a bank account of any country) or wallet
             * @enum {string}
             */
            kind: "wallet" | "card" | "ach";
            /**
             * @description requires_action: finish the setup. disabled: it cannot pay any more, so add another one.
             * @enum {string}
             */
            status: "ready" | "requires_action" | "disabled";
            /** @example visa */
            brand: string | null;
            /** @example 4242 */
            last4: string | null;
            exp_month: number | null;
            exp_year: number | null;
            bank_name: string | null;
            address: string | null;
            /** @description Pays gifts of this kind that name no source */
            default: boolean;
            /** @description null unless the setup must be finished */
            setup: components["schemas"]["PaymentSourceSetup"] | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
        };
        /** @description What the processor's form needs to finish the setup */
        PaymentSourceSetup: {
            /** @enum {string} */
            processor: "sandbox" | "stripe";
            publishable_key: string;
            client_secret: string;
        };
        PaymentSourceList: {
            payment_sources: components["schemas"]["PaymentSource"][];
            total: number;
            limit: number;
            offset: number;
        };
        VelocityBlockList: {
            velocity_blocks: components["schemas"]["VelocityBlock"][];
            total: number;
            limit: number;
            offset: number;
        };
        VelocityBlock: {
            block_id: string;
            /** @enum {string} */
            subject_kind: "card" | "user" | "address";
            /** @description A user’s id, the end of a card’s fingerprint, or the network of an address */
            subject: string;
            /**
             * @description `gifts`: too many gifts in an hour. `declines`: too many declined payments.
             * @enum {string}
             */
            reason: "gifts" | "declines";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            ends_at: string;
            lifted_at: string | null;
            lifted_by: string | null;
            lift_reason: string | null;
        };
        Receipt: {
            /**
             * @description Counted per charity, without gaps. Later versions keep the number.
             * @example 000042
             */
            receipt_number: string;
            version: number;
            /** @enum {string} */
            status: "valid" | "voided";
            donation_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            issued_at: string;
            voided_at: string | null;
            /** @description null if a charity reads it and the gift is anonymous */
            donor: {
                id: string;
                name: string;
            } | null;
            charity: {
                id: string;
                name: string;
                ein: string | null;
                city: string | null;
                state: string | null;
            };
            /** @description The charity, while nobody has claimed it and the platform holds the money for it. null once it is claimed or paid, and if the receipt is voided. */
            held_for: {
                id: string;
                name: string;
            } | null;
            /** Format: date */
            given_on: string;
            payment_method: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Decimal string
             * @example 25.00
             */
            amount: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            fees_covered: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            total_paid: string;
            /**
             * @description Amount returned to the donor
             * @example 25.00
             */
            returned: string;
            /**
             * @description Processing fees of the returned part. Not a contribution.
             * @example 25.00
             */
            fees_kept: string;
            /**
             * @description Amount paid, less `returned` and `fees_kept`
             * @example 25.00
             */
            contribution: string;
            /** @description Only for a gift of a digital asset */
            property: {
                description: string;
                /** @description The rate for limits and fees, not a valuation */
                usd_per_unit: string;
            } | null;
            statements: string[];
        };
        YearReceipts: {
            year: number;
            donor: {
                id: string;
                name: string;
            };
            receipts: components["schemas"]["Receipt"][];
            totals: {
                currency: components["schemas"]["Currency"];
                gifts: number;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                total_paid: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                returned: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                fees_kept: string;
                /**
                 * @description Decimal string
                 * @example 25.00
                 */
                contribution: string;
            }[];
        };
        Sandbox: {
            /** @constant */
            environment: "sandbox";
            charity_id: string;
            sources: {
                source: string;
                /** @enum {string} */
                kind: "wallet" | "card" | "ach";
                currencies: string[];
                /** @enum {string} */
                outcome: "succeeds" | "insufficient_funds" | "declined" | "dropped" | "slow" | "never_confirms" | "requires_action" | "returned" | "velocity_limited";
            }[];
        };
        Verification: {
            verification_id: string;
            entity_id: string;
            entity_type: components["schemas"]["VerificationEntityType"];
            level: components["schemas"]["VerificationLevel"];
            status: components["schemas"]["VerificationStatus"];
            stage: components["schemas"]["VerificationStage"];
            checks: {
                identity: components["schemas"]["VerificationCheckState"];
                documents: components["schemas"]["VerificationCheckState"];
                database: components["schemas"]["VerificationCheckState"];
            };
            required_actions: string[];
            reason: string | null;
            grounds: ("fraudulent_documents" | "criminal_activity" | "terms_violations" | "regulatory_non_compliance") | null;
            /** @description Approvals of this stage that wait for another person */
            approvals: {
                /** @description For reviewers and operators only */
                by: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                at: string;
            }[];
            documents: {
                id: string;
                /** @enum {string} */
                type: "determination_letter" | "charity_registration" | "tax_exempt_certificate" | "articles_of_incorporation" | "bylaws" | "board_list" | "conflict_of_interest_policy" | "annual_return" | "audited_statements" | "annual_report" | "budget" | "certified_translation" | "banking_verification" | "compliance_certificate" | "government_id" | "proof_of_address" | "source_of_funds" | "wealth_statement" | "reference" | "background_check_consent" | "license" | "certification" | "portfolio";
                /** @enum {string} */
                status: "pending" | "accepted" | "refused" | "replaced";
                issued_on: string | null;
                problems: {
                    /** @enum {string} */
                    rule: "reachable" | "size" | "not_empty" | "format" | "one_format" | "complete" | "not_encrypted" | "opens" | "safe_archive" | "no_active_content" | "no_malware" | "dated_within_12_months";
                    message: string;
                }[];
            }[];
            evidence: {
                source: string;
                outcome: string;
                facts: {
                    [key: string]: unknown;
                };
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                checked_at: string;
            }[];
            estimated_completion: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            submitted_at: string;
            expires_at: string | null;
            history_url: string;
        };
        /** @enum {string} */
        VerificationCheckState: "pending" | "in_review" | "completed" | "failed";
        VerificationHistory: {
            history: {
                verification_id: string;
                happening: string;
                from_stage: components["schemas"]["VerificationStage"] | null;
                to_stage: components["schemas"]["VerificationStage"];
                status: components["schemas"]["VerificationStatus"];
                actor: {
                    /** @enum {string} */
                    kind: "entity" | "reviewer" | "operator" | "system";
                    /** @description The user. Only reviewers and operators see ids of reviewers. */
                    id: string | null;
                };
                reason: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                at: string;
            }[];
            total: number;
            page: number;
            limit: number;
        };
        VerificationQueue: {
            verifications: {
                verification_id: string;
                entity_id: string;
                entity_type: components["schemas"]["VerificationEntityType"];
                level: components["schemas"]["VerificationLevel"];
                status: components["schemas"]["VerificationStatus"];
                stage: components["schemas"]["VerificationStage"];
                claimed_by: string | null;
                /** @description Approvals of this stage that wait for another person */
                approvals: {
                    /** @description For reviewers and operators only */
                    by: string | null;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC
                     * @example 2026-11-21T12:00:00.000Z
                     */
                    at: string;
                }[];
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                submitted_at: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                stage_entered_at: string;
                due_at: string | null;
                overdue: boolean;
            }[];
            total: number;
            page: number;
            limit: number;
        };
        SearchResult: {
            results: components["schemas"]["SearchHit"][];
            /** @description Exact number of matches */
            total: number;
            page: number;
            limit: number;
            facets: {
                [key: string]: {
                    value: string;
                    count: number;
                }[];
            };
            /** @description The corrected query that ran because plain words found nothing */
            corrected_query: string | null;
            took_ms: number;
        };
        SearchHit: {
            id: string;
            /** @enum {string} */
            type: "organization" | "campaign" | "opportunity";
            name: string;
            logo: string | null;
            verified: boolean;
            description: string | null;
            category: string | null;
            sub_category: string | null;
            location: {
                city: string | null;
                state: string | null;
                country: string | null;
                latitude: number | null;
                longitude: number | null;
            };
            rating: number | null;
            founded: number | null;
            tags: string[];
            ein: string | null;
            /** @description The owner, or `id` itself for an organization */
            charity_id: string;
            /** @description Only with a location */
            distance_miles?: number | null;
            /** @description 0 to 100 */
            score: number;
            /** @description HTML. Matches are in <mark>, the rest is escaped. */
            highlights: {
                name: string | null;
                description: string | null;
            };
            /** @description Only with `explain`. Shows each factor from 0 to 1, its weight and its points. */
            explanation?: {
                text: {
                    value: number;
                    weight: number;
                    points: number;
                };
                behavior: {
                    value: number;
                    weight: number;
                    points: number;
                };
                quality: {
                    value: number;
                    weight: number;
                    points: number;
                };
                social: {
                    value: number;
                    weight: number;
                    points: number;
                };
                personalization: {
                    value: number;
                    weight: number;
                    points: number;
                };
            };
        };
        AdvancedSearchResult: {
            results: components["schemas"]["SearchHit"][];
            /** @description Exact number of matches */
            total: number;
            page: number;
            limit: number;
            facets: {
                [key: string]: {
                    value: string;
                    count: number;
                }[];
            };
            /** @description The corrected query that ran because plain words found nothing */
            corrected_query: string | null;
            took_ms: number;
            aggregations: {
                [key: string]: {
                    buckets: {
                        key: string;
                        count: number;
                    }[];
                };
            };
        };
        Autocomplete: {
            suggestions: ({
                text: string;
                /** @constant */
                type: "category";
                count: number;
            } | {
                text: string;
                /** @enum {string} */
                type: "organization" | "campaign" | "opportunity";
                id: string;
            })[];
        };
        CreatedWebhookEndpoint: {
            endpoint_id: string;
            url: string;
            events: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
            description: string | null;
            /** @enum {string} */
            status: "enabled" | "paused" | "disabled";
            /** @description owner: you disabled it. gone: it answered 410. failing: it failed for five days. */
            disabled_reason: ("owner" | "gone" | "failing") | null;
            failing_since: string | null;
            /** @description Names of the headers on every request */
            header_names: string[];
            max_concurrency: number;
            rate_per_second: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * @description Shown only once
             * @example whsec_…
             */
            secret: string;
        };
        WebhookEndpointList: {
            endpoints: components["schemas"]["WebhookEndpoint"][];
            total: number;
            limit: number;
            offset: number;
        };
        WebhookEndpoint: {
            endpoint_id: string;
            url: string;
            events: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
            description: string | null;
            /** @enum {string} */
            status: "enabled" | "paused" | "disabled";
            /** @description owner: you disabled it. gone: it answered 410. failing: it failed for five days. */
            disabled_reason: ("owner" | "gone" | "failing") | null;
            failing_since: string | null;
            /** @description Names of the headers on every request */
            header_names: string[];
            max_concurrency: number;
            rate_per_second: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
        };
        DeletedWebhookEndpoint: {
            endpoint_id: string;
            /** @constant */
            deleted: true;
        };
        RotatedWebhookEndpoint: {
            endpoint_id: string;
            url: string;
            events: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
            description: string | null;
            /** @enum {string} */
            status: "enabled" | "paused" | "disabled";
            /** @description owner: you disabled it. gone: it answered 410. failing: it failed for five days. */
            disabled_reason: ("owner" | "gone" | "failing") | null;
            failing_since: string | null;
            /** @description Names of the headers on every request */
            header_names: string[];
            max_concurrency: number;
            rate_per_second: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * @description Shown only once
             * @example whsec_…
             */
            secret: string;
            /**
             * Format: date-time
             * @description Until then both secrets sign
             * @example 2026-11-21T12:00:00.000Z
             */
            previous_secret_valid_until: string;
        };
        WebhookTest: {
            webhook_id: string;
            /** @constant */
            event: "webhook.test";
            endpoint_id: string;
        };
        WebhookRecovery: {
            endpoint_id: string;
            recovered: number;
        };
        WebhookDeliveryList: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            total: number;
            limit: number;
            offset: number;
        };
        WebhookDelivery: {
            delivery_id: string;
            webhook_id: string;
            event: string;
            endpoint_id: string;
            state: components["schemas"]["WebhookDeliveryState"];
            attempts: components["schemas"]["WebhookAttempt"][];
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
        };
        /** @enum {string} */
        WebhookDeliveryState: "pending" | "delivered" | "retrying" | "failed" | "held";
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /** @description null when there was no answer */
            status: number | null;
            duration_ms: number;
            /** @description dns, refused, tls, timeout, reset, protocol, blocked, invalid_url, status or secret (the signing secret cannot be read). null on success. */
            error: string | null;
            error_message: string | null;
            /** @description The first 1 KiB of the answer */
            response: string | null;
        };
        EventList: {
            events: components["schemas"]["Event"][];
            total: number;
            limit: number;
            offset: number;
        };
        Event: {
            event: components["schemas"]["EventName"];
            /** @description See `webhooks` in this document */
            data: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            timestamp: string;
            webhook_id: string;
            /** @description The event's place in your feed, without gaps */
            sequence: number;
        };
        Claim: {
            claim_id: string;
            charity_id: string;
            user_id: string;
            /** @enum {string} */
            status: "in_review" | "approved" | "denied";
            statement: string;
            documents: string[];
            approvals: {
                by: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                at: string;
            }[];
            objections: {
                by: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                at: string;
                reason: string;
            }[];
            /** @description Nobody approves the claim before. null if the charity had no members. */
            objections_until: string | null;
            reason: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            decided_at: string | null;
        };
        ClaimList: {
            claims: components["schemas"]["Claim"][];
            total: number;
            limit: number;
            offset: number;
        };
        CharityMemberList: {
            members: components["schemas"]["CharityMember"][];
            total: number;
            limit: number;
            offset: number;
        };
        CharityMember: {
            user_id: string;
            name: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            joined_at: string;
        };
        CharityMembership: {
            charity_id: string;
            user_id: string;
            /** @enum {string} */
            status: "active" | "pending_confirmation";
            /** @description null until another operator confirms */
            joined_at: string | null;
        };
        RemovedCharityMember: {
            charity_id: string;
            user_id: string;
            /** @constant */
            removed: true;
        };
        CharityInvitation: {
            invitation_id: string;
            charity_id: string;
            email: string;
            /** @enum {string} */
            status: "pending" | "accepted" | "revoked" | "expired";
            invited_by: string;
            accepted_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            expires_at: string;
        };
        CharityInvitationList: {
            invitations: components["schemas"]["CharityInvitation"][];
            total: number;
            limit: number;
            offset: number;
        };
        Profile: {
            user_id: string;
            name: string;
            /** @description null for a user without a sign-in */
            email: string | null;
            /** @description bouncing: the mail server of the address refused it, so only mails about security are sent to it */
            email_status: ("confirmed" | "unconfirmed" | "bouncing") | null;
            /**
             * @description The language of mails: English, Spanish or German
             * @enum {string}
             */
            locale: "en" | "es" | "de";
            /** @description Everybody is a donor. A member belongs to the charities in `charities`. */
            roles: ("donor" | "member" | "reviewer" | "operator")[];
            /** @description The charities that the user is a member of, by name */
            charities: {
                charity_id: string;
                name: string;
            }[];
            /** @enum {string} */
            verification_level: "none" | "basic" | "standard" | "enhanced";
            /** @description true if the user has an authenticator app or a passkey */
            second_factor: boolean;
            mail_preferences: components["schemas"]["MailPreferences"];
        };
        /** @description The kinds of mails that can be switched off. Mails about money and security always arrive. */
        MailPreferences: {
            card_expiring: boolean;
            verification_moved: boolean;
            verification_reminder: boolean;
            hours_decided: boolean;
            hours_due: boolean;
            endpoint_disabled: boolean;
            saved_report: boolean;
        };
        SecretOauthClient: {
            client_id: string;
            name: string;
            /** @enum {string} */
            kind: "web" | "public" | "machine";
            redirect_uris: string[];
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read")[];
            user_id: string;
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            hourly_limit: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            revoked_at: string | null;
            /** @description false for a user’s application until an operator reviews it */
            reviewed: boolean;
            /** @description Shown only once. null for a public client. */
            client_secret: string | null;
        };
        OauthClientList: {
            clients: components["schemas"]["OauthClient"][];
            total: number;
            limit: number;
            offset: number;
        };
        OauthClient: {
            client_id: string;
            name: string;
            /** @enum {string} */
            kind: "web" | "public" | "machine";
            redirect_uris: string[];
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read")[];
            user_id: string;
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            hourly_limit: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            revoked_at: string | null;
            /** @description false for a user’s application until an operator reviews it */
            reviewed: boolean;
        };
        AuditLog: {
            entries: components["schemas"]["AuditEntry"][];
            total: number;
            limit: number;
            offset: number;
        };
        AuditEntry: {
            audit_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /** @example api_key.revoked */
            action: string;
            actor_id: string | null;
            credential_id: string | null;
            account_id: string | null;
            subject_type: string;
            subject_id: string;
            details: {
                [key: string]: unknown;
            };
        };
        ReceiptLogConsistency: {
            from: number;
            to: number;
            /** @description Hashes of 64 lower-case hex digits */
            consistency_proof: string[];
        };
        ReceiptLeafProof: {
            leaf_hash: string;
            leaf_index: number;
            /** @description A C2SP checkpoint: a signed note */
            checkpoint: string;
            tree_size: number;
            /** @description Hashes of 64 lower-case hex digits */
            inclusion_proof: string[];
            /** @description The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
            witnessed: {
                /** @description A C2SP checkpoint: a signed note */
                checkpoint: string;
                tree_size: number;
                /** @description Hashes of 64 lower-case hex digits */
                inclusion_proof: string[];
            } | null;
            /** @description Reserved for checkpoints on a blockchain */
            anchor: null;
            /** @description The refunds, lost disputes and failed refunds of the gift, oldest first, as far as a checkpoint covers them */
            later: {
                leaf_hash: string;
                leaf_index: number;
                /** @description A C2SP checkpoint: a signed note */
                checkpoint: string;
                tree_size: number;
                /** @description Hashes of 64 lower-case hex digits */
                inclusion_proof: string[];
                /** @description The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
                witnessed: {
                    /** @description A C2SP checkpoint: a signed note */
                    checkpoint: string;
                    tree_size: number;
                    /** @description Hashes of 64 lower-case hex digits */
                    inclusion_proof: string[];
                } | null;
                /** @description Reserved for checkpoints on a blockchain */
                anchor: null;
            }[];
        };
        ReceiptLog: {
            origin: string;
            /** @description null before the first checkpoint */
            public_key: string | null;
            checkpoint_url: string;
            keys: {
                /** @description A C2SP verifier key: `name+hash+base64` */
                public_key: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-11-21T12:00:00.000Z
                 */
                from: string;
                /** @description null while the key signs */
                until: string | null;
            }[];
            earlier_logs: {
                origin: string;
                keys: {
                    /** @description A C2SP verifier key: `name+hash+base64` */
                    public_key: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC
                     * @example 2026-11-21T12:00:00.000Z
                     */
                    from: string;
                    /** @description null while the key signs */
                    until: string | null;
                }[];
                last_checkpoint: string | null;
                /** @description Why the log was closed */
                reason: string;
            }[];
        };
        ProcessorEventReceipt: {
            /** @constant */
            received: true;
        };
    };
    responses: {
        /** @description VALIDATION_ERROR */
        VALIDATION_ERROR: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INVALID_API_KEY */
        INVALID_API_KEY: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FORBIDDEN */
        FORBIDDEN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONFLICT */
        CONFLICT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PAYLOAD_TOO_LARGE */
        PAYLOAD_TOO_LARGE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description UNSUPPORTED_MEDIA_TYPE */
        UNSUPPORTED_MEDIA_TYPE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description IDEMPOTENCY_KEY_REUSED */
        IDEMPOTENCY_KEY_REUSED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description RATE_LIMIT_EXCEEDED */
        RATE_LIMIT_EXCEEDED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INTERNAL_ERROR */
        INTERNAL_ERROR: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SERVICE_UNAVAILABLE */
        SERVICE_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description NOT_FOUND */
        NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CHARITY_NOT_FOUND */
        CHARITY_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CHARITY_NOT_FOUND, NOT_FOUND */
        CHARITY_NOT_FOUND_or_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FORBIDDEN, LIMIT_EXCEEDED */
        FORBIDDEN_or_LIMIT_EXCEEDED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description IDEMPOTENCY_KEY_REUSED, INVALID_CHARITY */
        IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INSUFFICIENT_FUNDS */
        INSUFFICIENT_FUNDS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Disables the endpoint, which receives no further webhooks. */
        WebhookEndpointGone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description We retry for three days after any other response except 410, or after 15 seconds without a response. */
        WebhookReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
        IdempotencyKey: string;
        /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
        WebhookHexSignature: string;
        /** @description The signature with the previous secret, while a rotation keeps that secret valid */
        WebhookPreviousHexSignature: string;
        WebhookEventName: "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled";
        /** @description The id of the event, the same on every attempt */
        WebhookId: string;
        /** @description The time of this attempt in Unix seconds */
        WebhookTimestamp: string;
        /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listApiKeys: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys, newest first, including revoked ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key, shown only once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    issueApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssuedApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key, shown only once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotationRequest"];
            };
        };
        responses: {
            /** @description The new key, shown only once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedApiKey"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key. Revoking it again changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    setAccountPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPlanRequest"];
            };
        };
        responses: {
            /** @description The plan of the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPlan"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listCharities: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                category?: string;
                verified?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of charities, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createCharity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharityRequest"];
            };
        };
        responses: {
            /** @description The charity */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charity"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCharity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charity"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateCharity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CharityChanges"];
            };
        };
        responses: {
            /** @description The charity with the values in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charity"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    confirmCharityChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
                change_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change, which is now cooling off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityChange"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    refuseCharityChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
                change_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharityChangeRefusal"];
            };
        };
        responses: {
            /** @description The refused change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityChange"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCharityImpact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current figures and the charity's reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityImpact"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCharityBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount in each currency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityBalance"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listImpactReports: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactReportList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createImpactReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpactReportRequest"];
            };
        };
        responses: {
            /** @description The report */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactReport"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    withdrawImpactReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawn report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactReport"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    addCharityPhoto: {
        parameters: {
            query?: {
                /** @description What the photograph shows, for people who do not see it */
                caption?: string;
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The photograph */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityPhoto"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN_or_LIMIT_EXCEEDED"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    removeCharityPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                photo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The removed photograph */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityPhoto"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCharityTrust: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score, with the points of each factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trust"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listCharityRatings: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ratings, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    rateCharity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingRequest"];
            };
        };
        responses: {
            /** @description Your rating */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "application/msword": string;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The document is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN_or_LIMIT_EXCEEDED"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document without its content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "application/msword": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    recordSearchEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchEvents"];
            };
        };
        responses: {
            /** @description The events count within seconds */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedSearchEvents"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getRecommendations: {
        parameters: {
            query?: {
                /** @description State of the user. Defaults to the state of most of their gifts. */
                state?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recommendations, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendations"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listSimilarCharities: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most similar first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarCharities"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every primary category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    recordTrendSignal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrendSignal"];
            };
        };
        responses: {
            /** @description The report is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedTrendSignal"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listAllDonations: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description First day, YYYY-MM-DD, UTC, or a time in ISO 8601 */
                from?: string;
                /** @description Last day, inclusive, YYYY-MM-DD, UTC, or a time in ISO 8601 */
                to?: string;
                status?: "pending" | "completed" | "failed" | "refunded" | "disputed";
                campaign_id?: string;
                payment_method?: "card" | "ach" | "crypto";
                /** @description Returns gifts older than this one */
                after?: string;
                charity_id?: string;
                donor_id?: string;
                donor_email?: string;
                /** @description In units of the currency of each gift */
                min_amount?: string;
                /** @description In units of the currency of each gift */
                max_amount?: string;
                /** @description The end of the number of the card, bank account or wallet that paid */
                last4?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of gifts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createDonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationRequest"];
            };
        };
        responses: {
            /** @description The gift is accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationCreated"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            402: components["responses"]["INSUFFICIENT_FUNDS"];
            403: components["responses"]["FORBIDDEN_or_LIMIT_EXCEEDED"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getDonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Donation"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getDonationProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationProof"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listMyDonations: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "pending" | "completed" | "failed" | "refunded" | "disputed";
                charity_id?: string;
                /** @description First day, YYYY-MM-DD, UTC, or a time in ISO 8601 */
                from?: string;
                /** @description Last day, inclusive, YYYY-MM-DD, UTC, or a time in ISO 8601 */
                to?: string;
                /** @description Returns gifts older than this one */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of gifts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listCharityDonations: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description First day, YYYY-MM-DD, UTC, or a time in ISO 8601 */
                from?: string;
                /** @description Last day, inclusive, YYYY-MM-DD, UTC, or a time in ISO 8601 */
                to?: string;
                status?: "pending" | "completed" | "failed" | "refunded" | "disputed";
                campaign_id?: string;
                payment_method?: "card" | "ach" | "crypto";
                /** @description Returns gifts older than this one */
                after?: string;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of gifts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityDonationList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCharityDonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityDonation"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    redirectDonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectRequest"];
            };
        };
        responses: {
            /** @description The new gift */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedDonation"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            402: components["responses"]["INSUFFICIENT_FUNDS"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listUnclaimedGifts: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of gifts, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnclaimedGiftList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    calculateFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeQuote"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    reportFees: {
        parameters: {
            query: {
                /** @description First day, YYYY-MM-DD, UTC */
                start_date: string;
                /** @description Last day, inclusive, YYYY-MM-DD, UTC. At most five years after the first. */
                end_date: string;
                organization_id?: string;
                payment_method?: "card" | "ach" | "crypto" | "wire";
                tier?: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeReport"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    summarizeFees: {
        parameters: {
            query?: {
                period?: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
                start_date?: string;
                end_date?: string;
                organization_id?: string;
                payment_method?: "card" | "ach" | "crypto" | "wire";
                tier?: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buckets, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSummary"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    exportFees: {
        parameters: {
            query?: {
                format?: "csv" | "json" | "xlsx";
                /** @description Defaults to a year before the last day */
                start_date?: string;
                /** @description Defaults to today */
                end_date?: string;
                organization_id?: string;
                payment_method?: "card" | "ach" | "crypto" | "wire";
                tier?: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeExport"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getFeeTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeTerms"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateFeeTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeTermsChanges"];
            };
        };
        responses: {
            /** @description The terms from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeTerms"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Only rates of this currency */
                currency?: components["schemas"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rates, newest day first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRateList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    setExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRateRequest"];
            };
        };
        responses: {
            /** @description The stored rate */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                charity_id?: string;
                category?: "Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality";
                status?: "active" | "ended" | "closed";
                /** @description Minimum goal, in whole US dollars */
                goal_min?: string;
                /** @description Maximum goal, in whole US dollars */
                goal_max?: string;
                deadline_from?: string;
                /** @description Inclusive */
                deadline_to?: string;
                matching_funds_available?: "true" | "false";
                /** @description Minimum progress, in percent of the goal */
                progress_min?: string;
                /** @description Maximum progress, in percent of the goal */
                progress_max?: string;
                update_frequency?: "daily" | "weekly" | "monthly" | "quarterly";
                country?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of campaigns, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignRequest"];
            };
        };
        responses: {
            /** @description The campaign */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaign_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    closeCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaign_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closed campaign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaign_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CampaignChanges"];
            };
        };
        responses: {
            /** @description The updated campaign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listMatchingPledges: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                campaign_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pledges, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingPledgeList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createMatchingPledge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                campaign_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingPledgeRequest"];
            };
        };
        responses: {
            /** @description The pledge */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingPledge"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN_or_LIMIT_EXCEEDED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getMatchingPledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaign_id: string;
                pledge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pledge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingPledge"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    closeMatchingPledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaign_id: string;
                pledge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pledge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingPledge"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateMatchingPledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaign_id: string;
                pledge_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingPledgeChanges"];
            };
        };
        responses: {
            /** @description The pledge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingPledge"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    acceptMatchingPledge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                campaign_id: string;
                pledge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accepted pledge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingPledge"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listOpportunities: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                charity_id?: string;
                category?: "Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality";
                status?: "active" | "closed";
                time_commitment?: "one_time" | "weekly" | "monthly" | "flexible";
                mode?: "in_person" | "virtual" | "hybrid";
                /** @description A skill of the opportunity, case-insensitive */
                skill?: string;
                background_check_required?: "true" | "false";
                /** @description Selects opportunities that accept volunteers of this age */
                age?: string;
                accessibility?: "wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals";
                country?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of opportunities, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunityList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createOpportunity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunityRequest"];
            };
        };
        responses: {
            /** @description The opportunity */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opportunity"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The opportunity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opportunity"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    closeOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closed opportunity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opportunity"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OpportunityChanges"];
            };
        };
        responses: {
            /** @description The updated opportunity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opportunity"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listMyVolunteerHours: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "pending" | "in_review" | "information_required" | "verified" | "rejected" | "withdrawn" | "expired";
                /** @description First day of work, YYYY-MM-DD */
                from?: string;
                /** @description Last day of work, inclusive, YYYY-MM-DD */
                to?: string;
                /** @description Returns submissions older than this one */
                after?: string;
                charity_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHoursList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    submitVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursRequest"];
            };
        };
        responses: {
            /** @description The submission */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHours"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    decideManyVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursBulkDecision"];
            };
        };
        responses: {
            /** @description The result for each submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHoursBulkResult"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getVolunteerHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submission_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHours"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    decideVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                submission_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursDecision"];
            };
        };
        responses: {
            /** @description The updated submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHours"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    withdrawVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                submission_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursWithdrawal"];
            };
        };
        responses: {
            /** @description The updated submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHours"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    answerVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                submission_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursInformation"];
            };
        };
        responses: {
            /** @description The updated submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHours"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    reverseVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                submission_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursReversal"];
            };
        };
        responses: {
            /** @description The submission, now rejected */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHours"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getVolunteerHoursCertificate: {
        parameters: {
            query?: {
                /** @description Defaults to the format that the `Accept` header prefers */
                format?: "json" | "pdf";
            };
            header?: never;
            path: {
                submission_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerCertificate"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getMyVolunteerCertificate: {
        parameters: {
            query?: {
                charity_id?: string;
                /** @description First day of work, YYYY-MM-DD */
                from?: string;
                /** @description Last day of work, inclusive, YYYY-MM-DD */
                to?: string;
                /** @description Defaults to the format that the `Accept` header prefers */
                format?: "json" | "pdf";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All currently verified submissions, oldest work first, and their total */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerCertificate"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listCharityVolunteerHours: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "pending" | "in_review" | "information_required" | "verified" | "rejected" | "withdrawn" | "expired";
                /** @description First day of work, YYYY-MM-DD */
                from?: string;
                /** @description Last day of work, inclusive, YYYY-MM-DD */
                to?: string;
                /** @description Returns submissions older than this one */
                after?: string;
                volunteer_id?: string;
                verifier_id?: string;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHoursList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listVolunteerHoursToReview: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "pending" | "in_review" | "information_required" | "verified" | "rejected" | "withdrawn" | "expired";
                /** @description First day of work, YYYY-MM-DD */
                from?: string;
                /** @description Last day of work, inclusive, YYYY-MM-DD */
                to?: string;
                /** @description Returns submissions older than this one */
                after?: string;
                charity_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolunteerHoursList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getMyImpact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImpact"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getMyYearInReview: {
        parameters: {
            query?: {
                /** @description Defaults to the format that the `Accept` header prefers */
                format?: "json" | "pdf";
            };
            header?: never;
            path: {
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearInReview"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of refunds, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The refund is accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            402: components["responses"]["INSUFFICIENT_FUNDS"];
            403: components["responses"]["FORBIDDEN_or_LIMIT_EXCEEDED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                donation_id: string;
                refund_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    decideRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                donation_id: string;
                refund_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundDecision"];
            };
        };
        responses: {
            /** @description The decided refund */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listAllRefunds: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "pending" | "completed" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of refunds, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of disputes, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    openDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DisputeRequest"];
            };
        };
        responses: {
            /** @description The dispute is open */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                donation_id: string;
                dispute_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dispute */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    giveDisputeEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                donation_id: string;
                dispute_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeEvidence"];
            };
        };
        responses: {
            /** @description The dispute, now under review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    resolveDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                donation_id: string;
                dispute_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeResolution"];
            };
        };
        responses: {
            /** @description The resolved dispute */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listWriteOffs: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of write-offs, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteOffList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createWriteOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteOffRequest"];
            };
        };
        responses: {
            /** @description The pending write-off */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteOff"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    approveWriteOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
                write_off_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approved write-off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteOff"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listReconciliation: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "open" | "explained" | "resolved";
                source?: "charges" | "processor" | "bank" | "receipt_log";
                kind?: "missing_here" | "missing_there" | "unknown_reference" | "duplicate" | "other_amount" | "other_currency" | "other_fee" | "other_date" | "other_state" | "other_content";
                age?: "0-1" | "2-7" | "8-30" | "31+";
                reference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items: unresolved ones first, then the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getReconciliationItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationItem"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    resolveReconciliationItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                item_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationDecision"];
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationItem"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPayoutSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSettings"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updatePayoutSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PayoutSettingsChanges"];
            };
        };
        responses: {
            /** @description The new settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSettings"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    quotePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRequest"];
            };
        };
        responses: {
            /** @description The price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutQuote"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            402: components["responses"]["INSUFFICIENT_FUNDS"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "held" | "scheduled" | "in_transit" | "paid" | "failed" | "returned" | "cancelled";
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payouts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRequest"];
            };
        };
        responses: {
            /** @description The payout, held or scheduled */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            402: components["responses"]["INSUFFICIENT_FUNDS"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                payout_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    cancelPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
                payout_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listAllPayouts: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "held" | "scheduled" | "in_transit" | "paid" | "failed" | "returned" | "cancelled";
                charity_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payouts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    holdPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                payout_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutDecision"];
            };
        };
        responses: {
            /** @description The payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    releasePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                payout_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutDecision"];
            };
        };
        responses: {
            /** @description The payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    approvePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                payout_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutDecision"];
            };
        };
        responses: {
            /** @description The payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subscriptions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    beginSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description The subscription, paid for a month */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            402: components["responses"]["INSUFFICIENT_FUNDS"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    endSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                kind: "custom_reporting" | "api_premium";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReportList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedReportRequest"];
            };
        };
        responses: {
            /** @description The saved report */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN_or_LIMIT_EXCEEDED"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    removeReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                saved_report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                saved_report_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SavedReportChanges"];
            };
        };
        responses: {
            /** @description The saved report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getReportFile: {
        parameters: {
            query?: {
                /** @description By default the first day of the last whole period */
                start_date?: string;
                /** @description By default the last day of that period */
                end_date?: string;
            };
            header?: never;
            path: {
                charity_id: string;
                saved_report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listPayoutAccounts: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccountList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createPayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountRequest"];
            };
        };
        responses: {
            /** @description The account, which waits for another person */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    removePayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disabled account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    confirmPayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
                account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, which is now cooling off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    refusePayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
                account_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountRefusal"];
            };
        };
        responses: {
            /** @description The disabled account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    renewOnboardingLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
                account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account with its link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description Defaults to the format that the `Accept` header prefers */
                format?: "json" | "pdf" | "csv";
                /** @description Only this currency. Required for `csv`. */
                currency?: components["schemas"]["Currency"];
            };
            header?: never;
            path: {
                charity_id: string;
                /** @description A month or a year (UTC) */
                period: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. Answers of any length are streamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityStatement"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getStatementProof: {
        parameters: {
            query: {
                /** @description ISO 4217 code, or the symbol of a crypto token */
                currency: components["schemas"]["Currency"];
            };
            header?: never;
            path: {
                charity_id: string;
                /** @description A month or a year (UTC) */
                period: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementProof"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listMyRecurring: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "active" | "paused" | "completed" | "cancelled" | "failed";
                charity_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recurring gifts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recurring_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recurring gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recurring_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringChange"];
            };
        };
        responses: {
            /** @description The updated recurring gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listRecurringOccurrences: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                recurring_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of occurrences, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringOccurrenceList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    pauseRecurring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recurring_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RecurringPause"];
            };
        };
        responses: {
            /** @description The paused recurring gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    resumeRecurring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recurring_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated recurring gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    skipRecurring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recurring_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recurring gift with its next date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    cancelRecurring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recurring_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RecurringCancel"];
            };
        };
        responses: {
            /** @description The cancelled recurring gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listPaymentSources: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sources, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSourceList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createPaymentSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSourceRequest"];
            };
        };
        responses: {
            /** @description The source, or its unfinished setup */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSource"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN_or_LIMIT_EXCEEDED"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPaymentSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSource"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    removePaymentSource: {
        parameters: {
            query?: {
                /** @description A source of the same kind, which takes over the recurring gifts */
                replace_with?: string;
            };
            header?: never;
            path: {
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source that was removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSource"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updatePaymentSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSourceChanges"];
            };
        };
        responses: {
            /** @description The updated source */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSource"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listVelocityBlocks: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of blocks in force, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VelocityBlockList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    liftVelocityBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VelocityLift"];
            };
        };
        responses: {
            /** @description The lifted block */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VelocityBlock"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getReceipt: {
        parameters: {
            query?: {
                /** @description Defaults to the format that the `Accept` header prefers */
                format?: "json" | "pdf";
                /** @description Defaults to the latest version. */
                version?: number;
            };
            header?: never;
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getYearReceipts: {
        parameters: {
            query?: {
                /** @description Defaults to the format that the `Accept` header prefers */
                format?: "json" | "pdf";
            };
            header?: never;
            path: {
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every receipt, oldest gift first, and totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearReceipts"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test charity and test sources of a sandbox installation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    authenticateSandboxPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                donation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    approve: boolean;
                };
            };
        };
        responses: {
            /** @description The gift. Its workflow continues a moment later. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Donation"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    initiateVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description The application is accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED_or_INVALID_CHARITY"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getVerificationStatus: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: never;
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    submitVerificationDocuments: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationSubmission"];
            };
        };
        responses: {
            /** @description The documents are accepted and will be checked */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    reviewVerification: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationReview"];
            };
        };
        responses: {
            /** @description The record after the decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    raiseVerificationConcern: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationConcern"];
            };
        };
        responses: {
            /** @description The record under concern */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    remedyVerificationConcern: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRemedy"];
            };
        };
        responses: {
            /** @description The record, awaiting determination */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    determineVerificationConcern: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationDetermination"];
            };
        };
        responses: {
            /** @description The record after the determination */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    appealVerification: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationAppeal"];
            };
        };
        responses: {
            /** @description The record under appeal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    triggerVerification: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationTrigger"];
            };
        };
        responses: {
            /** @description The record under re-verification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getVerificationHistory: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationHistory"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listVerificationQueue: {
        parameters: {
            query?: {
                status?: components["schemas"]["VerificationStatus"];
                stage?: components["schemas"]["VerificationStage"];
                entity_type?: components["schemas"]["VerificationEntityType"];
                level?: components["schemas"]["VerificationLevel"];
                overdue?: "true" | "false";
                claimed_by?: "me" | "nobody";
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationQueue"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    claimVerification: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    releaseVerification: {
        parameters: {
            query?: {
                /** @description Selects the verification of a user who is both donor and volunteer */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                entity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description Words, `"a phrase"`, AND, OR, NOT, `(groups)`, `wild*`, `field:value`, ranges and `near:`. `word~` and `word~2` find words one or two edits away. An edit inserts, deletes or replaces a letter, or swaps two neighbours. docs/rules/search.md describes the whole language. */
                q: string;
                type?: "organization" | "campaign" | "opportunity";
                category?: "Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality";
                sub_category?: string;
                tags?: string;
                city?: string;
                state?: string;
                country?: string;
                charity_id?: string;
                verified?: "true" | "false";
                verification_level?: "basic" | "standard" | "enhanced";
                tax_deductible?: "true" | "false";
                size?: "small" | "medium" | "large" | "very_large";
                payment_methods?: "card" | "ach" | "crypto";
                matching_funds?: "true" | "false";
                update_frequency?: "daily" | "weekly" | "monthly" | "quarterly";
                mode?: "in_person" | "virtual" | "hybrid";
                time_commitment?: "one_time" | "weekly" | "monthly" | "flexible";
                skills?: string;
                background_check?: "true" | "false";
                accessibility?: string;
                min_rating?: string;
                min_transparency_rating?: string;
                min_budget?: string;
                max_budget?: string;
                min_staff?: string;
                max_staff?: string;
                min_founded?: string;
                max_founded?: string;
                min_goal?: string;
                max_goal?: string;
                min_progress?: string;
                max_progress?: string;
                deadline_from?: string;
                deadline_to?: string;
                min_years_active?: string;
                max_years_active?: string;
                /** @description Only opportunities that accept this age */
                age?: string;
                /** @description "39.74,-104.99", "Denver, CO" or a ZIP code */
                location?: string;
                /** @description Miles around the location. Defaults to 25. */
                radius?: number;
                sort?: "relevance" | "distance" | "rating" | "newest" | "most_funded" | "ending_soon";
                facets?: string;
                explain?: "true" | "false";
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    advancedSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AdvancedSearch"];
            };
        };
        responses: {
            /** @description A page of matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedSearchResult"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    autocomplete: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten suggestions, categories first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autocomplete"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of endpoints, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint with its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookEndpoint"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is deleted and receives no further webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWebhookEndpoint"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChanges"];
            };
        };
        responses: {
            /** @description The updated endpoint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedWebhookEndpoint"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    recoverWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecoveryRequest"];
            };
        };
        responses: {
            /** @description Number of deliveries that are resent */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                endpoint_id?: string;
                event?: components["schemas"]["EventName"];
                state?: "pending" | "delivered" | "retrying" | "failed" | "held";
                webhook_id?: string;
                /** @description Returns deliveries older than this one */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, now pending */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                event?: components["schemas"]["EventName"];
                /** @description Returns events after this one */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the feed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        responses: {
            /** @description The claim */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listClaims: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "in_review" | "approved" | "denied";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of claims */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    decideClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimDecision"];
            };
        };
        responses: {
            /** @description The claim after the decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    objectToClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimObjection"];
            };
        };
        responses: {
            /** @description The claim with the objection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listCharityMembers: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members, in the order in which they joined */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityMemberList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    addCharityMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharityMemberRequest"];
            };
        };
        responses: {
            /** @description The membership */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityMembership"];
                };
            };
            /** @description The membership waits for another operator */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityMembership"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    confirmCharityMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityMembership"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    removeCharityMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedCharityMember"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listCharityInvitations: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityInvitationList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    inviteCharityMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                charity_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharityInvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityInvitation"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    revokeCharityInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charity_id: string;
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked invitation. Revoking it again changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityInvitation"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CHARITY_NOT_FOUND_or_NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The membership */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharityMembership"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, their roles and charities, and their preferences for mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProfileChanges"];
            };
        };
        responses: {
            /** @description The updated user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listOauthClients: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients, newest first, including revoked ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthClientList"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createOauthClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OauthClientRequest"];
            };
        };
        responses: {
            /** @description The client with its secret, shown only once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretOauthClient"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client, without its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthClient"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    revokeOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked client. Revoking it again changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthClient"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    rotateOauthClientSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client with its new secret, shown only once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretOauthClient"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    reviewOauthClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response below status 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviewed client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthClient"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                action?: string;
                actor_id?: string;
                subject_id?: string;
                /** @description First day, YYYY-MM-DD, UTC */
                from?: string;
                /** @description Last day, inclusive, YYYY-MM-DD, UTC */
                to?: string;
                /** @description Returns entries older than this one */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            401: components["responses"]["INVALID_API_KEY"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getReceiptLogCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A signed note (C2SP tlog-checkpoint) with the cosignatures of its witnesses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/plain": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getReceiptLogTile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                level: string;
                /** @description A tile as C2SP tlog-tiles names it. It may contain slashes. */
                tile: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 256 hashes of 32 bytes (C2SP tlog-tiles) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getReceiptLogConsistency: {
        parameters: {
            query: {
                from: number;
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptLogConsistency"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    proveReceiptLeaf: {
        parameters: {
            query: {
                /** @description A gift's `transaction_hash` without `0x` */
                leaf_hash: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptLeafProof"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    describeReceiptLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open log, and the closed ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptLog"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                photo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "image/webp": string;
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessorEventReceipt"];
                };
            };
            400: components["responses"]["VALIDATION_ERROR"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    onDonationCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDonationCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationCompletedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDonationAction_required: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationAction_requiredEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDonationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDonationRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationRefundedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDonationRefund_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationRefund_failedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDonationDisputed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationDisputedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onFeeCalculated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeCalculatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRecurringCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRecurringUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRecurringPaused: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringPausedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRecurringResumed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringResumedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRecurringCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringCancelledEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRecurringFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onMatchingPledged: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingPledgedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onMatchingAccepted: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingAcceptedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onMatchingWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingWithdrawnEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onMatchingEnded: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingEndedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onMatchingCharged: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingChargedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onMatchingFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVolunteerHoursSubmitted: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursSubmittedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVolunteerHoursVerified: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursVerifiedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVolunteerHoursRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursRejectedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVolunteerHoursInformation_required: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursInformation_requiredEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVolunteerHoursWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursWithdrawnEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVolunteerHoursReminder: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursReminderEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVolunteerHoursHanded_over: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursHanded_overEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVolunteerHoursExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerHoursExpiredEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onCharityVerificationUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharityVerificationUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVerificationCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCompletedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVerificationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVerificationReminder: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationReminderEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onCharityClaimUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharityClaimUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onPayout_accountUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Payout_accountUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onPayoutCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onPayoutIn_transit: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutIn_transitEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onPayoutPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutPaidEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onPayoutFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onPayoutReturned: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutReturnedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onSubscriptionBegun: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionBegunEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onSubscriptionBilled: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionBilledEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onSubscriptionPayment_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionPayment_failedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onSubscriptionEnding: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionEndingEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onSubscriptionEnded: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionEndedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onExchange_ratesStale: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Exchange_ratesStaleEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onReconciliationDifference_found: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationDifference_foundEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onReconciliationDifference_resolved: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationDifference_resolvedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onWebhookEndpointDisabled: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The signature with the previous secret, while a rotation keeps that secret valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The id of the event, the same on every attempt */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The time of this attempt in Unix seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointDisabledEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookEndpointGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
}
