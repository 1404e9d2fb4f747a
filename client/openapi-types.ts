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
    "donation.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gift ended without money moving. */
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
        /** A gift was given back, wholly or in part; `amount` is this refund. */
        post: operations["onDonationRefunded"];
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
        /** A dispute was opened, won or lost; `amount` is what it is about. */
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
        /** The fees of a gift were fixed. */
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
        /** A recurring gift began. */
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
        /** Amount, date or source of a recurring gift changed. */
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
        /** A recurring gift rests. */
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
        /** A recurring gift goes on. */
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
        /** A recurring gift was ended. */
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
    "volunteer.hours.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A volunteer handed in hours. */
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
        /** The charity confirmed hours. */
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
        /** The charity did not confirm hours, or the platform took a confirmation back. */
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
        /** The charity asks the volunteer something before it decides. */
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
        /** The volunteer took a submission back. */
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
        /** Hours wait for the charity: told on day 3 and on day 7. */
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
        /** The charity has not decided for 14 days: reviewers of the platform may. */
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
        /** Nobody decided on hours for 30 days. */
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
        /** A verification failed, or cannot go on before `required_actions` are done. */
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
        /** A verification ends in 60, 30 or 7 days unless it is renewed. */
        post: operations["onVerificationReminder"];
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
        /** A test that you asked for; it goes to the tested endpoint alone. */
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
        /** One of your endpoints gets no more events; they are kept as held deliveries. */
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
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "webhooks:manage" | "search:read")[];
            /**
             * @description Absent: the plan of the calling key
             * @enum {string}
             */
            plan?: "standard" | "premium" | "enterprise";
        };
        IssuedApiKeyRequest: {
            name: string;
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "webhooks:manage" | "search:read")[];
            /**
             * @default standard
             * @enum {string}
             */
            plan?: "standard" | "premium" | "enterprise";
            /** @description For the plan enterprise, and only for it */
            hourly_limit?: number;
        };
        ApiKeyRotationRequest: {
            /**
             * @description How long the old key stays good beside the new one; 0 ends it at once
             * @default 24
             */
            overlap_hours?: number;
        };
        CharityRequest: {
            name: string;
            /** @example 12-3456789 */
            ein?: string;
            category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null;
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
            /** @description Where gifts are settled to */
            wallet_address?: string;
            /** @description A gift by another method is refused */
            payment_methods?: ("card" | "ach" | "crypto")[];
            fee_settings?: {
                absorb_platform_fees?: boolean;
                absorb_processing_fees?: boolean;
            };
            volunteer_settings?: {
                /** @description Submissions of up to so many hours are verified at once; null for none */
                auto_accept_up_to_hours?: number | null;
                /** @description How many submissions of a volunteer must have been verified before */
                auto_accept_after?: number;
            };
        };
        CharityChanges: {
            name?: string;
            category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null;
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
            /** @description Where gifts are settled to */
            wallet_address?: string;
            /** @description A gift by another method is refused */
            payment_methods?: ("card" | "ach" | "crypto")[];
            fee_settings?: {
                absorb_platform_fees?: boolean;
                absorb_processing_fees?: boolean;
            };
            volunteer_settings?: {
                /** @description Submissions of up to so many hours are verified at once; null for none */
                auto_accept_up_to_hours?: number | null;
                /** @description How many submissions of a volunteer must have been verified before */
                auto_accept_after?: number;
            };
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
             * @description References to what proves it, such as addresses
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
                /** @description Of a dwell */
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
             * @description Of an emergency
             * @example 2026-11-21T12:00:00.000Z
             */
            ends_at?: string;
            title: string;
            /** Format: uri */
            source_url?: string;
            /** @default 10 */
            weight?: number;
            /**
             * Format: date-time
             * @description By default now
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
             * @description By default crypto for tokens, else card, or the kind of the source
             * @enum {string}
             */
            payment_method?: "card" | "ach" | "crypto";
            source?: string;
            /** @default false */
            cover_fees?: boolean;
            /** @default false */
            international_card?: boolean;
            campaign_id?: string;
            /** @description Repeats the gift; the first one is made at once */
            recurring?: {
                /** @enum {string} */
                frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
                /** @description Absent: until it is cancelled */
                duration_months?: number;
            };
            /** @default {} */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * @description ISO 4217 code or token
         * @enum {string}
         */
        Currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "JPY" | "SEK" | "NOK" | "DKK" | "PLN" | "INR" | "ETH" | "USDC";
        FeeQuoteRequest: {
            /**
             * @description At most the decimals of the currency
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
                 * @description 2.00
                 * @default false
                 */
                instant_payout?: boolean;
                /**
                 * @description Crypto turned into fiat: 1%
                 * @default false
                 */
                convert_crypto?: boolean;
                /**
                 * @description +1.5%, cards only
                 * @default false
                 */
                international_card?: boolean;
                /**
                 * @description +1%, cards only
                 * @default false
                 */
                currency_conversion?: boolean;
                /**
                 * @description Paid out by international wire: 25.00
                 * @default false
                 */
                international_wire?: boolean;
                /**
                 * @description The donor pays the fees of the amount on top of it
                 * @default false
                 */
                cover_fees?: boolean;
                /**
                 * @description As cover_fees, but the fees are those of the whole charge: exactly the amount is left after them
                 * @default false
                 */
                gross_up?: boolean;
            };
        };
        FeeTermsChanges: {
            /** @description Kept with the change */
            reason: string;
            nonprofit_approved?: boolean;
            negotiated_rate?: number | null;
            /** @description Agreed for six months at least, and until a review after a year */
            high_volume?: {
                /**
                 * @description A fraction, at most the standard rate
                 * @example 0.0125
                 */
                rate: number;
                /**
                 * @description US dollars a month
                 * @default 100000
                 * @example 100000
                 */
                minimum_monthly_volume?: number;
                /**
                 * Format: date
                 * @description By default today
                 */
                starts_on?: string;
            } | null;
            custom_reporting?: boolean;
            api_premium?: boolean;
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
            /** @description What others promised to add, in the currency of the goal */
            matching_funds?: string | null;
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
            /** @description What others promised to add, in the currency of the goal */
            matching_funds?: string | null;
            update_frequency?: ("daily" | "weekly" | "monthly" | "quarterly") | null;
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
            /** @description What a volunteer should be able to do */
            skills?: string[];
            /** @description Volunteers need verification `standard` */
            background_check_required?: boolean;
            verification_level_required?: ("basic" | "standard" | "enhanced") | null;
            minimum_age?: number | null;
            maximum_age?: number | null;
            accessibility?: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals")[];
            /** @description The member who confirms its hours */
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
            /** @description What a volunteer should be able to do */
            skills?: string[];
            /** @description Volunteers need verification `standard` */
            background_check_required?: boolean;
            verification_level_required?: ("basic" | "standard" | "enhanced") | null;
            minimum_age?: number | null;
            maximum_age?: number | null;
            accessibility?: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals")[];
            /** @description The member who confirms its hours */
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
             * @description References to documents, such as addresses; they are kept, never fetched
             * @default []
             */
            proof_documents?: string[];
            opportunity_id?: string;
            /** @description The member of the charity who can confirm it */
            verifier_id?: string;
            /**
             * @description When the work began; with it, overlapping work is refused
             * @example 09:30
             */
            start_time?: string;
        };
        VolunteerHoursBulkDecision: {
            /** @enum {string} */
            decision: "verify" | "reject" | "request_information";
            /** @description Required unless the decision is to verify */
            reason?: string;
            submission_ids: string[];
        };
        VolunteerHoursDecision: {
            /** @enum {string} */
            decision: "verify" | "reject" | "request_information";
            /** @description Required unless the decision is to verify */
            reason?: string;
            /**
             * @description What the charity found, when it is less than was claimed
             * @example 3.5
             */
            hours?: number;
        };
        VolunteerHoursWithdrawal: {
            reason?: string;
        };
        VolunteerHoursInformation: {
            message: string;
            /** @description Added to those that are there */
            proof_documents?: string[];
        };
        VolunteerHoursReversal: {
            reason: string;
        };
        RefundRequest: {
            /**
             * @description In the currency of the gift; absent: all that is left
             * @example 25.00
             */
            amount?: string;
            reason?: string;
        };
        DisputeRequest: {
            /**
             * @description In the currency of the gift; absent: all that is left
             * @example 25.00
             */
            amount?: string;
            reason?: string;
            /**
             * Format: date-time
             * @description The issuer's deadline for evidence; by default in 14 days
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
        RecurringChange: {
            /** @example 25.00 */
            amount?: string;
            /**
             * Format: date
             * @description After today (UTC); the dates after it count from it
             * @example 2027-01-31
             */
            next_date?: string;
            source?: string;
        };
        RecurringPause: {
            /**
             * Format: date
             * @description After today (UTC); absent: until it is resumed
             * @example 2027-01-31
             */
            until?: string;
        };
        RecurringCancel: {
            reason?: string;
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
            /** @description http or https; fetched once, soon after */
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
            /** @description What was asked for, in words */
            statement?: string;
        };
        VerificationReview: {
            /** @enum {string} */
            decision: "pass" | "fail" | "approve" | "deny";
            /** @description Required to fail or deny */
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
            trigger: "leadership_change" | "address_change" | "suspicious_activity" | "regulatory_update";
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
            /** @description Names of events, or "*" alone for all */
            events: ("*" | "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled")[];
            description?: string | null;
            /** @default false */
            disabled?: boolean;
            /**
             * @description Secret headers that every request carries. They are never shown again, only their names. Not host, user-agent, content-*, webhook-*, x-webhook-* and those of a single connection.
             * @example {
             *       "Authorization": "Bearer …"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /** @description How many requests may be under way to it at once */
            max_concurrency?: number;
            /** @description How many requests it may get in a second; null for no such bound */
            rate_per_second?: number | null;
        };
        WebhookEndpointChanges: {
            /**
             * Format: uri
             * @example https://example.org/webhooks
             */
            url?: string;
            /** @description Names of events, or "*" alone for all */
            events?: ("*" | "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled")[];
            description?: string | null;
            /** @description Events are held until it is enabled and recovered */
            disabled?: boolean;
            /** @description Events are held, and sent once it is no longer paused */
            paused?: boolean;
            /**
             * @description Replace all headers; `{}` removes them. Required with a `url` of another origin when there are any.
             * @example {
             *       "Authorization": "Bearer …"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /** @description How many requests may be under way to it at once */
            max_concurrency?: number;
            /** @description How many requests it may get in a second; null for no such bound */
            rate_per_second?: number | null;
        };
        WebhookRecoveryRequest: {
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            until?: string;
            events?: components["schemas"]["EventName"][];
            /**
             * @description `missing`: events that were never addressed to this endpoint
             * @default [
             *       "failed",
             *       "held"
             *     ]
             */
            states?: ("failed" | "held" | "retrying" | "missing")[];
        };
        /** @enum {string} */
        EventName: "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
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
        OauthClientRequest: {
            name: string;
            /**
             * @description web: keeps a secret; public: a browser or device application that cannot; machine: client credentials, acts as its user
             * @enum {string}
             */
            kind: "web" | "public" | "machine";
            /** @default [] */
            redirect_uris?: string[];
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "webhooks:manage" | "search:read")[];
            /**
             * @description Whose client it is; a machine acts as this user. Required for a machine, else by default the caller.
             * @example user_01kakv0000000000000000000
             */
            user_id?: string;
            /**
             * @default standard
             * @enum {string}
             */
            plan?: "standard" | "premium" | "enterprise";
            /** @description For the plan enterprise, and only for it */
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
             * @description When it happened
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
             * @description When it happened
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
            /** @description A gift ended without money moving. */
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
             * @description When it happened
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
            /** @description A gift was given back, wholly or in part; `amount` is this refund. */
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
                 * @description All refunds of the gift so far
                 * @example 25.00
                 */
                refunded_amount: string;
                /** @enum {string} */
                status: "completed" | "refunded";
                reason: string | null;
            };
            /**
             * Format: date-time
             * @description When it happened
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
            /** @description A dispute was opened, won or lost; `amount` is what it is about. */
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
            };
            /**
             * Format: date-time
             * @description When it happened
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
            /** @description The fees of a gift were fixed. */
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
             * @description When it happened
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
            /** @description A recurring gift began. */
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
             * @description When it happened
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
            /** @description Amount, date or source of a recurring gift changed. */
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
             * @description When it happened
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
            /** @description A recurring gift rests. */
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
            };
            /**
             * Format: date-time
             * @description When it happened
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
            /** @description A recurring gift goes on. */
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
             * @description When it happened
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
            /** @description A recurring gift was ended. */
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
             * @description When it happened
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
             * @description When it happened
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
            /** @description A volunteer handed in hours. */
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
             * @description When it happened
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
            /** @description The charity confirmed hours. */
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
             * @description When it happened
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
            /** @description The charity did not confirm hours, or the platform took a confirmation back. */
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
             * @description When it happened
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
            /** @description The charity asks the volunteer something before it decides. */
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
             * @description When it happened
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
            /** @description The volunteer took a submission back. */
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
             * @description When it happened
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
            /** @description Hours wait for the charity: told on day 3 and on day 7. */
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
             * @description When it happened
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
            /** @description The charity has not decided for 14 days: reviewers of the platform may. */
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
             * @description When it happened
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
            /** @description Nobody decided on hours for 30 days. */
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
             * @description When it happened
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
             * @description When it happened
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
             * @description When it happened
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
            /** @description A verification failed, or cannot go on before `required_actions` are done. */
            data: {
                entity_id: string;
                reason: string;
                required_actions: string[];
            };
            /**
             * Format: date-time
             * @description When it happened
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
            /** @description A verification ends in 60, 30 or 7 days unless it is renewed. */
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
             * @description When it happened
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
            /** @description A test that you asked for; it goes to the tested endpoint alone. */
            data: {
                endpoint_id: string;
                message: string;
            };
            /**
             * Format: date-time
             * @description When it happened
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
            /** @description One of your endpoints gets no more events; they are kept as held deliveries. */
            data: {
                endpoint_id: string;
                url: string;
                /**
                 * @description It answered 410, or failed for five days
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
             * @description When it happened
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
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "webhooks:manage" | "search:read")[];
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /** @description Shown only now */
            key: string;
        };
        /** @description Every error of every endpoint */
        Error: {
            error: {
                /** @enum {string} */
                code: "VALIDATION_ERROR" | "INVALID_API_KEY" | "INSUFFICIENT_FUNDS" | "FORBIDDEN" | "HTTPS_REQUIRED" | "LIMIT_EXCEEDED" | "CHARITY_NOT_FOUND" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "INVALID_CHARITY" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMIT_EXCEEDED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
                message: string;
                details: {
                    [key: string]: unknown;
                };
            };
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
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "webhooks:manage" | "search:read")[];
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
            /** @description The key that a rotation made of this one */
            replaced_by: string | null;
        };
        RotatedApiKey: {
            key_id: string;
            name: string;
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "webhooks:manage" | "search:read")[];
            /** @enum {string} */
            plan: "standard" | "premium" | "enterprise";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            created_at: string;
            /** @description Shown only now */
            key: string;
            replaces: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            previous_valid_until: string;
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
            /** @description Whether it is found by everybody and can receive */
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
        };
        CharityImpact: {
            charity_id: string;
            /**
             * @description In USD, at the rate of each gift
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
            /** @description By currency, as decimal strings; negative when the charity owes */
            payable: {
                [key: string]: string;
            };
            /** @description What the charity owes for fees that it absorbed, by currency */
            absorbed_fees: {
                [key: string]: string;
            };
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
                /** @description The points it can give; all weights make 100 */
                weight: number;
                /** @description The points it gives now */
                points: number;
                /** @description What they rest on */
                basis: string;
            }[];
            badges: string[];
            /** @description null while nothing is known of the charity */
            scored_at: string | null;
        };
        /** @description What a donor thinks; it never names the donor */
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
             * @description By content
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
            /** @description How many count; each once a day for a user and an entity */
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
            /** @description The organization it is or belongs to */
            charity_id: string;
            /** @description 0 to 100 */
            score: number;
            /** @description Such as given_together, your_causes, near_you */
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
                /** @description Listed organizations */
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
            /** @description Fees that the organization takes on itself: owed by it, no part of the others */
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
            /** @description Blocks that confirm the transfer by now; still growing once the gift is completed */
            confirmations: number;
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
                 * @description What reaches the charity
                 * @example 2.5
                 */
                net_amount: number;
            };
            /**
             * @description What the donor pays
             * @example 2.5
             */
            total_charge: number;
            /** @description Fees that the organization takes on itself: owed by it, no part of the breakdown */
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
            /** @description The day the schedule came into force */
            fee_schedule: string;
        };
        FeeReport: {
            /** @example 2026-11-21 */
            start_date: string;
            /** @example 2026-11-21 */
            end_date: string;
            /** @constant */
            currency: "USD";
            totals: {
                /** @description Gifts completed */
                donations: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                donation_amount: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                platform_fee: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                processing_fee: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                additional_fees: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                total_fees: number;
                /**
                 * @description What reached the organizations
                 * @example 94.3
                 */
                net_amount: number;
                /**
                 * @description Owed by organizations that absorb fees; no part of total_fees
                 * @example 94.3
                 */
                absorbed_fees: number;
            };
            rows: {
                /** @example 2026-11-21 */
                date: string;
                organization_id: string;
                /** @enum {string} */
                payment_method: "card" | "ach" | "crypto" | "wire";
                /** @enum {string} */
                organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
                /** @description Gifts completed */
                donations: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                donation_amount: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                platform_fee: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                processing_fee: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                additional_fees: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                total_fees: number;
                /**
                 * @description What reached the organizations
                 * @example 94.3
                 */
                net_amount: number;
                /**
                 * @description Owed by organizations that absorb fees; no part of total_fees
                 * @example 94.3
                 */
                absorbed_fees: number;
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
                /** @description Gifts completed */
                donations: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                donation_amount: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                platform_fee: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                processing_fee: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                additional_fees: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                total_fees: number;
                /**
                 * @description What reached the organizations
                 * @example 94.3
                 */
                net_amount: number;
                /**
                 * @description Owed by organizations that absorb fees; no part of total_fees
                 * @example 94.3
                 */
                absorbed_fees: number;
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
                /** @description What was booked: completed, or what followed */
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
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                donation_amount: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                platform_fee: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                processing_fee: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                additional_fees: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                total_fees: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                absorbed_fees: number;
                /**
                 * @description US dollars, at the rate of each gift
                 * @example 94.3
                 */
                net_amount: number;
            }[];
        };
        FeeTerms: {
            organization_id: string;
            /**
             * @description What a gift made now is priced by
             * @enum {string}
             */
            organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
            /**
             * @description A fraction
             * @example 0.0125
             */
            platform_rate: number;
            /**
             * @description By the volume of the previous calendar month
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
                /** @description The terms end here unless they are agreed anew */
                review_on: string;
            } | null;
            custom_reporting: boolean;
            api_premium: boolean;
            /** @description Conditions of the nonprofit discount that do not hold */
            nonprofit_unmet: ("charitable_status" | "revenue_under_limit" | "approval")[];
            high_volume_in_force: boolean;
            /** @description Of the subscriptions */
            monthly_fees: {
                /** @description US dollars */
                custom_reporting: number;
                /** @description US dollars */
                api_premium: number;
                /** @description US dollars */
                total: number;
            };
            /** @description The last hundred changes, newest first */
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
                    /** @description The terms end here unless they are agreed anew */
                    review_on: string;
                } | null;
                custom_reporting: boolean;
                api_premium: boolean;
            }[];
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
             * @description At the rate of the day the goal was set
             * @example 25.00
             */
            funding_goal_usd: string;
            /**
             * @description Given and not given back, at the rate of each gift
             * @example 25.00
             */
            raised_usd: string;
            donations: number;
            /** @description Of the goal, rounded down; more than 100 when exceeded */
            progress_percent: number;
            deadline: string | null;
            matching_funds: string | null;
            matching_funds_available: boolean;
            update_frequency: ("daily" | "weekly" | "monthly" | "quarterly") | null;
            /**
             * @description `ended` once the deadline has passed, `closed` by hand; neither takes gifts
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
            /** @description What counts: as claimed, or the fewer that the charity found */
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
            /** @description Who decided; null when it was the charity's rule or the deadline */
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
                /** @description The new state; null when it was refused */
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
            /** @description First day asked for; null without one */
            from: string | null;
            /** @description Last day asked for; null without one */
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
             * @description In USD, at the rate of each gift
             * @example 25.00
             */
            total_donated: string;
            /** @description Verified hours, rounded down */
            total_volunteer_hours: number;
            /** @description Given to, or worked for */
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
        /** @description The caller's part of what charities reported: of each report the share of all money given in its period */
        AttributedImpact: {
            people_helped: number;
            projects_funded: number;
            /** @example 12.5 kg */
            carbon_offset: string;
        };
        YearInReview: {
            year: number;
            /**
             * @description In USD, at the rate of each gift
             * @example 25.00
             */
            total_donated: string;
            /** @description Verified hours, rounded down */
            total_volunteer_hours: number;
            /** @description Given to, or worked for */
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
             * @description The amount, and with `cover_fees` its part of the covered fees
             * @example 25.00
             */
            returned_to_donor: string;
            /**
             * @description Decimal string
             * @example 25.00
             */
            platform_fee_returned: string;
            settled_at: string | null;
            failure: {
                code: string;
                message: string;
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
             * @description What the donor's bank withdrew
             * @example 25.00
             */
            withdrawn: string;
            /**
             * @description The chargeback fee that the charity owes, whatever the outcome
             * @example 25.00
             */
            fee: string;
            reason: string | null;
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
        };
        DisputeList: {
            disputes: components["schemas"]["Dispute"][];
            total: number;
            limit: number;
            offset: number;
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
            /** @description null for others than its donor when it is anonymous */
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
            /** @description Gifts made, those under way included, failed ones not */
            donations_made: number;
            /** @description Gifts to come; null without an end */
            remaining: number | null;
            paused_until: string | null;
            paused_by: ("donor" | "charity" | "platform") | null;
            cancelled_by: ("donor" | "charity" | "platform") | null;
            cancel_reason: string | null;
            /** @enum {string} */
            payment_method: "card" | "ach" | "crypto";
            /** @description null for others than its donor */
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
        Receipt: {
            /**
             * @description Counted per charity, without gaps; a later version keeps its gift's number
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
            /** @description null for the charity of an anonymous gift */
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
             * @description What went back to the donor
             * @example 25.00
             */
            returned: string;
            /**
             * @description What was paid and did not go back
             * @example 25.00
             */
            contribution: string;
            /** @description For a gift of a digital asset */
            property: {
                description: string;
                /** @description The rate kept for limits and fees; no valuation */
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
                outcome: "succeeds" | "insufficient_funds" | "declined" | "dropped" | "slow" | "never_confirms";
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
            documents: {
                id: string;
                /** @enum {string} */
                type: "determination_letter" | "charity_registration" | "tax_exempt_certificate" | "articles_of_incorporation" | "bylaws" | "board_list" | "conflict_of_interest_policy" | "annual_return" | "audited_statements" | "annual_report" | "budget" | "certified_translation" | "banking_verification" | "compliance_certificate" | "government_id" | "proof_of_address" | "source_of_funds" | "wealth_statement" | "reference" | "background_check_consent" | "license" | "certification" | "portfolio";
                /** @enum {string} */
                status: "pending" | "accepted" | "refused" | "replaced";
                issued_on: string | null;
                problems: {
                    /** @enum {string} */
                    rule: "reachable" | "size" | "not_empty" | "format" | "one_format" | "complete" | "not_encrypted" | "opens" | "safe_archive" | "dated_within_12_months";
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
                    /** @description The user; reviewers are named to reviewers alone */
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
            /** @description How many match, exactly */
            total: number;
            page: number;
            limit: number;
            facets: {
                [key: string]: {
                    value: string;
                    count: number;
                }[];
            };
            /** @description What was looked for instead of plain words that are nowhere */
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
            /** @description The organization it is or belongs to */
            charity_id: string;
            /** @description With a location only */
            distance_miles?: number | null;
            /** @description 0 to 100 */
            score: number;
            /** @description HTML: what was asked for is in <mark>, all else escaped */
            highlights: {
                name: string | null;
                description: string | null;
            };
            /** @description With `explain` only: each factor from 0 to 1, its weight, and the points it gives */
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
            /** @description How many match, exactly */
            total: number;
            page: number;
            limit: number;
            facets: {
                [key: string]: {
                    value: string;
                    count: number;
                }[];
            };
            /** @description What was looked for instead of plain words that are nowhere */
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
            events: ("*" | "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled")[];
            description: string | null;
            /** @enum {string} */
            status: "enabled" | "paused" | "disabled";
            /** @description You, its answer 410, or five days of failures */
            disabled_reason: ("owner" | "gone" | "failing") | null;
            failing_since: string | null;
            /** @description Which headers of yours every request carries */
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
             * @description Shown only now
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
            events: ("*" | "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled")[];
            description: string | null;
            /** @enum {string} */
            status: "enabled" | "paused" | "disabled";
            /** @description You, its answer 410, or five days of failures */
            disabled_reason: ("owner" | "gone" | "failing") | null;
            failing_since: string | null;
            /** @description Which headers of yours every request carries */
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
            events: ("*" | "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled")[];
            description: string | null;
            /** @enum {string} */
            status: "enabled" | "paused" | "disabled";
            /** @description You, its answer 410, or five days of failures */
            disabled_reason: ("owner" | "gone" | "failing") | null;
            failing_since: string | null;
            /** @description Which headers of yours every request carries */
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
             * @description Shown only now
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
            /** @description dns, refused, tls, timeout, reset, protocol, blocked, invalid_url, status, secret (ours cannot be read); null on success */
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
            /** @description See the document's `webhooks` */
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
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            joined_at: string;
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
        SecretOauthClient: {
            client_id: string;
            name: string;
            /** @enum {string} */
            kind: "web" | "public" | "machine";
            redirect_uris: string[];
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "webhooks:manage" | "search:read")[];
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
            /** @description Shown only now; null for a public client */
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
            scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "webhooks:manage" | "search:read")[];
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
        /** @description INVALID_CHARITY, IDEMPOTENCY_KEY_REUSED */
        INVALID_CHARITY_or_IDEMPOTENCY_KEY_REUSED: {
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
        /** @description LIMIT_EXCEEDED, FORBIDDEN */
        LIMIT_EXCEEDED_or_FORBIDDEN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The endpoint is disabled and receives no further webhooks. */
        WebhookEndpointGone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Received. Any other answer, or none within 15 seconds, is retried for three days. */
        WebhookReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
        IdempotencyKey: string;
        /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
        WebhookHexSignature: string;
        /** @description The same with the previous secret, while a rotation keeps it valid */
        WebhookPreviousHexSignature: string;
        WebhookEventName: "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
        /** @description The same on every attempt */
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
            /** @description A page of keys, newest first, revoked ones too */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The key, shown only now */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The key, shown only now */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The new key, shown only now */
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
            /** @description The revoked key; revoking again changes nothing */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The charity as it is now */
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
            /** @description What is booked at this moment, and what the charity reported */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The report that counts no more */
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
            /** @description The score, factor by factor */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The document is kept */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description They will count within seconds */
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
                /** @description Where the user is; by default where most of their gifts went */
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
            /** @description The most alike first */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description It is kept */
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
            422: components["responses"]["INVALID_CHARITY_or_IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createDonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            403: components["responses"]["LIMIT_EXCEEDED_or_FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["INVALID_CHARITY_or_IDEMPOTENCY_KEY_REUSED"];
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
    listMyDonations: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "pending" | "completed" | "failed" | "refunded" | "disputed";
                charity_id?: string;
                /** @description First day, YYYY-MM-DD, UTC, or a time in ISO 8601 */
                from?: string;
                /** @description Last day, YYYY-MM-DD, UTC, or a time in ISO 8601; inclusive */
                to?: string;
                /** @description A cursor: gifts older than this one */
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
    calculateFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            422: components["responses"]["INVALID_CHARITY_or_IDEMPOTENCY_KEY_REUSED"];
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
                /** @description Last day, included, YYYY-MM-DD, UTC; at most five years after the first */
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
                /** @description By default a year before the last day */
                start_date?: string;
                /** @description By default today */
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
    listCampaigns: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                charity_id?: string;
                category?: "Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality";
                status?: "active" | "ended" | "closed";
                /** @description The least goal, in whole US dollars */
                goal_min?: string;
                /** @description The greatest goal, in whole US dollars */
                goal_max?: string;
                deadline_from?: string;
                /** @description Inclusive */
                deadline_to?: string;
                matching_funds_available?: "true" | "false";
                /** @description At least so many percent of the goal */
                progress_min?: string;
                /** @description At most so many percent of the goal */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            422: components["responses"]["INVALID_CHARITY_or_IDEMPOTENCY_KEY_REUSED"];
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
            /** @description The campaign, closed */
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
            /** @description The campaign as it is now */
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
                /** @description One of its skills, in any case */
                skill?: string;
                background_check_required?: "true" | "false";
                /** @description Open to volunteers of this age */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            422: components["responses"]["INVALID_CHARITY_or_IDEMPOTENCY_KEY_REUSED"];
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
            /** @description The opportunity, closed */
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
            /** @description The opportunity as it is now */
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
                /** @description A cursor: submissions older than this one */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            422: components["responses"]["INVALID_CHARITY_or_IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    decideManyVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description What became of each */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The submission as it is now */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The submission as it is now */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The submission as it is now */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The submission, rejected */
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
                /** @description By default what the `Accept` header likes best */
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
                /** @description By default what the `Accept` header likes best */
                format?: "json" | "pdf";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every submission that is verified now, oldest work first, and the total */
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
                /** @description A cursor: submissions older than this one */
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
                /** @description A cursor: submissions older than this one */
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
            /** @description Figures of this moment */
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
            query?: never;
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The dispute, under review */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The dispute, resolved */
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
            /** @description The recurring gift as it is now */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recurring_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recurring gift as it is now */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
    getReceipt: {
        parameters: {
            query?: {
                /** @description By default what the `Accept` header likes best */
                format?: "json" | "pdf";
                /** @description An earlier version; by default the last one */
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
                /** @description By default what the `Accept` header likes best */
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
            /** @description What a sandbox installation has to test with */
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
    initiateVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            422: components["responses"]["INVALID_CHARITY_or_IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMIT_EXCEEDED"];
            500: components["responses"]["INTERNAL_ERROR"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getVerificationStatus: {
        parameters: {
            query?: {
                /** @description Tells the donor from the volunteer where a user is both */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The documents are accepted to be checked */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description Tells the donor from the volunteer where a user is both */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description Tells the donor from the volunteer where a user is both */
                entity_type?: components["schemas"]["VerificationEntityType"];
            };
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description Words, `"a phrase"`, AND, OR, NOT, `(groups)`, `wild*`, `field:value`, ranges and `near:`. `word~` and `word~2` find words one or two edits away: a letter inserted, deleted or substituted, or two neighbours swapped. docs/search.md describes the whole language. */
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
                /** @description Opportunities that take somebody of this age */
                age?: string;
                /** @description "39.74,-104.99", "Denver, CO" or a ZIP code */
                location?: string;
                /** @description Miles around the location; 25 without it */
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
            /** @description A page of what matches */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description A page of what matches */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The endpoint gets nothing more */
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
            /** @description The endpoint as it is now */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description How many deliveries are on their way */
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
                /** @description A cursor: deliveries older than this one */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, pending */
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
                /** @description A cursor: events that came after this one */
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
            /** @description A page of members, first joined first */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The invitation; taking it back again changes nothing */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description A page of clients, newest first, revoked ones too */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
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
            /** @description The client, its secret shown only now */
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
            /** @description The revoked client; revoking again changes nothing */
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
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client, its new secret shown only now */
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
                /** @description A cursor: entries older than this one */
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
    onDonationCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
    onDonationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
    onDonationDisputed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
    onVolunteerHoursSubmitted: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": components["parameters"]["WebhookHexSignature"];
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
                /** @description The same with the previous secret, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: components["parameters"]["WebhookPreviousHexSignature"];
                "X-Webhook-Event": components["parameters"]["WebhookEventName"];
                /** @description The same on every attempt */
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
