/**
 * Generated from the API's OpenAPI document by `npm run types:client`. Changes by hand are lost.
 */

/** The body of `POST /v1/api-keys` (Create another key for the calling user). */
export interface ApiKeyRequest {
    name: string;
    scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "fees:write" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read" | "discovery:write")[];
    /**
     * Must be the plan of the account, which all its keys share
     */
    plan?: ("standard" | "premium" | "enterprise") | undefined;
}
/** The body of `POST /v1/users/{user_id}/api-keys` (Issue a key to a user, such as their first one). */
export interface IssuedApiKeyRequest {
    name: string;
    scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "fees:write" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read" | "discovery:write")[];
    plan?: ("standard" | "premium" | "enterprise") | undefined;
    /** Required for the enterprise plan, not allowed for other plans */
    hourly_limit?: number | undefined;
}
/** The body of `POST /v1/api-keys/{key_id}/rotate` (Replace a key with a new key of the same name and scopes). */
export interface ApiKeyRotationRequest {
    /**
     * The old key stays valid for this many hours. 0 ends it at once.
     * @default 24
     */
    overlap_hours?: number | undefined;
}
/** The body of `PATCH /v1/users/{user_id}/plan` (Set the plan of a user's account). */
export interface AccountPlanRequest {
    plan: "standard" | "premium" | "enterprise";
    /** Required for the enterprise plan, not allowed for other plans */
    hourly_limit?: number | undefined;
}
/** The body of `POST /v1/charities` (Create a charity and become its member). */
export interface CharityRequest {
    name: string;
    /** @example 12-3456789 */
    ein?: string | undefined;
    category?: (("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null) | undefined;
    /** A sub-category of the category, as `GET /api/v1/categories` lists them. null: the one of the register */
    sub_category?: (string | null) | undefined;
    /** What the charity does all year. Replaces all of them. */
    programs?: {
        name: string;
        /** @default null */
        description?: (string | null) | undefined;
    }[] | undefined;
    description?: (string | null) | undefined;
    tags?: string[] | undefined;
    location?: {
        city?: (string | null) | undefined;
        state?: (string | null) | undefined;
        postal_code?: (string | null) | undefined;
        country?: (string | null) | undefined;
        latitude?: (number | null) | undefined;
        longitude?: (number | null) | undefined;
    } | undefined;
    logo?: (string | null) | undefined;
    founded?: (number | null) | undefined;
    staff_count?: (number | null) | undefined;
    /** In whole dollars */
    annual_budget_usd?: (number | null) | undefined;
    /** The wallet to which gifts are settled */
    wallet_address?: string | undefined;
    /** Gifts by any other method are refused */
    payment_methods?: ("card" | "ach" | "crypto")[] | undefined;
    fee_settings?: {
        absorb_platform_fees?: boolean | undefined;
        absorb_processing_fees?: boolean | undefined;
    } | undefined;
    volunteer_settings?: {
        /** Submissions up to this many hours are verified at once. null turns it off. */
        auto_accept_up_to_hours?: (number | null) | undefined;
        /** Only for volunteers with at least this many verified submissions */
        auto_accept_after?: number | undefined;
    } | undefined;
    /** Fields that are absent stay as they are */
    give_settings?: {
        /** Suggested amounts by currency: `{"USD": {"once": ["25.00"], "monthly": [{"amount": "10.00", "label": "A week of school meals"}]}}`. At most 8 in each list */
        amounts?: {
            [key: string]: {
                once?: (string | {
                    /** @example 25.00 */
                    amount: string;
                    label: string;
                })[] | undefined;
                monthly?: (string | {
                    /** @example 25.00 */
                    amount: string;
                    label: string;
                })[] | undefined;
            };
        } | undefined;
        /** ISO 4217 code, or the symbol of a crypto token */
        default_currency?: Currency | undefined;
        default_frequency?: ("once" | "monthly") | undefined;
        /** Whether the page asks, once, to make the gift monthly */
        ask_monthly?: boolean | undefined;
        /**
         * Whether the page asks for a postal address
         */
        address?: ("off" | "optional" | "required") | undefined;
        thank_you?: (string | null) | undefined;
        /** Exact https origins, such as "https://www.example.org", whose pages may embed the form. A sandbox also takes http on this machine */
        embed_origins?: string[] | undefined;
    } | undefined;
    /** Social profiles of the charity. Replaces all of them. The platform reads each one and looks for a link to the page of the charity here. */
    social_links?: string[] | undefined;
}
/** ISO 4217 code, or the symbol of a crypto token */
export type Currency = "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "JPY" | "SEK" | "NOK" | "DKK" | "PLN" | "INR" | "ETH" | "USDC";
/** The body of `PATCH /v1/charities/{charity_id}` (Edit a charity). */
export interface CharityChanges {
    name?: string | undefined;
    /** @example 12-3456789 */
    ein?: string | undefined;
    category?: (("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null) | undefined;
    /** A sub-category of the category, as `GET /api/v1/categories` lists them. null: the one of the register */
    sub_category?: (string | null) | undefined;
    /** What the charity does all year. Replaces all of them. */
    programs?: {
        name: string;
        /** @default null */
        description?: (string | null) | undefined;
    }[] | undefined;
    description?: (string | null) | undefined;
    tags?: string[] | undefined;
    location?: {
        city?: (string | null) | undefined;
        state?: (string | null) | undefined;
        postal_code?: (string | null) | undefined;
        country?: (string | null) | undefined;
        latitude?: (number | null) | undefined;
        longitude?: (number | null) | undefined;
    } | undefined;
    logo?: (string | null) | undefined;
    founded?: (number | null) | undefined;
    staff_count?: (number | null) | undefined;
    /** In whole dollars */
    annual_budget_usd?: (number | null) | undefined;
    /** The wallet to which gifts are settled */
    wallet_address?: string | undefined;
    /** Gifts by any other method are refused */
    payment_methods?: ("card" | "ach" | "crypto")[] | undefined;
    fee_settings?: {
        absorb_platform_fees?: boolean | undefined;
        absorb_processing_fees?: boolean | undefined;
    } | undefined;
    volunteer_settings?: {
        /** Submissions up to this many hours are verified at once. null turns it off. */
        auto_accept_up_to_hours?: (number | null) | undefined;
        /** Only for volunteers with at least this many verified submissions */
        auto_accept_after?: number | undefined;
    } | undefined;
    /** Fields that are absent stay as they are */
    give_settings?: {
        /** Suggested amounts by currency: `{"USD": {"once": ["25.00"], "monthly": [{"amount": "10.00", "label": "A week of school meals"}]}}`. At most 8 in each list */
        amounts?: {
            [key: string]: {
                once?: (string | {
                    /** @example 25.00 */
                    amount: string;
                    label: string;
                })[] | undefined;
                monthly?: (string | {
                    /** @example 25.00 */
                    amount: string;
                    label: string;
                })[] | undefined;
            };
        } | undefined;
        /** ISO 4217 code, or the symbol of a crypto token */
        default_currency?: Currency | undefined;
        default_frequency?: ("once" | "monthly") | undefined;
        /** Whether the page asks, once, to make the gift monthly */
        ask_monthly?: boolean | undefined;
        /**
         * Whether the page asks for a postal address
         */
        address?: ("off" | "optional" | "required") | undefined;
        thank_you?: (string | null) | undefined;
        /** Exact https origins, such as "https://www.example.org", whose pages may embed the form. A sandbox also takes http on this machine */
        embed_origins?: string[] | undefined;
    } | undefined;
    /** Social profiles of the charity. Replaces all of them. The platform reads each one and looks for a link to the page of the charity here. */
    social_links?: string[] | undefined;
}
/** The body of `POST /v1/charities/{charity_id}/changes/{change_id}/refuse` (Stop a change of name, EIN, location or wallet address). */
export interface CharityChangeRefusal {
    reason: string;
}
/** The body of `POST /v1/charities/{charity_id}/impact-reports` (Report what the charity achieved in a period). */
export interface ImpactReportRequest {
    /** Format: date */
    period_start: string;
    /**
     * Format: date
     * The last day, inclusive, not in the future
     */
    period_end: string;
    /** @default 0 */
    beneficiaries_reached?: number | undefined;
    /** @default 0 */
    projects_completed?: number | undefined;
    /** @default null */
    carbon_offset_kg?: (number | null) | undefined;
    /** @default null */
    summary?: (string | null) | undefined;
    /**
     * http or https URLs, or ids of documents that you uploaded
     * @default []
     */
    evidence?: string[] | undefined;
}
/** The body of `POST /v1/charities/{charity_id}/ratings` (Rate a charity that you gave to). */
export interface RatingRequest {
    rating: number;
    comment?: string | undefined;
}
/** The body of `POST /api/v1/search/events` (Record what the user did with search results). */
export interface SearchEvents {
    events: {
        kind: "impression" | "click" | "conversion" | "dwell" | "share";
        entity_type: "organization" | "campaign" | "opportunity";
        entity_id: string;
        /** Only for `dwell` */
        dwell_seconds?: number | undefined;
    }[];
}
/** The body of `POST /api/v1/trends/signals` (Report that a charity was mentioned. Operators also report emergencies). */
export interface TrendSignal {
    kind: "social" | "news" | "emergency";
    charity_id?: string | undefined;
    category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | undefined;
    state?: string | undefined;
    /**
     * Format: date-time
     * Required for an emergency, otherwise not allowed
     * @example 2026-11-21T12:00:00.000Z
     */
    ends_at?: string | undefined;
    title: string;
    /** Format: uri */
    source_url?: string | undefined;
    /** @default 10 */
    weight?: number | undefined;
    /**
     * Format: date-time
     * Defaults to now
     * @example 2026-11-21T12:00:00.000Z
     */
    occurred_at?: string | undefined;
}
/** The body of `POST /v1/donations` (Give to a charity). */
export interface DonationRequest {
    charity_id: string;
    /** @example 25.00 */
    amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    message?: string | undefined;
    /** @default false */
    anonymous?: boolean | undefined;
    /**
     * Defaults to the method of `source`, else crypto for tokens, else card
     */
    payment_method?: ("card" | "ach" | "crypto") | undefined;
    source?: string | undefined;
    /** @default false */
    cover_fees?: boolean | undefined;
    /** @default false */
    international_card?: boolean | undefined;
    campaign_id?: string | undefined;
    /** Who the receipt names. Required from a guest, who has no account. */
    donor?: DonationDonor | undefined;
    /** Says in whose honor or memory the gift is made */
    tribute?: Tribute | undefined;
    /** The receipt then says how to claim a match from the employer */
    employer?: string | undefined;
    /**
     * With false, the charity does not see the name and address of the donor
     * @default true
     */
    contact_consent?: boolean | undefined;
    /** Where the donor comes back to after confirming the payment, with `donation_id` added. Its origin must be one of your application’s redirect addresses. */
    return_url?: string | undefined;
    /** Repeats the gift. The first one is made at once. */
    recurring?: {
        frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
        /** Without it, the plan runs until it is cancelled */
        duration_months?: number | undefined;
    } | undefined;
    /** @default {} */
    metadata?: {
        [key: string]: string;
    } | undefined;
}
/** Who the receipt names. Required from a guest, who has no account. */
export interface DonationDonor {
    name: string;
    /**
     * The domain may have letters of any script. It is stored in ASCII (IDNA).
     * @example donor@example.org
     */
    email: string;
    address?: DonorAddress | undefined;
    company?: string | undefined;
    /**
     * Shown to the donor and on the receipt only
     * @example 12-3456789
     */
    tax_id?: string | undefined;
    /**
     * The time zone of the donor, an IANA name. It decides the day of the gift (`given_on`). The first one of a year stays for that year. Defaults to the time zone of the charity.
     * @example America/New_York
     */
    time_zone?: string | undefined;
}
/** Part of `DonationDonor`. */
export interface DonorAddress {
    line1: string;
    line2?: string | undefined;
    city: string;
    state?: string | undefined;
    postal_code: string;
    /** @example US */
    country: string;
}
/** Says in whose honor or memory the gift is made */
export interface Tribute {
    kind: "in_honor" | "in_memory";
    /** The person in whose honor or memory the gift is made */
    name: string;
    /** Who gets one mail about the gift after it is completed */
    notify?: {
        name: string;
        /**
         * The domain may have letters of any script. It is stored in ASCII (IDNA).
         * @example donor@example.org
         */
        email: string;
        /** Without a web address */
        message?: string | undefined;
        /**
         * Format: date
         * The first day (UTC) on which the mail may go out. Defaults to the day of the gift.
         */
        send_on?: string | undefined;
    } | undefined;
}
/** A day, which is its first moment (UTC), or a time in ISO 8601 */
export type DayOrTime = string;
/** The body of `POST /v1/donations/{donation_id}/redirect` (Choose another charity for a gift that nobody claimed). */
export interface RedirectRequest {
    /** A charity that can be paid now */
    charity_id: string;
}
/** The body of `POST /api/v1/fees/calculate` (Quote the fees of a gift). */
export interface FeeQuoteRequest {
    /**
     * May have as many decimals as the currency has
     * @example 100
     */
    amount: number;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    payment_method: "card" | "ach" | "crypto" | "wire";
    organization_id: string;
    /** @default {} */
    options?: {
        /**
         * Adds 2.00, more in JPY, SEK, NOK, DKK, PLN and INR
         * @default false
         */
        instant_payout?: boolean | undefined;
        /**
         * Adds 1% to convert crypto to fiat
         * @default false
         */
        convert_crypto?: boolean | undefined;
        /**
         * Adds 1.5%, cards only
         * @default false
         */
        international_card?: boolean | undefined;
        /**
         * Adds 1%, cards only
         * @default false
         */
        currency_conversion?: boolean | undefined;
        /**
         * Adds 25.00 for a payout by international wire, more in JPY, SEK, NOK, DKK, PLN and INR
         * @default false
         */
        international_wire?: boolean | undefined;
        /**
         * The donor pays the fees on top of the amount
         * @default false
         */
        cover_fees?: boolean | undefined;
        /**
         * Like cover_fees, but computes the fees on the whole charge, so that exactly the amount is left after fees
         * @default false
         */
        gross_up?: boolean | undefined;
    } | undefined;
}
/** The body of `PATCH /api/v1/fees/organizations/{organization_id}` (Ask for other terms of an organization). */
export interface FeeTermsChanges {
    /** Stored with the change */
    reason: string;
    nonprofit_approved?: boolean | undefined;
    /** A fraction, at most the standard rate */
    negotiated_rate?: (number | null) | undefined;
    /** Committed for six months. Ends after a year unless renewed. */
    high_volume?: ({
        /**
         * A fraction, at most the standard rate
         * @example 0.0125
         */
        rate: number;
        /**
         * US dollars per month
         * @default 100000
         * @example 100000
         */
        minimum_monthly_volume?: number | undefined;
        /**
         * Format: date
         * Defaults to today
         */
        starts_on?: string | undefined;
    } | null) | undefined;
}
/** The body of `POST /v1/exchange-rates` (Set an exchange rate). */
export interface ExchangeRateRequest {
    /** ISO 4217 code, or the symbol of a crypto token */
    from: Currency;
    /** ISO 4217 code, or the symbol of a crypto token */
    to: Currency;
    /**
     * How many of `to` one of `from` costs
     * @example 1.0834
     */
    rate: string;
    /**
     * Format: date
     * The rate counts from this UTC day until the next rate
     */
    date: string;
    /** Other operators can read it */
    reason: string;
}
/** The body of `POST /v1/campaigns` (Start a campaign for a charity). */
export interface CampaignRequest {
    charity_id: string;
    name: string;
    /** @example 25.00 */
    funding_goal: string;
    /**
     * ISO 4217 code, or the symbol of a crypto token
     * @default USD
     */
    currency?: Currency | undefined;
    description?: (string | null) | undefined;
    category?: (("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null) | undefined;
    tags?: string[] | undefined;
    location?: {
        city?: (string | null) | undefined;
        state?: (string | null) | undefined;
        postal_code?: (string | null) | undefined;
        country?: (string | null) | undefined;
        latitude?: (number | null) | undefined;
        longitude?: (number | null) | undefined;
    } | undefined;
    /** The last day, UTC */
    deadline?: (string | null) | undefined;
    update_frequency?: (("daily" | "weekly" | "monthly" | "quarterly") | null) | undefined;
}
/** The body of `PATCH /v1/campaigns/{campaign_id}` (Edit a campaign). */
export interface CampaignChanges {
    name?: string | undefined;
    /** @example 25.00 */
    funding_goal?: string | undefined;
    description?: (string | null) | undefined;
    category?: (("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null) | undefined;
    tags?: string[] | undefined;
    location?: {
        city?: (string | null) | undefined;
        state?: (string | null) | undefined;
        postal_code?: (string | null) | undefined;
        country?: (string | null) | undefined;
        latitude?: (number | null) | undefined;
        longitude?: (number | null) | undefined;
    } | undefined;
    /** The last day, UTC */
    deadline?: (string | null) | undefined;
    update_frequency?: (("daily" | "weekly" | "monthly" | "quarterly") | null) | undefined;
}
/** The body of `POST /v1/campaigns/{campaign_id}/matching` (Pledge to match the gifts of a campaign). */
export interface MatchingPledgeRequest {
    /** A saved payment source of yours. In the sandbox also a test source. */
    source: string;
    /**
     * What you add to each unit of a gift, from 0.01 to 5.00
     * @example 1.00
     */
    ratio: string;
    /**
     * The most that you add to all gifts together
     * @example 25.00
     */
    cap: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /**
     * Format: date-time
     * Gifts made before this time are matched
     * @example 2026-11-21T12:00:00.000Z
     */
    ends_at: string;
}
/** The body of `PATCH /v1/campaigns/{campaign_id}/matching/{pledge_id}` (Pay a pledge from another source). */
export interface MatchingPledgeChanges {
    /** A saved payment source of yours. In the sandbox also a test source. */
    source: string;
}
/** The body of `POST /v1/opportunities` (Offer volunteer work for a charity). */
export interface OpportunityRequest {
    charity_id: string;
    title: string;
    mode: "in_person" | "virtual" | "hybrid";
    time_commitment: "one_time" | "weekly" | "monthly" | "flexible";
    description?: (string | null) | undefined;
    category?: (("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null) | undefined;
    tags?: string[] | undefined;
    location?: {
        city?: (string | null) | undefined;
        state?: (string | null) | undefined;
        postal_code?: (string | null) | undefined;
        country?: (string | null) | undefined;
        latitude?: (number | null) | undefined;
        longitude?: (number | null) | undefined;
    } | undefined;
    /** Skills that a volunteer should have */
    skills?: string[] | undefined;
    /**
     * Names of qualifications that a volunteer must hold on the day of the work, case-insensitive. Hours without them are refused.
     * @example [
     *       "Nursing license"
     *     ]
     */
    required_qualifications?: string[] | undefined;
    /** Volunteers need the verification level `standard` */
    background_check_required?: boolean | undefined;
    verification_level_required?: (("basic" | "standard" | "enhanced") | null) | undefined;
    minimum_age?: (number | null) | undefined;
    maximum_age?: (number | null) | undefined;
    accessibility?: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals")[] | undefined;
    /** The member who confirms hours of this opportunity */
    verifier_id?: (string | null) | undefined;
}
/** The body of `PATCH /v1/opportunities/{opportunity_id}` (Edit an opportunity). */
export interface OpportunityChanges {
    title?: string | undefined;
    mode?: ("in_person" | "virtual" | "hybrid") | undefined;
    time_commitment?: ("one_time" | "weekly" | "monthly" | "flexible") | undefined;
    description?: (string | null) | undefined;
    category?: (("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | null) | undefined;
    tags?: string[] | undefined;
    location?: {
        city?: (string | null) | undefined;
        state?: (string | null) | undefined;
        postal_code?: (string | null) | undefined;
        country?: (string | null) | undefined;
        latitude?: (number | null) | undefined;
        longitude?: (number | null) | undefined;
    } | undefined;
    /** Skills that a volunteer should have */
    skills?: string[] | undefined;
    /**
     * Names of qualifications that a volunteer must hold on the day of the work, case-insensitive. Hours without them are refused.
     * @example [
     *       "Nursing license"
     *     ]
     */
    required_qualifications?: string[] | undefined;
    /** Volunteers need the verification level `standard` */
    background_check_required?: boolean | undefined;
    verification_level_required?: (("basic" | "standard" | "enhanced") | null) | undefined;
    minimum_age?: (number | null) | undefined;
    maximum_age?: (number | null) | undefined;
    accessibility?: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals")[] | undefined;
    /** The member who confirms hours of this opportunity */
    verifier_id?: (string | null) | undefined;
}
/** The body of `POST /v1/volunteer/hours/decisions` (Make the same decision on up to 100 submissions). */
export interface VolunteerHoursBulkDecision {
    decision: "verify" | "reject" | "request_information";
    /** Required for `reject` and `request_information` */
    reason?: string | undefined;
    submission_ids: string[];
}
/** The body of `POST /v1/volunteer/hours/{submission_id}/decision` (Verify hours, reject them, or ask for more information). */
export interface VolunteerHoursDecision {
    decision: "verify" | "reject" | "request_information";
    /** Required for `reject` and `request_information` */
    reason?: string | undefined;
    /**
     * Hours that the charity confirms, if it confirms fewer than claimed
     * @example 3.5
     */
    hours?: number | undefined;
}
/** The body of `POST /v1/volunteer/hours/{submission_id}/reversal` (Reverse the verification of hours). */
export interface VolunteerHoursReversal {
    reason: string;
}
/** The body of `POST /v1/volunteer/hours` (Submit hours of volunteer work). */
export interface VolunteerHoursRequest {
    charity_id: string;
    /** @example 3.5 */
    hours: number;
    /**
     * Format: date
     * The day of the work, not in the future
     */
    date: string;
    description: string;
    /**
     * http or https URLs, which are never fetched, or ids of documents that you uploaded.
     * @default []
     */
    proof_documents?: string[] | undefined;
    opportunity_id?: string | undefined;
    /** The member of the charity who can confirm the hours */
    verifier_id?: string | undefined;
    /**
     * Start of the work. If given, overlapping hours are refused.
     * @example 09:30
     */
    start_time?: string | undefined;
}
/** The body of `POST /v1/volunteer/hours/{submission_id}/withdraw` (Withdraw a submission before it is decided). */
export interface VolunteerHoursWithdrawal {
    reason?: string | undefined;
}
/** The body of `POST /v1/volunteer/hours/{submission_id}/information` (Answer the charity's questions). */
export interface VolunteerHoursInformation {
    message: string;
    /** Added to the existing documents */
    proof_documents?: string[] | undefined;
}
/** The body of `POST /v1/volunteer/qualifications` (State a skill, license or certification). */
export interface QualificationRequest {
    kind: "skill" | "license" | "certification" | "portfolio" | "assessment";
    /**
     * Opportunities require a qualification by its name, case-insensitive
     * @example Nursing license
     */
    name: string;
    /** The number of the license. It is stored encrypted, and only reviewers see all of it. */
    number?: string | undefined;
    /**
     * Who issued it
     * @example Texas Board of Nursing
     */
    authority?: string | undefined;
    /** @example US */
    country?: string | undefined;
    /** Format: date */
    issued_on?: string | undefined;
    /**
     * Format: date
     * The last day on which it is valid. Absent: no expiry
     */
    expires_on?: string | undefined;
    /** http or https URLs, or ids of documents that you uploaded */
    documents?: string[] | undefined;
}
/** The body of `POST /v1/volunteer/qualifications/{qualification_id}/decision` (Confirm or refuse a skill or license). */
export interface QualificationDecision {
    decision: "confirm" | "refuse";
    /** Required for `refuse` */
    reason?: string | undefined;
}
/** The body of `POST /v1/donations/{donation_id}/refunds` (Refund a completed gift, fully or in part). */
export interface RefundRequest {
    /**
     * In the currency of the gift. Defaults to the whole remaining amount.
     * @example 25.00
     */
    amount?: string | undefined;
    reason?: string | undefined;
    /**
     * For operators. The platform bears the processing fee instead of the charity.
     */
    bear_fees?: "platform" | undefined;
}
/** The body of `POST /v1/donations/{donation_id}/refunds/{refund_id}/decision` (Decide a donor’s refund that the charity cannot pay). */
export interface RefundDecision {
    decision: "platform_bears" | "refuse";
    /** The donor and the charity can read it */
    reason: string;
}
/** The body of `POST /v1/donations/{donation_id}/disputes` (Record that the donor's bank disputes a gift). */
export interface DisputeRequest {
    /**
     * In the currency of the gift. Defaults to the whole remaining amount.
     * @example 25.00
     */
    amount?: string | undefined;
    reason?: string | undefined;
    /**
     * Format: date-time
     * The issuer's deadline for evidence. Defaults to 14 days from now.
     * @example 2026-11-21T12:00:00.000Z
     */
    evidence_due_at?: string | undefined;
}
/** The body of `POST /v1/donations/{donation_id}/disputes/{dispute_id}/evidence` (Submit the charity's evidence, once). */
export interface DisputeEvidence {
    evidence: string;
}
/** The body of `POST /v1/donations/{donation_id}/disputes/{dispute_id}/resolution` (Record the outcome of a dispute). */
export interface DisputeResolution {
    outcome: "won" | "lost";
}
/** The body of `POST /v1/charities/{charity_id}/write-offs` (Ask to write off a charity's debt). */
export interface WriteOffRequest {
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /** @example 25.00 */
    amount: string;
    reason: string;
}
/** The body of `POST /v1/reconciliation/{item_id}/resolve` (Explain a difference, or confirm its explanation). */
export interface ReconciliationDecision {
    reason: string;
}
/** The body of `PATCH /v1/charities/{charity_id}/payout-settings` (Choose when a charity is paid). */
export interface PayoutSettingsChanges {
    schedule?: ("daily" | "weekly" | "monthly" | "manual") | undefined;
    minimum_amount?: (string) | undefined;
}
/** The body of `POST /v1/charities/{charity_id}/payouts/quote` (Price a payout). */
export interface PayoutRequest {
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /**
     * Absent for all that is available
     * @example 25.00
     */
    amount?: string | undefined;
    /**
     * @default standard
     */
    speed?: ("standard" | "instant") | undefined;
    /** @example payoutaccount_01kakv0000000000000000000 */
    account_id: string;
}
/** The body of `POST /v1/payouts/{payout_id}/hold` (Hold a payout that has not left). */
export interface PayoutDecision {
    reason: string;
}
/** The body of `POST /v1/charities/{charity_id}/subscriptions` (Begin a subscription). */
export interface SubscriptionRequest {
    kind: "custom_reporting" | "api_premium";
}
/** The body of `POST /v1/charities/{charity_id}/reports` (Save a report that arrives by mail). */
export interface SavedReportRequest {
    name: string;
    /**
     * Sent on the first day after each day, week (from Monday), month or quarter, in UTC
     * @default monthly
     */
    frequency?: ("daily" | "weekly" | "monthly" | "quarterly") | undefined;
    /**
     * @default csv
     */
    format?: ("csv" | "json" | "xlsx") | undefined;
    /**
     * The columns of the file, in this order
     * @default [
     *       "posted_at",
     *       "kind",
     *       "donation_id",
     *       "cause_id",
     *       "organization_id",
     *       "organization_name",
     *       "donor_id",
     *       "payment_method",
     *       "organization_tier",
     *       "gift_currency",
     *       "gift_amount",
     *       "donation_amount",
     *       "covered_fees",
     *       "platform_fee",
     *       "processing_fee",
     *       "additional_fees",
     *       "total_fees",
     *       "borne_fees",
     *       "net_amount",
     *       "absorbed_fees",
     *       "processing_cost"
     *     ]
     */
    columns?: ("posted_at" | "kind" | "donation_id" | "cause_id" | "organization_id" | "organization_name" | "donor_id" | "payment_method" | "organization_tier" | "gift_currency" | "gift_amount" | "donation_amount" | "covered_fees" | "platform_fee" | "processing_fee" | "additional_fees" | "total_fees" | "borne_fees" | "net_amount" | "absorbed_fees" | "processing_cost")[] | undefined;
    /**
     * Only gifts by this method
     * @default null
     */
    payment_method?: (("card" | "ach" | "crypto" | "wire") | null) | undefined;
    /**
     * Only gifts of this tier
     * @default null
     */
    tier?: (("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | null) | undefined;
    /** By default the caller */
    recipients?: string[] | undefined;
}
/** The body of `PATCH /v1/charities/{charity_id}/reports/{saved_report_id}` (Change a saved report). */
export interface SavedReportChanges {
    name?: string | undefined;
    /**
     * Sent on the first day after each day, week (from Monday), month or quarter, in UTC
     */
    frequency?: ("daily" | "weekly" | "monthly" | "quarterly") | undefined;
    format?: ("csv" | "json" | "xlsx") | undefined;
    /** The columns of the file, in this order */
    columns?: ("posted_at" | "kind" | "donation_id" | "cause_id" | "organization_id" | "organization_name" | "donor_id" | "payment_method" | "organization_tier" | "gift_currency" | "gift_amount" | "donation_amount" | "covered_fees" | "platform_fee" | "processing_fee" | "additional_fees" | "total_fees" | "borne_fees" | "net_amount" | "absorbed_fees" | "processing_cost")[] | undefined;
    /** Only gifts by this method */
    payment_method?: (("card" | "ach" | "crypto" | "wire") | null) | undefined;
    /** Only gifts of this tier */
    tier?: (("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | null) | undefined;
    /** Members of the charity */
    recipients?: string[] | undefined;
}
/** The body of `POST /v1/charities/{charity_id}/payout-accounts` (Add an account that the charity is paid to). */
export interface PayoutAccountRequest {
    /**
     * bank_us takes routing_number, account_number, account_type, holder_name. bank_iban takes iban, bic, holder_name. bank_other takes country, bic, account_number, holder_name, optionally clearing_code. stripe takes optionally holder_name.
     */
    kind: "bank_us" | "bank_iban" | "bank_other" | "stripe";
    /** @example 021000021 */
    routing_number?: string | undefined;
    /** @example 000123456789 */
    account_number?: string | undefined;
    account_type?: ("checking" | "savings") | undefined;
    /** @example DE89370400440532013000 */
    iban?: string | undefined;
    /** @example COBADEFFXXX */
    bic?: string | undefined;
    /** @example CA */
    country?: string | undefined;
    /** The bank's number in its country, if banks there need one besides the BIC */
    clearing_code?: string | undefined;
    /** The holder's name. If it differs from the charity's name, a reviewer must accept it. */
    holder_name?: string | undefined;
}
/** The body of `POST /v1/charities/{charity_id}/payout-accounts/{account_id}/refuse` (Stop a payout account). */
export interface PayoutAccountRefusal {
    reason: string;
}
/** The body of `PATCH /v1/recurring/{recurring_id}` (Change the amount, the next date or the source of a recurring gift). */
export interface RecurringChange {
    /** @example 25.00 */
    amount?: string | undefined;
    /**
     * Format: date
     * A day after today (UTC). All later dates shift with it.
     * @example 2027-01-31
     */
    next_date?: string | undefined;
    source?: string | undefined;
}
/** The body of `POST /v1/recurring/{recurring_id}/pause` (Pause a recurring gift). */
export interface RecurringPause {
    /**
     * Format: date
     * A day after today (UTC). If absent, the pause has no end.
     * @example 2027-01-31
     */
    until?: string | undefined;
}
/** The body of `POST /v1/recurring/{recurring_id}/cancel` (Cancel a recurring gift). */
export interface RecurringCancel {
    reason?: string | undefined;
}
/** The body of `POST /v1/users/me/payment-sources` (Add a card, a bank account or a wallet). */
export interface PaymentSourceRequest {
    /**
     * card, ach (a bank account of any country) or wallet
     */
    kind: "wallet" | "card" | "ach";
    /** The token that the processor's own form or SDK returned. In a sandbox, a source of `GET /v1/sandbox`. Without a token, a `setup` begins at the processor. */
    processor_token?: string | undefined;
    /** The public address of a wallet */
    address?: string | undefined;
    /**
     * A default source pays gifts of its kind that name no source. The first saved source of a kind becomes the default, unless an application added it.
     * @default false
     */
    default?: boolean | undefined;
    /**
     * A source that is not saved pays one gift and is not listed
     * @default true
     */
    save?: boolean | undefined;
}
/** The body of `PATCH /v1/users/me/payment-sources/{source_id}` (Make a payment source the default of its kind, or no longer the default). */
export interface PaymentSourceChanges {
    default: boolean;
}
/** The body of `DELETE /v1/velocity/blocks/{block_id}` (Lift a block). */
export interface VelocityLift {
    /** Other operators can read it */
    reason: string;
}
/** The body of `POST /v1/sandbox/donations/{donation_id}/authenticate` (Confirm or refuse a payment as its donor). */
export interface SandboxAuthentication {
    approve: boolean;
}
/** The body of `POST /api/v1/verification/initiate` (Apply for a verification level). */
export interface VerificationRequest {
    entity_type: VerificationEntityType;
    entity_id: string;
    verification_level: VerificationLevel;
    /** @default [] */
    documents?: VerificationDocumentRequest[] | undefined;
}
/** Part of `VerificationRequest`. */
export type VerificationEntityType = "organization" | "donor" | "volunteer";
/** Part of `VerificationRequest`. */
export type VerificationLevel = "basic" | "standard" | "enhanced";
/** Part of `VerificationRequest`. */
export interface VerificationDocumentRequest {
    type: "determination_letter" | "charity_registration" | "tax_exempt_certificate" | "articles_of_incorporation" | "bylaws" | "board_list" | "conflict_of_interest_policy" | "annual_return" | "audited_statements" | "annual_report" | "budget" | "certified_translation" | "banking_verification" | "compliance_certificate" | "government_id" | "proof_of_address" | "source_of_funds" | "wealth_statement" | "reference" | "background_check_consent" | "license" | "certification" | "portfolio" | "assessment";
    /** http or https. Fetched once, soon after the request. */
    url?: string | undefined;
    /** An uploaded document, instead of `url` */
    document_id?: string | undefined;
    /**
     * Format: date
     * The date on the document
     */
    issued_on?: string | undefined;
    /**
     * Format: date
     * The last day on which the document is valid
     */
    expires_on?: string | undefined;
}
/** The body of `POST /api/v1/verification/{entity_id}/documents` (Submit documents or the requested information). */
export interface VerificationSubmission {
    /** @default [] */
    documents?: VerificationDocumentRequest[] | undefined;
    /** The requested information as text */
    statement?: string | undefined;
}
/** The body of `POST /api/v1/verification/{entity_id}/withdraw` (Withdraw an application). */
export interface VerificationWithdrawal {
    reason: string;
}
/** The body of `POST /api/v1/verification/{entity_id}/concerns/remedy` (Answer a concern and describe its remedy). */
export interface VerificationRemedy {
    statement: string;
    /** @default [] */
    documents?: VerificationDocumentRequest[] | undefined;
}
/** The body of `POST /api/v1/verification/{entity_id}/appeals` (Appeal a rejection or revocation). */
export interface VerificationAppeal {
    explanation: string;
    /** @default [] */
    documents?: VerificationDocumentRequest[] | undefined;
}
/** The body of `POST /api/v1/verification/{entity_id}/triggers` (Start the re-verification of a verified entity). */
export interface VerificationTrigger {
    trigger: "leadership_change" | "address_change" | "suspicious_activity" | "regulatory_update" | "material_change";
    details?: string | undefined;
}
/** The body of `POST /api/v1/verification/{entity_id}/references` (Name a referee of an organization). */
export interface RefereeRequest {
    name: string;
    /**
     * The domain may have letters of any script. It is stored in ASCII (IDNA).
     * @example donor@example.org
     */
    email: string;
    /** How the referee knows the organization */
    relation: string;
}
/** The body of `POST /api/v1/verification/{entity_id}/video-call` (Propose or set the time of a video call). */
export interface VideoCallRequest {
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    at: string;
    /**
     * Format: uri
     * The address of the call; from a reviewer
     */
    link?: string | undefined;
}
/** Part of `Verification`. */
export type VerificationStatus = "pending" | "in_review" | "information_required" | "approved" | "rejected" | "renewal_due" | "expired" | "concern" | "revoked" | "appealed" | "withdrawn";
/** Part of `Verification`. */
export type VerificationStage = "application" | "document_submission" | "initial_review" | "request_for_additional_information" | "database_verification" | "manual_review" | "financial_review" | "compliance_check" | "verified" | "rejected" | "early_renewal_review" | "renewal_review" | "expired" | "re_verification" | "notice_of_concern" | "opportunity_to_remedy" | "final_determination" | "revocation_confirmation" | "revoked" | "appeal_initial_review" | "appeal_full_review" | "superseded" | "withdrawn";
/** The body of `POST /api/v1/verification/{entity_id}/review` (Decide the stage under review). */
export interface VerificationReview {
    decision: "pass" | "fail" | "approve" | "deny";
    /** Required for `fail` and `deny` */
    reason?: string | undefined;
}
/** The body of `POST /api/v1/verification/{entity_id}/concerns` (Raise a concern about a verified entity). */
export interface VerificationConcern {
    grounds: "fraudulent_documents" | "criminal_activity" | "terms_violations" | "regulatory_non_compliance";
    reason: string;
}
/** The body of `POST /api/v1/verification/{entity_id}/concerns/determination` (Dismiss a concern, or revoke the verification). */
export interface VerificationDetermination {
    decision: "dismiss" | "revoke";
    reason: string;
}
/** The body of `POST /api/v1/verification/{entity_id}/video-call/record` (Record what became of a video call). */
export interface VideoCallRecord {
    result: "passed" | "failed" | "no_show";
    /**
     * Who took part
     * @default []
     */
    present?: string[] | undefined;
    /** For reviewers and operators only */
    notes?: string | undefined;
}
/** The body of `POST /api/v1/verification/{entity_id}/social-links` (Pass or fail a social profile of an organization). */
export interface SocialLinkDecision {
    /** One of the `social_links` of the charity */
    url: string;
    decision: "pass" | "fail";
    /** Operators read it in the audit log */
    reason: string;
}
/** The body of `POST /api/v1/search/advanced` (Search with clauses, several sort fields and counted values). */
export interface AdvancedSearch {
    /** @default {} */
    query?: {
        must?: {
            match?: {
                [key: string]: string | number | boolean;
            } | undefined;
            term?: {
                [key: string]: string | number | boolean;
            } | undefined;
            range?: {
                [key: string]: {
                    gt?: (string | number) | undefined;
                    gte?: (string | number) | undefined;
                    lt?: (string | number) | undefined;
                    lte?: (string | number) | undefined;
                };
            } | undefined;
        }[] | undefined;
        should?: {
            match?: {
                [key: string]: string | number | boolean;
            } | undefined;
            term?: {
                [key: string]: string | number | boolean;
            } | undefined;
            range?: {
                [key: string]: {
                    gt?: (string | number) | undefined;
                    gte?: (string | number) | undefined;
                    lt?: (string | number) | undefined;
                    lte?: (string | number) | undefined;
                };
            } | undefined;
        }[] | undefined;
        filter?: {
            match?: {
                [key: string]: string | number | boolean;
            } | undefined;
            term?: {
                [key: string]: string | number | boolean;
            } | undefined;
            range?: {
                [key: string]: {
                    gt?: (string | number) | undefined;
                    gte?: (string | number) | undefined;
                    lt?: (string | number) | undefined;
                    lte?: (string | number) | undefined;
                };
            } | undefined;
        }[] | undefined;
    } | undefined;
    /**
     * @default [
     *       {
     *         "_score": "desc"
     *       }
     *     ]
     */
    sort?: {
        [key: string]: SortDirection;
    }[] | undefined;
    /** @default {} */
    aggs?: {
        [key: string]: {
            terms: {
                field: string;
            };
        };
    } | undefined;
    /** @default [] */
    facets?: string[] | undefined;
    /** @default 1 */
    page?: number | undefined;
    /** @default 20 */
    limit?: number | undefined;
    /** @default false */
    explain?: boolean | undefined;
}
/** Part of `AdvancedSearch`. */
export type SortDirection = "asc" | "desc";
/** The body of `POST /v1/webhooks/endpoints` (Subscribe a URL to events). */
export interface WebhookEndpointRequest {
    /**
     * Format: uri
     * @example https://example.org/webhooks
     */
    url: string;
    /** Event names, or "*" alone for all that your credential may read */
    events: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "volunteer.qualification.updated" | "volunteer.qualification.expiring" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "verification.reference.updated" | "verification.video_call.updated" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
    description?: (string | null) | undefined;
    /** @default false */
    disabled?: boolean | undefined;
    /**
     * Secret headers that every request carries. Responses show only their names. Not allowed: accept-encoding, date, expect, host, user-agent, content-*, proxy-*, webhook-*, x-webhook-* and hop-by-hop headers.
     * @example {
     *       "Authorization": "Bearer secret"
     *     }
     */
    headers?: {
        [key: string]: string;
    } | undefined;
    /** Maximum number of concurrent first attempts */
    max_concurrency?: number | undefined;
    /** Maximum number of requests per second, or null for no limit */
    rate_per_second?: (number | null) | undefined;
}
/** The body of `PATCH /v1/webhooks/endpoints/{endpoint_id}` (Change, pause, disable or enable an endpoint). */
export interface WebhookEndpointChanges {
    /**
     * Format: uri
     * @example https://example.org/webhooks
     */
    url?: string | undefined;
    /** Event names, or "*" alone for all that your credential may read */
    events?: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "volunteer.qualification.updated" | "volunteer.qualification.expiring" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "verification.reference.updated" | "verification.video_call.updated" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[] | undefined;
    description?: (string | null) | undefined;
    /** true holds the endpoint’s events until the endpoint is enabled and recovered */
    disabled?: boolean | undefined;
    /** true holds the endpoint’s events until the pause ends, and then sends them */
    paused?: boolean | undefined;
    /**
     * Replaces all headers. `{}` removes them. Required if the endpoint has headers and `url` changes the origin.
     * @example {
     *       "Authorization": "Bearer secret"
     *     }
     */
    headers?: {
        [key: string]: string;
    } | undefined;
    /** Maximum number of concurrent first attempts */
    max_concurrency?: number | undefined;
    /** Maximum number of requests per second, or null for no limit */
    rate_per_second?: (number | null) | undefined;
}
/** The body of `POST /v1/webhooks/endpoints/{endpoint_id}/recover` (Resend the events that an endpoint missed). */
export interface WebhookRecoveryRequest {
    /** Format: date-time */
    since: string;
    /** Format: date-time */
    until?: string | undefined;
    events?: EventName[] | undefined;
    /**
     * `missing` covers events that have no delivery to this endpoint
     * @default [
     *       "failed",
     *       "held"
     *     ]
     */
    states?: ("failed" | "held" | "retrying" | "missing")[] | undefined;
}
/** Part of `WebhookRecoveryRequest`. */
export type EventName = "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "volunteer.qualification.updated" | "volunteer.qualification.expiring" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "verification.reference.updated" | "verification.video_call.updated" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled";
/** The body of `POST /v1/charities/{charity_id}/claims` (Claim a charity). */
export interface ClaimRequest {
    /** Web addresses, or ids of documents that you uploaded */
    documents: string[];
    /** Why you may manage the charity */
    statement: string;
}
/** The body of `POST /v1/claims/{claim_id}/decision` (Pass a claim to review, approve or deny it). */
export interface ClaimDecision {
    decision: "review" | "approve" | "deny";
    /** Required for `deny`, ignored for `review` */
    reason?: string | undefined;
}
/** The body of `POST /v1/claims/{claim_id}/objections` (Object to a claim of your charity). */
export interface ClaimObjection {
    reason: string;
}
/** The body of `POST /v1/charities/{charity_id}/members` (Add a member, such as the first member of an imported charity). */
export interface CharityMemberRequest {
    /** @example user_01kakv0000000000000000000 */
    user_id: string;
    /** Operators and members read it */
    reason?: string | undefined;
}
/** The body of `POST /v1/charities/{charity_id}/invitations` (Invite somebody by email to become a member). */
export interface CharityInvitationRequest {
    /**
     * The domain may have letters of any script. It is stored in ASCII (IDNA).
     * @example donor@example.org
     */
    email: string;
}
/** The body of `POST /v1/invitations/accept` (Accept an invitation and become a member of its charity). */
export interface InvitationAcceptance {
    token: string;
}
/** The body of `POST /v1/approvals/{approval_id}/decision` (Approve or refuse an act of another operator). */
export interface ApprovalDecision {
    decision: "approve" | "refuse";
    /** The audit log keeps it */
    reason: string;
}
/** The body of `PATCH /v1/users/me` (Change the name, the language of mails, and the kinds of mails that arrive). */
export interface ProfileChanges {
    name?: string | undefined;
    /**
     * The language of mails
     */
    locale?: ("en" | "de" | "es") | undefined;
    /** false switches a kind off, true on. Absent kinds stay as they are. */
    mail_preferences?: {
        card_expiring?: boolean | undefined;
        verification_moved?: boolean | undefined;
        verification_reminder?: boolean | undefined;
        hours_decided?: boolean | undefined;
        hours_due?: boolean | undefined;
        endpoint_disabled?: boolean | undefined;
        saved_report?: boolean | undefined;
        video_call_moved?: boolean | undefined;
        qualification_moved?: boolean | undefined;
        qualification_expiring?: boolean | undefined;
    } | undefined;
}
/** The body of `DELETE /v1/users/me` (Erase the data of the calling user in 14 days). */
export interface ErasureRequest {
    /** Your own address, so that nothing is erased by mistake */
    confirm: string;
}
/** The body of `POST /v1/users/me/phone` (Send a code to a phone of the calling user). */
export interface PhoneRequest {
    /**
     * In E.164, and never a number that costs extra
     * @example +12025550123
     */
    phone: string;
}
/** The body of `POST /v1/users/me/phone/confirm` (Confirm a phone by the code that was sent to it). */
export interface PhoneConfirmation {
    /** @example 000000 */
    code: string;
}
/** The body of `POST /v1/users/me/terms` (Accept the terms in force). */
export interface TermsRequest {
    /** The one of `GET /v1/terms` */
    version: string;
}
/** The body of `POST /v1/users/{user_id}/block` (Block a person). */
export interface UserBlockRequest {
    /** Operators read it in the audit log */
    reason: string;
}
/** The body of `POST /v1/oauth/clients` (Register an application that signs users in, or a machine client). */
export interface OauthClientRequest {
    name: string;
    /**
     * web: can keep a secret. public: a browser or device application, which cannot keep a secret. machine: uses client credentials and acts as `user_id`.
     */
    kind: "web" | "public" | "machine";
    /** @default [] */
    redirect_uris?: string[] | undefined;
    scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "fees:write" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read" | "discovery:write")[];
    /**
     * The owner of the client. A machine acts as this user. Required for a machine, otherwise defaults to the caller.
     * @example user_01kakv0000000000000000000
     */
    user_id?: string | undefined;
    /**
     * Only operators may set it. Defaults to standard.
     */
    plan?: ("standard" | "premium" | "enterprise") | undefined;
    /** Required for the enterprise plan, not allowed for other plans */
    hourly_limit?: number | undefined;
}
/** The body of `POST /v1/guest-sessions` (Begin or renew a session that gives without an account). */
export interface GuestSessionRequest {
    /** The solved challenge: the Base64 of the JSON `{algorithm, challenge, number, salt, signature}`. Not needed together with the last token of a session. */
    proof?: string | undefined;
    /**
     * The language of mails to this guest
     * @default en
     */
    locale?: ("en" | "de" | "es") | undefined;
}
/** The body of `POST /v1/guest-sessions/link` (Mail a link to the gifts and plans that guests made with an address). */
export interface GuestLinkRequest {
    /**
     * The domain may have letters of any script. It is stored in ASCII (IDNA).
     * @example donor@example.org
     */
    email: string;
}
/** The event `donation.created`: A gift was accepted. */
export interface DonationCreatedEvent {
    event: "donation.created";
    /** A gift was accepted. */
    data: {
        donation_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        transaction_hash: string;
        /**
         * Format: date
         * The day of the gift in the time zone of the donor, else of the charity. Final once the gift is charged.
         */
        given_on: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `donation.completed`: A gift was confirmed and booked. */
export interface DonationCompletedEvent {
    event: "donation.completed";
    /** A gift was confirmed and booked. */
    data: {
        donation_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        transaction_hash: string;
        /**
         * Format: date
         * The day of the gift in the time zone of the donor, else of the charity. Final once the gift is charged.
         */
        given_on: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `donation.action_required`: The donor must confirm the payment before `expires_at`, or the gift fails. */
export interface DonationActionRequiredEvent {
    event: "donation.action_required";
    /** The donor must confirm the payment before `expires_at`, or the gift fails. */
    data: {
        donation_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        expires_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `donation.failed`: A gift failed and moved no money. */
export interface DonationFailedEvent {
    event: "donation.failed";
    /** A gift failed and moved no money. */
    data: {
        donation_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        reason: string;
        code: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `donation.refunded`: A gift was refunded in full or in part. `amount` is the amount of this refund. */
export interface DonationRefundedEvent {
    event: "donation.refunded";
    /** A gift was refunded in full or in part. `amount` is the amount of this refund. */
    data: {
        donation_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        /** Covered fees that go back, less kept fees. Negative if more is kept. */
        fees: string;
        /**
         * What goes back to the donor: `amount` plus `fees`
         * @example 25.00
         */
        returned_amount: string;
        refund_id: string;
        /**
         * The sum of all refunds of the gift so far
         * @example 25.00
         */
        refunded_amount: string;
        status: "completed" | "refunded";
        reason: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `donation.refund_failed`: A refund failed after it had completed. `amount` is the amount of this refund. */
export interface DonationRefundFailedEvent {
    event: "donation.refund_failed";
    /** A refund failed after it had completed. `amount` is the amount of this refund. */
    data: {
        donation_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        /** Covered fees that go back, less kept fees. Negative if more is kept. */
        fees: string;
        /**
         * What goes back to the donor: `amount` plus `fees`
         * @example 25.00
         */
        returned_amount: string;
        refund_id: string;
        /**
         * The sum of the refunds of the gift without the failed one
         * @example 25.00
         */
        refunded_amount: string;
        status: "completed" | "disputed";
        code: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `donation.disputed`: A dispute was opened, won or lost. `amount` is the disputed amount. */
export interface DonationDisputedEvent {
    event: "donation.disputed";
    /** A dispute was opened, won or lost. `amount` is the disputed amount. */
    data: {
        donation_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        dispute_id: string;
        outcome: "opened" | "won" | "lost";
        reason: string | null;
        /** The code of a bank's return, such as R01 */
        return_code: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `fee.calculated`: The fees of a gift were calculated. */
export interface FeeCalculatedEvent {
    event: "fee.calculated";
    /** The fees of a gift were calculated. */
    data: {
        donation_id: string;
        /** @example USD */
        currency: string;
        amount: number;
        /**
         * Decimal string
         * @example 25.00
         */
        amount_exact: string;
        fees: {
            platform: number;
            /**
             * Decimal string
             * @example 25.00
             */
            platform_exact: string;
            processing: number;
            /**
             * Decimal string
             * @example 25.00
             */
            processing_exact: string;
            total: number;
            /**
             * Decimal string
             * @example 25.00
             */
            total_exact: string;
        };
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `recurring.created`: A recurring gift was created. It begins when its first gift is charged. */
export interface RecurringCreatedEvent {
    event: "recurring.created";
    /** A recurring gift was created. It begins when its first gift is charged. */
    data: {
        recurring_id: string;
        charity_id: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
        status: "pending" | "active" | "paused" | "completed" | "cancelled" | "failed";
        next_date: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `recurring.updated`: A recurring gift began, changed, skipped a date or completed. */
export interface RecurringUpdatedEvent {
    event: "recurring.updated";
    /** A recurring gift began, changed, skipped a date or completed. */
    data: {
        recurring_id: string;
        charity_id: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
        status: "pending" | "active" | "paused" | "completed" | "cancelled" | "failed";
        next_date: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `recurring.paused`: A recurring gift was paused. */
export interface RecurringPausedEvent {
    event: "recurring.paused";
    /** A recurring gift was paused. */
    data: {
        recurring_id: string;
        charity_id: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
        status: "pending" | "active" | "paused" | "completed" | "cancelled" | "failed";
        next_date: string | null;
        paused_until: string | null;
        paused_by: "donor" | "charity" | "platform";
        pause_reason: ("charity" | "source") | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `recurring.resumed`: A recurring gift was resumed. */
export interface RecurringResumedEvent {
    event: "recurring.resumed";
    /** A recurring gift was resumed. */
    data: {
        recurring_id: string;
        charity_id: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
        status: "pending" | "active" | "paused" | "completed" | "cancelled" | "failed";
        next_date: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `recurring.cancelled`: A recurring gift was cancelled. */
export interface RecurringCancelledEvent {
    event: "recurring.cancelled";
    /** A recurring gift was cancelled. */
    data: {
        recurring_id: string;
        charity_id: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
        status: "pending" | "active" | "paused" | "completed" | "cancelled" | "failed";
        next_date: string | null;
        cancelled_by: "donor" | "charity" | "platform";
        cancel_reason: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `recurring.failed`: A recurring gift ended because its first gift or several gifts in a row failed. */
export interface RecurringFailedEvent {
    event: "recurring.failed";
    /** A recurring gift ended because its first gift or several gifts in a row failed. */
    data: {
        recurring_id: string;
        charity_id: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
        frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
        status: "pending" | "active" | "paused" | "completed" | "cancelled" | "failed";
        next_date: string | null;
        reason: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `matching.pledged`: A sponsor pledged to match gifts. */
export interface MatchingPledgedEvent {
    event: "matching.pledged";
    /** A sponsor pledged to match gifts. */
    data: {
        pledge_id: string;
        campaign_id: string;
        charity_id: string;
        sponsor_id: string;
        /** @example USD */
        currency: string;
        ratio: string;
        /**
         * Decimal string
         * @example 25.00
         */
        cap: string;
        /**
         * Decimal string
         * @example 25.00
         */
        used: string;
        /**
         * Decimal string
         * @example 25.00
         */
        left: string;
        status: "pending" | "accepted" | "withdrawn" | "ended";
        end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `matching.accepted`: A member accepted a pledge. */
export interface MatchingAcceptedEvent {
    event: "matching.accepted";
    /** A member accepted a pledge. */
    data: {
        pledge_id: string;
        campaign_id: string;
        charity_id: string;
        sponsor_id: string;
        /** @example USD */
        currency: string;
        ratio: string;
        /**
         * Decimal string
         * @example 25.00
         */
        cap: string;
        /**
         * Decimal string
         * @example 25.00
         */
        used: string;
        /**
         * Decimal string
         * @example 25.00
         */
        left: string;
        status: "pending" | "accepted" | "withdrawn" | "ended";
        end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `matching.withdrawn`: A pledge ended before it was accepted. */
export interface MatchingWithdrawnEvent {
    event: "matching.withdrawn";
    /** A pledge ended before it was accepted. */
    data: {
        pledge_id: string;
        campaign_id: string;
        charity_id: string;
        sponsor_id: string;
        /** @example USD */
        currency: string;
        ratio: string;
        /**
         * Decimal string
         * @example 25.00
         */
        cap: string;
        /**
         * Decimal string
         * @example 25.00
         */
        used: string;
        /**
         * Decimal string
         * @example 25.00
         */
        left: string;
        status: "pending" | "accepted" | "withdrawn" | "ended";
        end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `matching.ended`: An accepted pledge matches no more gifts. */
export interface MatchingEndedEvent {
    event: "matching.ended";
    /** An accepted pledge matches no more gifts. */
    data: {
        pledge_id: string;
        campaign_id: string;
        charity_id: string;
        sponsor_id: string;
        /** @example USD */
        currency: string;
        ratio: string;
        /**
         * Decimal string
         * @example 25.00
         */
        cap: string;
        /**
         * Decimal string
         * @example 25.00
         */
        used: string;
        /**
         * Decimal string
         * @example 25.00
         */
        left: string;
        status: "pending" | "accepted" | "withdrawn" | "ended";
        end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `matching.charged`: A sponsor paid for matches, as one gift. */
export interface MatchingChargedEvent {
    event: "matching.charged";
    /** A sponsor paid for matches, as one gift. */
    data: {
        pledge_id: string;
        campaign_id: string;
        charity_id: string;
        sponsor_id: string;
        /** @example USD */
        currency: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        matches: number;
        donation_id: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `matching.failed`: A sponsor could not be charged for matches, and no retry is left. */
export interface MatchingFailedEvent {
    event: "matching.failed";
    /** A sponsor could not be charged for matches, and no retry is left. */
    data: {
        pledge_id: string;
        campaign_id: string;
        charity_id: string;
        sponsor_id: string;
        /** @example USD */
        currency: string;
        /**
         * Decimal string
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
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.hours.submitted`: A volunteer submitted hours. */
export interface VolunteerHoursSubmittedEvent {
    event: "volunteer.hours.submitted";
    /** A volunteer submitted hours. */
    data: {
        submission_id: string;
        charity_id: string;
        volunteer_id: string;
        hours: number;
        /** Format: date */
        date: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        submitted_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.hours.verified`: The charity or the platform confirmed hours. */
export interface VolunteerHoursVerifiedEvent {
    event: "volunteer.hours.verified";
    /** The charity or the platform confirmed hours. */
    data: {
        submission_id: string;
        charity_id: string;
        volunteer_id: string;
        hours: number;
        /** Format: date */
        date: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        verified_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.hours.rejected`: The charity or the platform rejected hours, or the platform reversed a confirmation. */
export interface VolunteerHoursRejectedEvent {
    event: "volunteer.hours.rejected";
    /** The charity or the platform rejected hours, or the platform reversed a confirmation. */
    data: {
        submission_id: string;
        charity_id: string;
        volunteer_id: string;
        hours: number;
        /** Format: date */
        date: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        rejected_at: string;
        reason: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.hours.information_required`: The charity or the platform asked the volunteer for information. */
export interface VolunteerHoursInformationRequiredEvent {
    event: "volunteer.hours.information_required";
    /** The charity or the platform asked the volunteer for information. */
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
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.hours.withdrawn`: The volunteer withdrew a submission. */
export interface VolunteerHoursWithdrawnEvent {
    event: "volunteer.hours.withdrawn";
    /** The volunteer withdrew a submission. */
    data: {
        submission_id: string;
        charity_id: string;
        volunteer_id: string;
        hours: number;
        /** Format: date */
        date: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        withdrawn_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.hours.reminder`: The charity has not decided about hours yet. Sent on day 3 and on day 7. */
export interface VolunteerHoursReminderEvent {
    event: "volunteer.hours.reminder";
    /** The charity has not decided about hours yet. Sent on day 3 and on day 7. */
    data: {
        submission_id: string;
        charity_id: string;
        volunteer_id: string;
        hours: number;
        /** Format: date */
        date: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        expires_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.hours.handed_over`: The charity did not decide within 14 days. Platform reviewers can decide now. */
export interface VolunteerHoursHandedOverEvent {
    event: "volunteer.hours.handed_over";
    /** The charity did not decide within 14 days. Platform reviewers can decide now. */
    data: {
        submission_id: string;
        charity_id: string;
        volunteer_id: string;
        hours: number;
        /** Format: date */
        date: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        expires_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.hours.expired`: Hours expired because nobody decided within 30 days. */
export interface VolunteerHoursExpiredEvent {
    event: "volunteer.hours.expired";
    /** Hours expired because nobody decided within 30 days. */
    data: {
        submission_id: string;
        charity_id: string;
        volunteer_id: string;
        hours: number;
        /** Format: date */
        date: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        expired_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.qualification.updated`: A volunteer stated or withdrew a qualification, a reviewer decided about it, or it expired. */
export interface VolunteerQualificationUpdatedEvent {
    event: "volunteer.qualification.updated";
    /** A volunteer stated or withdrew a qualification, a reviewer decided about it, or it expired. */
    data: {
        qualification_id: string;
        volunteer_id: string;
        kind: "skill" | "license" | "certification" | "portfolio" | "assessment";
        name: string;
        status: "pending" | "confirmed" | "refused" | "withdrawn" | "expired";
        reason: string | null;
        expires_on: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `volunteer.qualification.expiring`: A confirmed qualification expires soon. Sent 30 and 7 days before. */
export interface VolunteerQualificationExpiringEvent {
    event: "volunteer.qualification.expiring";
    /** A confirmed qualification expires soon. Sent 30 and 7 days before. */
    data: {
        qualification_id: string;
        volunteer_id: string;
        kind: "skill" | "license" | "certification" | "portfolio" | "assessment";
        name: string;
        /** Format: date */
        expires_on: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `charity.verification.updated`: A charity's verification status changed. */
export interface CharityVerificationUpdatedEvent {
    event: "charity.verification.updated";
    /** A charity's verification status changed. */
    data: {
        charity_id: string;
        previous_status: string | null;
        status: string;
        level: ("basic" | "standard" | "enhanced") | null;
        verified: boolean;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `verification.completed`: A verification was approved. */
export interface VerificationCompletedEvent {
    event: "verification.completed";
    /** A verification was approved. */
    data: {
        entity_id: string;
        entity_type: "organization" | "donor" | "volunteer";
        level: "basic" | "standard" | "enhanced";
        status: string;
        /** ISO 8601, UTC */
        expires_at: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `verification.failed`: A verification failed, or needs the `required_actions` before it can continue. */
export interface VerificationFailedEvent {
    event: "verification.failed";
    /** A verification failed, or needs the `required_actions` before it can continue. */
    data: {
        entity_id: string;
        reason: string;
        required_actions: string[];
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `verification.reminder`: A verification expires in 60, 30 or 7 days unless it is renewed. */
export interface VerificationReminderEvent {
    event: "verification.reminder";
    /** A verification expires in 60, 30 or 7 days unless it is renewed. */
    data: {
        entity_id: string;
        entity_type: "organization" | "donor" | "volunteer";
        level: "basic" | "standard" | "enhanced";
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        expires_at: string;
        days_left: number;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `verification.reference.updated`: A referee was asked, answered, declined, or did not answer in time. */
export interface VerificationReferenceUpdatedEvent {
    event: "verification.reference.updated";
    /** A referee was asked, answered, declined, or did not answer in time. */
    data: {
        entity_id: string;
        reference_id: string;
        status: "requested" | "answered" | "declined" | "expired";
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `verification.video_call.updated`: A video call was proposed, scheduled, moved, cancelled or held. */
export interface VerificationVideoCallUpdatedEvent {
    event: "verification.video_call.updated";
    /** A video call was proposed, scheduled, moved, cancelled or held. */
    data: {
        entity_id: string;
        call_id: string;
        status: "proposed" | "scheduled" | "cancelled" | "passed" | "failed" | "no_show";
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `charity.claim.updated`: Somebody claimed a charity, or a claim was approved or denied. */
export interface CharityClaimUpdatedEvent {
    event: "charity.claim.updated";
    /** Somebody claimed a charity, or a claim was approved or denied. */
    data: {
        claim_id: string;
        charity_id: string;
        status: "in_review" | "approved" | "denied";
        /** ISO 8601, UTC */
        objections_until: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `payout_account.updated`: A charity's payout account was added, confirmed, made active or disabled. */
export interface PayoutAccountUpdatedEvent {
    event: "payout_account.updated";
    /** A charity's payout account was added, confirmed, made active or disabled. */
    data: {
        account_id: string;
        charity_id: string;
        status: "pending_confirmation" | "cooling_off" | "active" | "disabled";
        last4: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `payout.created`: Somebody asked for a payout, or a schedule created one. */
export interface PayoutCreatedEvent {
    event: "payout.created";
    /** Somebody asked for a payout, or a schedule created one. */
    data: {
        payout_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /**
         * Decimal string
         * @example 25.00
         */
        fee: string;
        /**
         * Decimal string
         * @example 25.00
         */
        net_amount: string;
        /** @example USD */
        currency: string;
        speed: "standard" | "instant";
        method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
        status: "held" | "scheduled";
        /** ISO 8601, UTC */
        expected_at: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `payout.in_transit`: A payout left for the charity’s account. */
export interface PayoutInTransitEvent {
    event: "payout.in_transit";
    /** A payout left for the charity’s account. */
    data: {
        payout_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /**
         * Decimal string
         * @example 25.00
         */
        fee: string;
        /**
         * Decimal string
         * @example 25.00
         */
        net_amount: string;
        /** @example USD */
        currency: string;
        speed: "standard" | "instant";
        method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
        status: "in_transit";
        /** ISO 8601, UTC */
        expected_at: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `payout.paid`: A payout arrived. */
export interface PayoutPaidEvent {
    event: "payout.paid";
    /** A payout arrived. */
    data: {
        payout_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /**
         * Decimal string
         * @example 25.00
         */
        fee: string;
        /**
         * Decimal string
         * @example 25.00
         */
        net_amount: string;
        /** @example USD */
        currency: string;
        speed: "standard" | "instant";
        method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
        status: "paid";
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        paid_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `payout.failed`: A payout failed. The whole amount is available to the charity again. */
export interface PayoutFailedEvent {
    event: "payout.failed";
    /** A payout failed. The whole amount is available to the charity again. */
    data: {
        payout_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /**
         * Decimal string
         * @example 25.00
         */
        fee: string;
        /**
         * Decimal string
         * @example 25.00
         */
        net_amount: string;
        /** @example USD */
        currency: string;
        speed: "standard" | "instant";
        method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
        status: "failed";
        failure: {
            code: string;
            message: string;
        };
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `payout.returned`: A bank returned a payout after it was paid. The net amount is available again, and the account is disabled. */
export interface PayoutReturnedEvent {
    event: "payout.returned";
    /** A bank returned a payout after it was paid. The net amount is available again, and the account is disabled. */
    data: {
        payout_id: string;
        charity_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /**
         * Decimal string
         * @example 25.00
         */
        fee: string;
        /**
         * Decimal string
         * @example 25.00
         */
        net_amount: string;
        /** @example USD */
        currency: string;
        speed: "standard" | "instant";
        method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
        status: "returned";
        failure: {
            code: string;
            message: string;
        };
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `subscription.begun`: A member began a subscription. */
export interface SubscriptionBegunEvent {
    event: "subscription.begun";
    /** A member began a subscription. */
    data: {
        subscription_id: string;
        charity_id: string;
        kind: "custom_reporting" | "api_premium";
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        paid_until: string;
        status: "active" | "ending" | "past_due" | "ended";
        end_reason: ("cancelled" | "unpaid") | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `subscription.billed`: The balance of a charity paid a month of a subscription. */
export interface SubscriptionBilledEvent {
    event: "subscription.billed";
    /** The balance of a charity paid a month of a subscription. */
    data: {
        subscription_id: string;
        charity_id: string;
        kind: "custom_reporting" | "api_premium";
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        paid_until: string;
        bill_id: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        /** @example USD */
        currency: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `subscription.payment_failed`: The balance does not cover the next month. The platform tries again daily. */
export interface SubscriptionPaymentFailedEvent {
    event: "subscription.payment_failed";
    /** The balance does not cover the next month. The platform tries again daily. */
    data: {
        subscription_id: string;
        charity_id: string;
        kind: "custom_reporting" | "api_premium";
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        paid_until: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        tried_until: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `subscription.ending`: A member or an operator ended a subscription. It runs to the end of its period. */
export interface SubscriptionEndingEvent {
    event: "subscription.ending";
    /** A member or an operator ended a subscription. It runs to the end of its period. */
    data: {
        subscription_id: string;
        charity_id: string;
        kind: "custom_reporting" | "api_premium";
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        paid_until: string;
        status: "active" | "ending" | "past_due" | "ended";
        end_reason: ("cancelled" | "unpaid") | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `subscription.ended`: A subscription has ended. */
export interface SubscriptionEndedEvent {
    event: "subscription.ended";
    /** A subscription has ended. */
    data: {
        subscription_id: string;
        charity_id: string;
        kind: "custom_reporting" | "api_premium";
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        paid_until: string;
        status: "active" | "ending" | "past_due" | "ended";
        end_reason: ("cancelled" | "unpaid") | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `exchange_rates.stale`: Exchange rates were not renewed for too long. New gifts use the last known rates. */
export interface ExchangeRatesStaleEvent {
    event: "exchange_rates.stale";
    /** Exchange rates were not renewed for too long. New gifts use the last known rates. */
    data: {
        /** The currencies, and the day of the newest rate of each */
        rates: {
            currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "JPY" | "SEK" | "NOK" | "DKK" | "PLN" | "INR" | "ETH" | "USDC";
            /** Format: date */
            date: string;
        }[];
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `reconciliation.difference_found`: The ledger differs from the processor, the bank or the receipt log. */
export interface ReconciliationDifferenceFoundEvent {
    event: "reconciliation.difference_found";
    /** The ledger differs from the processor, the bank or the receipt log. */
    data: {
        item_id: string;
        source: "charges" | "processor" | "bank" | "receipt_log";
        kind: "missing_here" | "missing_there" | "unknown_reference" | "duplicate" | "other_amount" | "other_currency" | "other_fee" | "other_date" | "other_state" | "other_content";
        reference: string;
        ours: string | null;
        theirs: string | null;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `reconciliation.difference_resolved`: Two operators decided about a difference, or it disappeared. */
export interface ReconciliationDifferenceResolvedEvent {
    event: "reconciliation.difference_resolved";
    /** Two operators decided about a difference, or it disappeared. */
    data: {
        item_id: string;
        source: "charges" | "processor" | "bank" | "receipt_log";
        kind: "missing_here" | "missing_there" | "unknown_reference" | "duplicate" | "other_amount" | "other_currency" | "other_fee" | "other_date" | "other_state" | "other_content";
        reference: string;
        resolution: "decided" | "disappeared";
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `webhook.test`: A test that you requested. It goes only to the tested endpoint. */
export interface WebhookTestEvent {
    event: "webhook.test";
    /** A test that you requested. It goes only to the tested endpoint. */
    data: {
        endpoint_id: string;
        message: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The event `webhook.endpoint.disabled`: One of your endpoints was disabled. The platform keeps the events of this endpoint as `held` deliveries. */
export interface WebhookEndpointDisabledEvent {
    event: "webhook.endpoint.disabled";
    /** One of your endpoints was disabled. The platform keeps the events of this endpoint as `held` deliveries. */
    data: {
        endpoint_id: string;
        url: string;
        /**
         * `gone`: the endpoint answered 410. `failing`: it failed for 5 days.
         */
        reason: "gone" | "failing";
        /** ISO 8601, UTC */
        failing_since: string | null;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        disabled_at: string;
    };
    /**
     * Format: date-time
     * The time of the event
     */
    timestamp: string;
    /** The event's id, the same on every attempt */
    webhook_id: string;
    /** The event's place in your feed, without gaps */
    sequence: number;
}
/** The answer of `POST /v1/api-keys` (Create another key for the calling user). */
export interface CreatedApiKey {
    key_id: string;
    name: string;
    scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "fees:write" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read" | "discovery:write")[];
    plan: "standard" | "premium" | "enterprise";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** Shown only once */
    key: string;
}
/** The body of every error response */
export interface ErrorResponse {
    error: {
        code: "VALIDATION_ERROR" | "INVALID_API_KEY" | "INSUFFICIENT_FUNDS" | "FORBIDDEN" | "HTTPS_REQUIRED" | "LIMIT_EXCEEDED" | "CHARITY_NOT_FOUND" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "INVALID_CHARITY" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMIT_EXCEEDED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
        /** For people. It may change. */
        message: string;
        /** What a program needs to react, by code */
        details: {
            /** With VALIDATION_ERROR: everything that is wrong */
            fields?: Fault[] | undefined;
            /** Tells cases of one code apart */
            reason?: string | undefined;
        } & {
            [key: string]: unknown;
        };
        /** The page about the code, on this server */
        doc_url: string;
        /** The id of this request in the logs of the server */
        request_id: string;
    };
}
/** What is wrong with one field */
export interface Fault {
    /**
     * The path of the field
     * @example metadata.team
     */
    field: string;
    code: "required" | "unknown" | "type" | "too_short" | "too_long" | "too_small" | "too_large" | "format" | "not_allowed" | "conflict" | "not_found";
    /** For people. It follows the name of the field. */
    message: string;
    /** The bound that the value is beyond */
    limit?: (number | string) | undefined;
    /** The place in a search text, in characters from 0 */
    position?: number | undefined;
}
/** The answer of `GET /v1/api-keys` (List the calling user's keys). */
export interface ApiKeyList {
    api_keys: ApiKey[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `DELETE /v1/api-keys/{key_id}` (Revoke a key at once). */
export interface ApiKey {
    key_id: string;
    name: string;
    scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "fees:write" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read" | "discovery:write")[];
    plan: "standard" | "premium" | "enterprise";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    key_prefix: string;
    /** ISO 8601, UTC */
    last_used_at: string | null;
    /** ISO 8601, UTC */
    expires_at: string | null;
    /** ISO 8601, UTC */
    revoked_at: string | null;
    /** The key that replaced this one in a rotation */
    replaced_by: string | null;
}
/** The answer of `POST /v1/api-keys/{key_id}/rotate` (Replace a key with a new key of the same name and scopes). */
export interface RotatedApiKey {
    key_id: string;
    name: string;
    scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "fees:write" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read" | "discovery:write")[];
    plan: "standard" | "premium" | "enterprise";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** Shown only once */
    key: string;
    replaces: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    previous_valid_until: string;
}
/** The answer of `PATCH /v1/users/{user_id}/plan` (Set the plan of a user's account). */
export interface AccountPlan {
    account_id: string;
    plan: "standard" | "premium" | "enterprise";
    hourly_limit: number;
}
/** The answer of `GET /v1/charities` (List the charities that can receive gifts). */
export interface CharityList {
    charities: Charity[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/charities` (Create a charity and become its member). */
export interface Charity {
    id: string;
    name: string;
    category: string | null;
    sub_category: string | null;
    description: string | null;
    verified: boolean;
    wallet_address: string;
    impact_metrics: {
        /**
         * Decimal string
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
     * 0-40, 41-70, 71-90, 91-100
     */
    trust_band: "New/Unverified" | "Basic Trust" | "High Trust" | "Exceptional Trust";
    badges: string[];
    staff_count: number | null;
    annual_budget_usd: number | null;
    payment_methods: ("card" | "ach" | "crypto")[];
    transparency_rating: number | null;
    /** What the charity does all year */
    programs: {
        name: string;
        description: string | null;
    }[];
    /** Oldest first */
    photos: CharityPhoto[];
    /** Social profiles of the charity */
    social_links: string[];
    /** true if somebody acts for the charity. Otherwise its money waits. */
    claimed: boolean;
    /** true if everybody can find the charity and give to it */
    listed: boolean;
    /** For members of the charity only */
    fee_settings?: {
        absorb_platform_fees: boolean;
        absorb_processing_fees: boolean;
    } | undefined;
    /** For members of the charity only */
    volunteer_settings?: {
        auto_accept_up_to_hours: number | null;
        auto_accept_after: number;
    } | undefined;
    /** The page for giving. For members of the charity only */
    give_settings?: {
        /** Suggested amounts by currency: `{"USD": {"once": ["25.00"], "monthly": [{"amount": "10.00", "label": "A week of school meals"}]}}`. At most 8 in each list */
        amounts: {
            [key: string]: {
                once?: (string | {
                    /** @example 25.00 */
                    amount: string;
                    label: string;
                })[] | undefined;
                monthly?: (string | {
                    /** @example 25.00 */
                    amount: string;
                    label: string;
                })[] | undefined;
            };
        };
        /** ISO 4217 code, or the symbol of a crypto token */
        default_currency: Currency;
        default_frequency: "once" | "monthly";
        /** Whether the page asks, once, to make the gift monthly */
        ask_monthly: boolean;
        /**
         * Whether the page asks for a postal address
         */
        address: "off" | "optional" | "required";
        /** What the donor reads after the gift */
        thank_you: string | null;
        embed_origins: string[];
    } | undefined;
    /** What the platform found on the social profiles. Only for members of the charity, reviewers and operators. */
    social_profiles?: SocialProfile[] | undefined;
    /** Changes that are not in force yet. Only for members of the charity, reviewers and operators. */
    pending_changes?: CharityChange[] | undefined;
}
/** The answer of `POST /v1/charities/{charity_id}/photos` (Upload a photograph of a charity). */
export interface CharityPhoto {
    photo_id: string;
    /** A WebP picture. Needs no credential, and never changes. */
    url: string;
    width: number;
    height: number;
    bytes: number;
    caption: string | null;
}
/** Part of `Charity`. */
export interface SocialProfile {
    url: string;
    /**
     * received: a reviewer, or the platform, still decides
     */
    status: "received" | "passed" | "failed";
    /** Why it has not passed. null if it has, or if nobody has read it */
    problem: ("unreadable" | "no_link_back" | "refused") | null;
    /** When the platform read the page */
    checked_at: string | null;
    /** When a reviewer decided */
    decided_at: string | null;
}
/** The answer of `POST /v1/charities/{charity_id}/changes/{change_id}/confirm` (Confirm a change of name, EIN, location or wallet address). */
export interface CharityChange {
    change_id: string;
    field: "name" | "ein" | "location" | "wallet_address";
    new_value: string | {
        city: string | null;
        state: string | null;
        postal_code: string | null;
        country: string | null;
        latitude: number | null;
        longitude: number | null;
    };
    status: "pending_confirmation" | "cooling_off" | "in_review" | "in_force" | "refused" | "replaced";
    asked_by: string;
    /** End of the cooling-off. null until somebody confirms the change. */
    effective_at: string | null;
}
/** The answer of `GET /v1/charities/{charity_id}/balance` (Read a charity's balance). */
export interface CharityBalance {
    charity_id: string;
    /** By currency, as decimal strings. Negative when the charity owes money. */
    payable: {
        [key: string]: string;
    };
    /** Fees that the charity absorbed and owes, by currency */
    absorbed_fees: {
        [key: string]: string;
    };
    /** By currency */
    balances: {
        [key: string]: {
            /**
             * May be paid out. Negative when the charity owes money.
             * @example 25.00
             */
            available: string;
            /**
             * Completed gifts whose bank may still take the money back soon
             * @example 25.00
             */
            pending: string;
            /**
             * Taken out by open disputes
             * @example 25.00
             */
            reserved: string;
            /**
             * Left for an account of the charity, not yet paid
             * @example 25.00
             */
            in_transit: string;
            /** Why no money in this currency can be paid out: that of the charity, or `awaits_evm` for tokens, which wait until the platform settles on a chain. Null if it can. */
            pending_reason: ("unclaimed" | "not_verified" | "open_concern" | "not_screened" | "awaits_evm") | null;
        };
    };
    claimed: boolean;
    /** Why the charity is not paid, so that all its money is pending. Null if it is paid. */
    pending_reason: ("unclaimed" | "not_verified" | "open_concern" | "not_screened") | null;
}
/** The answer of `GET /v1/charities/{charity_id}/impact` (Read what a charity received and achieved). */
export interface CharityImpact {
    charity_id: string;
    /**
     * In USD, at the exchange rate of each gift
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
         * Decimal string
         * @example 25.00
         */
        total_donations: string;
        beneficiaries_reached: number;
        projects_completed: number;
    };
    by_month: {
        month: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        donations: number;
        hours: number;
    }[];
    /** The newest 100 */
    reports: ImpactReport[];
}
/** The answer of `POST /v1/charities/{charity_id}/impact-reports` (Report what the charity achieved in a period). */
export interface ImpactReport {
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
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
}
/** The answer of `GET /v1/charities/{charity_id}/impact-reports` (List a charity's impact reports). */
export interface ImpactReportList {
    reports: ImpactReport[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/charities/{charity_id}/trust` (Read a charity's trust score and its factors). */
export interface Trust {
    charity_id: string;
    trust_score: number;
    /**
     * 0-40, 41-70, 71-90, 91-100
     */
    trust_band: "New/Unverified" | "Basic Trust" | "High Trust" | "Exceptional Trust";
    factors: {
        name: "verification_level" | "platform_history" | "user_feedback" | "compliance_record" | "update_frequency";
        /** Maximum points of the factor. All weights add up to 100. */
        weight: number;
        /** Current points of the factor */
        points: number;
        /** Explains how the charity got these points */
        basis: string;
        /** What `basis` says, for programs. `figures` are its numbers: `gifts` and `days`, `mean`, `most` and `ratings`, `disputes`, or `days` */
        reason: {
            code: "not_verified" | "verified_basic" | "verified_standard" | "verified_enhanced" | "no_gifts" | "gifts" | "no_ratings" | "ratings" | "concern" | "no_disputes" | "disputes" | "no_updates" | "updated";
            figures: {
                [key: string]: number;
            };
        };
    }[];
    badges: string[];
    /** null until the charity is first scored */
    scored_at: string | null;
}
/** A donor's opinion. It never names the donor. */
export interface Rating {
    charity_id: string;
    /** 1 to 5 */
    rating: number;
    comment: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    updated_at: string;
}
/** The answer of `GET /v1/charities/{charity_id}/ratings` (List a charity's ratings). */
export interface RatingList {
    /** A donor's opinion. It never names the donor. */
    ratings: Rating[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/documents` (Upload a document for a verification). */
export interface Document {
    document_id: string;
    /**
     * Detected from the content
     */
    format: "pdf" | "jpeg" | "png" | "doc" | "docx";
    bytes: number;
    /** In hex */
    sha256: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
}
/** The answer of `POST /api/v1/search/events` (Record what the user did with search results). */
export interface RecordedSearchEvents {
    /** Number of events that counted, without repeats within a day */
    recorded: number;
}
/** The answer of `GET /api/v1/recommendations` (Recommend charities to the calling user, and list five groups). */
export interface Recommendations {
    recommendations: RecommendedEntity[];
    groups: {
        key: "trending_now" | "rising_stars" | "seasonal_causes" | "emergency_appeals" | "local_highlights";
        name: string;
        results: RecommendedEntity[];
    }[];
}
/** Part of `Recommendations`. */
export interface RecommendedEntity {
    id: string;
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
    /** The owner, or `id` itself for an organization */
    charity_id: string;
    /** 0 to 100 */
    score: number;
    /** For example given_together, your_causes or near_you */
    reasons: string[];
}
/** The answer of `GET /v1/charities/{charity_id}/similar` (List similar charities, by common donors or by cause and place). */
export interface SimilarCharities {
    charity_id: string;
    results: RecommendedEntity[];
}
/** The answer of `GET /api/v1/categories` (List causes with their subcategories and number of organizations). */
export interface Categories {
    categories: {
        name: "Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality";
        /** Number of listed organizations */
        count: number;
        sub_categories: string[];
    }[];
}
/** The answer of `POST /api/v1/trends/signals` (Report that a charity was mentioned. Operators also report emergencies). */
export interface RecordedTrendSignal {
    signal_id: string;
}
/** The answer of `POST /v1/donations` (Give to a charity). */
export interface DonationCreated {
    donation_id: string;
    transaction_hash: string;
    status: DonationStatus;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date
     * The day of the gift, which decides its receipt and its year: the day on which the charge was approved, or the bank debit accepted. It is provisional before. In `donor.time_zone`, else in the time zone of the charity, else in UTC.
     */
    given_on: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    estimated_confirmation: string;
    fees: DonationFees;
    /**
     * Decimal string
     * @example 25.00
     */
    total_charge: string;
    recurring_id: string | null;
    /** What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift. */
    matched_amount: string | null;
    /** ISO 4217 code, or the symbol of a crypto token */
    matched_currency: Currency | null;
    /** True if the sponsor could not be charged. The gift is then not matched. */
    match_failed: boolean;
    /** The gifts that this gift of a sponsor matches */
    matches: string[];
    /** False if nobody acts for the charity yet. Its money waits until somebody claims it. */
    claimed: boolean;
    /** Null if the charity is claimed. Otherwise, the donor may choose another charity or a full refund this many days after completion, if nobody claims it first. */
    donor_chooses_after_days: number | null;
}
/** Part of `DonationCreated`. */
export type DonationStatus = "pending" | "completed" | "failed" | "refunded" | "disputed";
/** Part of `DonationCreated`. */
export interface DonationFees {
    /**
     * Decimal string
     * @example 25.00
     */
    platform_fee: string;
    /**
     * Decimal string
     * @example 25.00
     */
    processing_fee: string;
    /**
     * Decimal string
     * @example 25.00
     */
    additional_fees: string;
    /**
     * Decimal string
     * @example 25.00
     */
    total_fees: string;
    /** Fees that the organization absorbs and owes. Not part of the other fees. */
    absorbed: {
        /**
         * Decimal string
         * @example 25.00
         */
        platform_fee: string;
        /**
         * Decimal string
         * @example 25.00
         */
        processing_fee: string;
        /**
         * Decimal string
         * @example 25.00
         */
        total_fees: string;
    };
    organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
}
/** The answer of `GET /v1/donations` (Find gifts of all donors). */
export interface DonationList {
    donations: ListedDonation[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/donations/{donation_id}/redirect` (Choose another charity for a gift that nobody claimed). */
export interface ListedDonation {
    donation_id: string;
    transaction_hash: string;
    status: DonationStatus;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date
     * The day of the gift, which decides its receipt and its year: the day on which the charge was approved, or the bank debit accepted. It is provisional before. In `donor.time_zone`, else in the time zone of the charity, else in UTC.
     */
    given_on: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    estimated_confirmation: string;
    fees: DonationFees;
    /**
     * Decimal string
     * @example 25.00
     */
    total_charge: string;
    recurring_id: string | null;
    /** What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift. */
    matched_amount: string | null;
    /** ISO 4217 code, or the symbol of a crypto token */
    matched_currency: Currency | null;
    /** True if the sponsor could not be charged. The gift is then not matched. */
    match_failed: boolean;
    /** The gifts that this gift of a sponsor matches */
    matches: string[];
    charity_id: string;
    donor_id: string;
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    payment_method: "card" | "ach" | "crypto";
    source: string;
    /**
     * The settlement network on which the gift was accepted. It never changes.
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
     * Decimal string
     * @example 25.00
     */
    net_amount: string;
    /**
     * Decimal string
     * @example 25.00
     */
    refunded_amount: string;
    /** ISO 8601, UTC */
    completed_at: string | null;
    failure: {
        code: string;
        message: string;
    } | null;
    /** The gift to an unclaimed charity whose place this one takes */
    redirected_from: string | null;
    /** The gift that takes the place of this one. Only that gift counts. */
    redirected_to: string | null;
    /** The workflow that drives it, for a plan its schedule. Only operators see it. null if none runs it yet. */
    workflow?: ({
        id: string;
        /** Its page in the Temporal UI. null if the installation does not name a Temporal UI. */
        url: string | null;
    } | null) | undefined;
}
/** The answer of `GET /v1/donations/{donation_id}` (Read a gift and its progress). */
export interface Donation {
    donation_id: string;
    transaction_hash: string;
    status: DonationStatus;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date
     * The day of the gift, which decides its receipt and its year: the day on which the charge was approved, or the bank debit accepted. It is provisional before. In `donor.time_zone`, else in the time zone of the charity, else in UTC.
     */
    given_on: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    estimated_confirmation: string;
    fees: DonationFees;
    /**
     * Decimal string
     * @example 25.00
     */
    total_charge: string;
    recurring_id: string | null;
    /** What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift. */
    matched_amount: string | null;
    /** ISO 4217 code, or the symbol of a crypto token */
    matched_currency: Currency | null;
    /** True if the sponsor could not be charged. The gift is then not matched. */
    match_failed: boolean;
    /** The gifts that this gift of a sponsor matches */
    matches: string[];
    charity_id: string;
    donor_id: string;
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    payment_method: "card" | "ach" | "crypto";
    source: string;
    /**
     * The settlement network on which the gift was accepted. It never changes.
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
     * Decimal string
     * @example 25.00
     */
    net_amount: string;
    /**
     * Decimal string
     * @example 25.00
     */
    refunded_amount: string;
    /** ISO 8601, UTC */
    completed_at: string | null;
    failure: {
        code: string;
        message: string;
    } | null;
    /** The gift to an unclaimed charity whose place this one takes */
    redirected_from: string | null;
    /** The gift that takes the place of this one. Only that gift counts. */
    redirected_to: string | null;
    /** The workflow that drives it, for a plan its schedule. Only operators see it. null if none runs it yet. */
    workflow?: ({
        id: string;
        /** Its page in the Temporal UI. null if the installation does not name a Temporal UI. */
        url: string | null;
    } | null) | undefined;
    /** What went back by refunds and lost disputes. null if nothing did. */
    refunded: {
        /**
         * The part of the gift. The same as `refunded_amount`.
         * @example 25.00
         */
        given: string;
        /**
         * The proportional part of covered fees, minus `fees_kept`. Negative if more is kept than was covered.
         * @example 2.20
         */
        fees: string;
        /**
         * What the donor got back: `given` plus `fees`
         * @example 25.00
         */
        returned: string;
    } | null;
    /** Blocks that confirm the transfer so far. Keeps growing after completion. */
    confirmations: number;
    /** What the donor must do before the gift can continue. Only the donor sees this. Null if nothing is needed. */
    next_action: {
        type: "authenticate";
        url: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        expires_at: string;
    } | null;
    /** False if nobody acts for the charity yet. Its money waits until somebody claims it. */
    claimed: boolean;
    /** Null if the charity is claimed. Otherwise, the donor may choose another charity or a full refund this many days after completion, if nobody claims it first. */
    donor_chooses_after_days: number | null;
    /** As said with the gift. null if nothing was said. */
    donor: {
        name: string;
        email: string;
        address: {
            line1: string;
            line2: string | null;
            city: string;
            state: string | null;
            postal_code: string;
            country: string;
        } | null;
        company: string | null;
        tax_id: string | null;
        time_zone: string | null;
    } | null;
    tribute: {
        kind: "in_honor" | "in_memory";
        name: string;
        notify: {
            name: string;
            email: string;
            message: string | null;
            /** Format: date */
            send_on: string;
            /** ISO 8601, UTC */
            sent_at: string | null;
        } | null;
    } | null;
    employer: string | null;
    /** Whether the charity sees who gave */
    contact_consent: boolean;
    timeline: {
        status: string;
        /**
         * What happened
         */
        code: "accepted" | "confirmation_needed" | "confirmed" | "failed" | "redirected_to" | "redirected_from" | "refunded" | "partly_refunded" | "refund_failed" | "refund_reversed" | "disputed" | "debit_returned" | "dispute_took_back" | "money_returned" | "evidence_submitted" | "evidence_refused" | "dispute_won" | "dispute_lost" | "dispute_unanswered" | "dispute_reversed" | "match_failed" | "match_lowered";
        /** In the gift's currency */
        amount: string | null;
        /** The code of a failure or of a returned debit */
        reason: string | null;
        /** The same in English */
        detail: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        at: string;
    }[];
}
/** The answer of `GET /v1/donations/{donation_id}/proof` (Read the proof that a gift is in the receipt log). */
export interface DonationProof {
    /** The canonical text of the leaf (RFC 8785), byte for byte */
    leaf: string;
    leaf_hash: string;
    leaf_index: number;
    /** A C2SP checkpoint: a signed note */
    checkpoint: string;
    tree_size: number;
    /** Hashes of 64 lower-case hex digits */
    inclusion_proof: string[];
    /** The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
    witnessed: {
        /** A C2SP checkpoint: a signed note */
        checkpoint: string;
        tree_size: number;
        /** Hashes of 64 lower-case hex digits */
        inclusion_proof: string[];
    } | null;
    /** Reserved for checkpoints on a blockchain. Always null. */
    anchor: string | null;
    /** The refunds, lost disputes and failed refunds of the gift, oldest first, as far as a checkpoint covers them */
    later: {
        /** The canonical text of the leaf (RFC 8785), byte for byte */
        leaf: string;
        leaf_hash: string;
        leaf_index: number;
        /** A C2SP checkpoint: a signed note */
        checkpoint: string;
        tree_size: number;
        /** Hashes of 64 lower-case hex digits */
        inclusion_proof: string[];
        /** The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
        witnessed: {
            /** A C2SP checkpoint: a signed note */
            checkpoint: string;
            tree_size: number;
            /** Hashes of 64 lower-case hex digits */
            inclusion_proof: string[];
        } | null;
        /** Reserved for checkpoints on a blockchain. Always null. */
        anchor: string | null;
    }[];
}
/** The answer of `POST /v1/donations/{donation_id}/redirect` (Choose another charity for a gift that nobody claimed). */
export interface Approval {
    approval_id: string;
    action: "erasure" | "exchange_rate" | "fee_terms" | "member" | "member_removal" | "platform_cost" | "redirect";
    /** What the act changes */
    subject: {
        type: string;
        id: string;
    };
    /**
     * Only a waiting approval can be decided
     */
    status: "waiting" | "approved" | "refused" | "expired";
    /** What the act replaces, and by what */
    change: {
        before: {
            [key: string]: unknown;
        } | null;
        after: {
            [key: string]: unknown;
        };
    };
    /** Why the operator asked */
    reason: string | null;
    /** null: asked for on the host */
    asked_by: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    asked_at: string;
    /** null until somebody decides, or if decided alone */
    decided_by: string | null;
    /** ISO 8601, UTC */
    decided_at: string | null;
    /** true: approved on the host, because no other operator could decide */
    decided_alone: boolean;
    /**
     * Format: date-time
     * Nobody decides it afterwards
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
}
/** The answer of `GET /v1/unclaimed-gifts` (List the gifts that wait for a charity to be claimed). */
export interface UnclaimedGiftList {
    gifts: UnclaimedGift[];
    total: number;
    limit: number;
    offset: number;
}
/** Part of `UnclaimedGiftList`. */
export interface UnclaimedGift {
    donation_id: string;
    charity_id: string;
    charity_name: string;
    donor_id: string;
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    /**
     * Waits for the charity
     * @example 25.00
     */
    net_amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    completed_at: string;
    /** Days since completion. A day lasts one second in the sandbox. */
    age_days: number;
    /**
     * Who may choose another charity now
     */
    stage: "waiting" | "donor_chooses" | "operator_chooses";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    donor_chooses_from: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    operator_chooses_from: string;
    /** ISO 8601, UTC */
    donor_told_at: string | null;
}
/** The answer of `GET /v1/charities/{charity_id}/donations` (List the gifts to a charity). */
export interface CharityDonationList {
    donations: CharityDonation[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/charities/{charity_id}/donations/{donation_id}` (Read a gift to a charity). */
export interface CharityDonation {
    donation_id: string;
    transaction_hash: string;
    status: DonationStatus;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date
     * The day of the gift, which decides its receipt and its year: the day on which the charge was approved, or the bank debit accepted. It is provisional before. In `donor.time_zone`, else in the time zone of the charity, else in UTC.
     */
    given_on: string;
    fees: DonationFees;
    /**
     * Decimal string
     * @example 25.00
     */
    total_charge: string;
    recurring_id: string | null;
    /** What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift. */
    matched_amount: string | null;
    /** ISO 4217 code, or the symbol of a crypto token */
    matched_currency: Currency | null;
    /** True if the sponsor could not be charged. The gift is then not matched. */
    match_failed: boolean;
    /** The gifts that this gift of a sponsor matches */
    matches: string[];
    charity_id: string;
    /** null when the gift is anonymous, or `contact_consent` is false */
    donor_id: string | null;
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    payment_method: "card" | "ach" | "crypto";
    /**
     * The settlement network on which the gift was accepted. It never changes.
     */
    network: "sandbox" | "receipts";
    message: string | null;
    anonymous: boolean;
    cover_fees: boolean;
    campaign_id: string | null;
    /**
     * Decimal string
     * @example 25.00
     */
    net_amount: string;
    /**
     * Decimal string
     * @example 25.00
     */
    refunded_amount: string;
    /** ISO 8601, UTC */
    completed_at: string | null;
    /** The gift to an unclaimed charity whose place this one takes */
    redirected_from: string | null;
    /** The gift that takes the place of this one. Only that gift counts. */
    redirected_to: string | null;
    /** As said with the gift. null if nothing was said, the gift is anonymous, or `contact_consent` is false. */
    donor: ShownDonor | null;
    tribute: {
        kind: "in_honor" | "in_memory";
        name: string;
    } | null;
}
/** Part of `CharityDonation`. */
export interface ShownDonor {
    name: string;
    email: string;
    address: {
        line1: string;
        line2: string | null;
        city: string;
        state: string | null;
        postal_code: string;
        country: string;
    } | null;
    company: string | null;
}
/** The answer of `GET /v1/charities/{charity_id}/donors` (List the donors of a charity with what they gave). */
export interface CharityDonorList {
    donors: CharityDonor[];
    total: number;
    limit: number;
    offset: number;
}
/** Part of `CharityDonorList`. */
export interface CharityDonor {
    /**
     * For a guest that an account took over, the account
     * @example user_01kakv0000000000000000000
     */
    donor_id: string;
    /** @example Ada Lovelace */
    name: string;
    /**
     * null for a user without a sign-in
     * @example ada@example.org
     */
    email: string | null;
    /** What the donor gave, less what was given back, by currency */
    totals: {
        /** ISO 4217 code, or the symbol of a crypto token */
        currency: Currency;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
    }[];
    /** @example 3 */
    donations: number;
    /** true if one of the gifts is of a plan */
    recurring: boolean;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    first_donation_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    last_donation_at: string;
}
/** The answer of `GET /v1/guest-reports` (List addresses whose guests gave more in a year than their limit). */
export interface GuestReportList {
    guest_reports: GuestReport[];
    total: number;
    limit: number;
    offset: number;
}
/** Part of `GuestReportList`. */
export interface GuestReport {
    guest_report_id: string;
    email: string;
    year: number;
    /**
     * What the guests and the account of the address gave in the year
     * @example 25.00
     */
    given: string;
    currency: "USD";
    required_level: string;
    /** The gift that exceeded the limit */
    donation_id: string;
    /** The guest who made that gift, and the account that has confirmed the address. They may be different people. An operator blocks one with `POST /v1/users/{user_id}/block`. */
    people: {
        user_id: string;
        kind: "guest" | "account";
        /** ISO 8601, UTC */
        blocked_at: string | null;
    }[];
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
}
/** The answer of `POST /api/v1/fees/calculate` (Quote the fees of a gift). */
export interface FeeQuote {
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    payment_method: "card" | "ach" | "crypto" | "wire";
    breakdown: {
        /**
         * In units of the quote's currency
         * @example 2.5
         */
        donation_amount: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        donation_amount_exact: string;
        /**
         * In units of the quote's currency
         * @example 2.5
         */
        platform_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        platform_fee_exact: string;
        /**
         * In units of the quote's currency
         * @example 2.5
         */
        processing_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        processing_fee_exact: string;
        /**
         * In units of the quote's currency
         * @example 2.5
         */
        additional_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        additional_fees_exact: string;
        /**
         * In units of the quote's currency
         * @example 2.5
         */
        total_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        total_fees_exact: string;
        /**
         * Amount that reaches the charity
         * @example 2.5
         */
        net_amount: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        net_amount_exact: string;
    };
    /**
     * Amount that the donor pays
     * @example 2.5
     */
    total_charge: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    total_charge_exact: string;
    /** Fees that the organization absorbs and owes. Not part of the breakdown. */
    absorbed: {
        /**
         * In units of the quote's currency
         * @example 2.5
         */
        platform_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        platform_fee_exact: string;
        /**
         * In units of the quote's currency
         * @example 2.5
         */
        processing_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        processing_fee_exact: string;
        /**
         * In units of the quote's currency
         * @example 2.5
         */
        total_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        total_fees_exact: string;
    };
    rates: {
        /**
         * A fraction: 0.025 is 2.5%
         * @example 0.025
         */
        platform_rate: number;
        /**
         * A fraction: 0.025 is 2.5%
         * @example 0.025
         */
        processing_rate: number;
        /**
         * In units of the quote's currency
         * @example 0.3
         */
        processing_fixed: number;
    };
    organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
    /** The tier above, which a calendar month earns for the next one. Only for members of the organization and operators. Null above the highest tier, and for a rate that an operator granted. */
    next_tier?: ({
        tier: "standard" | "bronze" | "silver" | "gold" | "platinum";
        /**
         * The month's volume must be more than this
         * @example 10000
         */
        at_usd: number;
        /**
         * The volume of this calendar month so far
         * @example 2500
         */
        this_month_usd: number;
    } | null) | undefined;
    /** The day on which the fee schedule took effect */
    fee_schedule: string;
    /** False if nobody acts for the charity yet. Its money waits until somebody claims it. */
    claimed: boolean;
    /** Null if the charity is claimed. Otherwise, the donor may choose another charity or a full refund this many days after completion, if nobody claims it first. */
    donor_chooses_after_days: number | null;
}
/** The answer of `GET /api/v1/fees/report` (Report the fees of a range of days). */
export interface FeeReport {
    /** @example 2026-11-21 */
    start_date: string;
    /** @example 2026-11-21 */
    end_date: string;
    currency: "USD";
    totals: {
        /** Number of completed gifts */
        donations: number;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        donation_amount: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        donation_amount_exact: string;
        /**
         * Fees that donors paid on top of their gifts
         * @example 94.3
         */
        covered_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        covered_fees_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        platform_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        platform_fee_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        processing_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        processing_fee_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        additional_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        additional_fees_exact: string;
        /**
         * platform_fee + processing_fee + additional_fees
         * @example 94.3
         */
        total_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        total_fees_exact: string;
        /**
         * Costs that the platform bears instead of the organizations
         * @example 94.3
         */
        borne_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        borne_fees_exact: string;
        /**
         * Amount that reached the organizations: donation_amount + covered_fees - total_fees + borne_fees
         * @example 94.3
         */
        net_amount: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        net_amount_exact: string;
        /**
         * Fees that organizations absorbed and owe to the platform. Not part of total_fees.
         * @example 94.3
         */
        absorbed_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        absorbed_fees_exact: string;
        /** The actual fee of the processor. Null until the processor has reported it. */
        processing_cost: number | null;
        /** The same amount, exactly */
        processing_cost_exact: string | null;
    };
    rows: FeeReportRow[];
    page: number;
    limit: number;
    total: number;
}
/** Part of `FeeReport`. */
export interface FeeReportRow {
    /** @example 2026-11-21 */
    date: string;
    organization_id: string;
    /**
     * `donation` are gifts, their refunds and disputes. The balance of an organization pays the other kinds, which have neither method nor tier.
     */
    kind: "donation" | "payout_fee" | "subscription" | "service";
    payment_method: ("card" | "ach" | "crypto" | "wire") | null;
    organization_tier: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | null;
    /** Number of completed gifts */
    donations: number;
    /**
     * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
     * @example 94.3
     */
    donation_amount: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    donation_amount_exact: string;
    /**
     * Fees that donors paid on top of their gifts
     * @example 94.3
     */
    covered_fees: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    covered_fees_exact: string;
    /**
     * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
     * @example 94.3
     */
    platform_fee: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    platform_fee_exact: string;
    /**
     * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
     * @example 94.3
     */
    processing_fee: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    processing_fee_exact: string;
    /**
     * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
     * @example 94.3
     */
    additional_fees: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    additional_fees_exact: string;
    /**
     * platform_fee + processing_fee + additional_fees
     * @example 94.3
     */
    total_fees: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    total_fees_exact: string;
    /**
     * Costs that the platform bears instead of the organizations
     * @example 94.3
     */
    borne_fees: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    borne_fees_exact: string;
    /**
     * Amount that reached the organizations: donation_amount + covered_fees - total_fees + borne_fees
     * @example 94.3
     */
    net_amount: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    net_amount_exact: string;
    /**
     * Fees that organizations absorbed and owe to the platform. Not part of total_fees.
     * @example 94.3
     */
    absorbed_fees: number;
    /**
     * The same amount, exactly
     * @example 94.30
     */
    absorbed_fees_exact: string;
    /** The actual fee of the processor. Null until the processor has reported it. */
    processing_cost: number | null;
    /** The same amount, exactly */
    processing_cost_exact: string | null;
}
/** The answer of `GET /api/v1/fees/summary` (Sum up fees by day, week, month, quarter or year). */
export interface FeeSummary {
    period: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
    /** @example 2026-11-21 */
    start_date: string;
    /** @example 2026-11-21 */
    end_date: string;
    currency: "USD";
    buckets: {
        /** @example 2026-11-21 */
        start: string;
        /** @example 2026-11-21 */
        end: string;
        /** Number of completed gifts */
        donations: number;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        donation_amount: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        donation_amount_exact: string;
        /**
         * Fees that donors paid on top of their gifts
         * @example 94.3
         */
        covered_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        covered_fees_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        platform_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        platform_fee_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        processing_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        processing_fee_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        additional_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        additional_fees_exact: string;
        /**
         * platform_fee + processing_fee + additional_fees
         * @example 94.3
         */
        total_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        total_fees_exact: string;
        /**
         * Costs that the platform bears instead of the organizations
         * @example 94.3
         */
        borne_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        borne_fees_exact: string;
        /**
         * Amount that reached the organizations: donation_amount + covered_fees - total_fees + borne_fees
         * @example 94.3
         */
        net_amount: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        net_amount_exact: string;
        /**
         * Fees that organizations absorbed and owe to the platform. Not part of total_fees.
         * @example 94.3
         */
        absorbed_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        absorbed_fees_exact: string;
        /** The actual fee of the processor. Null until the processor has reported it. */
        processing_cost: number | null;
        /** The same amount, exactly */
        processing_cost_exact: string | null;
    }[];
}
/** The answer of `GET /api/v1/fees/export` (Export every posting of a range of days). */
export interface FeeExport {
    /** @example 2026-11-21 */
    start_date: string;
    /** @example 2026-11-21 */
    end_date: string;
    currency: "USD";
    rows: {
        /** Format: date-time */
        posted_at: string;
        /** Kind of the posting, such as completed or refunded, or payout_fee, subscription or service */
        kind: string;
        donation_id: string | null;
        /** The refund, dispute, payout or bill */
        cause_id: string | null;
        organization_id: string;
        organization_name: string;
        /** null when the gift is anonymous, or `contact_consent` is false */
        donor_id: string | null;
        payment_method: ("card" | "ach" | "crypto" | "wire") | null;
        organization_tier: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | null;
        gift_currency: string | null;
        /** In the currency of the gift */
        gift_amount: number | null;
        /** The same amount, exactly */
        gift_amount_exact: string | null;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        donation_amount: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        donation_amount_exact: string;
        /**
         * Fees that donors paid on top of their gifts
         * @example 94.3
         */
        covered_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        covered_fees_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        platform_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        platform_fee_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        processing_fee: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        processing_fee_exact: string;
        /**
         * US dollars. All amounts of a gift, payout or bill are shares of one conversion.
         * @example 94.3
         */
        additional_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        additional_fees_exact: string;
        /**
         * platform_fee + processing_fee + additional_fees
         * @example 94.3
         */
        total_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        total_fees_exact: string;
        /**
         * Costs that the platform bears instead of the organizations
         * @example 94.3
         */
        borne_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        borne_fees_exact: string;
        /**
         * Amount that reached the organizations: donation_amount + covered_fees - total_fees + borne_fees
         * @example 94.3
         */
        net_amount: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        net_amount_exact: string;
        /**
         * Fees that organizations absorbed and owe to the platform. Not part of total_fees.
         * @example 94.3
         */
        absorbed_fees: number;
        /**
         * The same amount, exactly
         * @example 94.30
         */
        absorbed_fees_exact: string;
        /** The actual fee of the processor. Null until the processor has reported it. */
        processing_cost: number | null;
        /** The same amount, exactly */
        processing_cost_exact: string | null;
    }[];
}
/** The answer of `GET /api/v1/fees/organizations/{organization_id}` (Read which rate an organization pays and why). */
export interface FeeTerms {
    organization_id: string;
    /**
     * Tier that prices a gift made now
     */
    organization_tier: "standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated";
    /**
     * A fraction
     * @example 0.0125
     */
    platform_rate: number;
    /**
     * Tier for the volume of the previous calendar month
     */
    earned_tier: "standard" | "bronze" | "silver" | "gold" | "platinum";
    /** US dollars */
    previous_month_volume: number;
    absorbs: {
        platform_fees: boolean;
        processing_fees: boolean;
    };
    nonprofit_approved: boolean;
    /** A fraction */
    negotiated_rate: number | null;
    high_volume: {
        /**
         * A fraction
         * @example 0.0125
         */
        rate: number;
        /** US dollars */
        minimum_monthly_volume: number;
        starts_on: string;
        committed_until: string;
        /** The terms end on this day unless they are renewed */
        review_on: string;
    } | null;
    custom_reporting: boolean;
    api_premium: boolean;
    /** Conditions of the nonprofit discount that are not met */
    nonprofit_unmet: ("charitable_status" | "revenue_under_limit" | "approval")[];
    high_volume_in_force: boolean;
    /** Monthly fees of the subscriptions */
    monthly_fees: {
        /** US dollars */
        custom_reporting: number;
        /** US dollars */
        api_premium: number;
        /** US dollars */
        total: number;
    };
    /** The last 100 changes, newest first */
    history: {
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        changed_at: string;
        changed_by: string;
        reason: string;
        nonprofit_approved: boolean;
        /** A fraction */
        negotiated_rate: number | null;
        high_volume: {
            /**
             * A fraction
             * @example 0.0125
             */
            rate: number;
            /** US dollars */
            minimum_monthly_volume: number;
            starts_on: string;
            committed_until: string;
            /** The terms end on this day unless they are renewed */
            review_on: string;
        } | null;
    }[];
}
/** The answer of `GET /v1/exchange-rates` (List the stored exchange rates). */
export interface ExchangeRateList {
    exchange_rates: ExchangeRate[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/exchange-rates` (Set an exchange rate). */
export interface ExchangeRate {
    /** ISO 4217 code, or the symbol of a crypto token */
    from: Currency;
    to: "USD";
    /**
     * The price of one unit in US dollars
     * @example 1.0834
     */
    rate: string;
    /**
     * Format: date
     * The UTC day from which the rate counts, until the next one
     */
    date: string;
    /**
     * initial: set by the installation; file, url: reference rates; operator: set by an operator
     */
    origin: "initial" | "file" | "url" | "operator";
    reason: string | null;
    /** The operator’s user id */
    set_by: string | null;
    /** ISO 8601, UTC */
    set_at: string | null;
}
/** The answer of `POST /v1/campaigns` (Start a campaign for a charity). */
export interface Campaign {
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
     * Decimal string
     * @example 25.00
     */
    funding_goal: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /**
     * At the exchange rate of the day the goal was set
     * @example 25.00
     */
    funding_goal_usd: string;
    /**
     * Gifts minus returns, at each gift’s exchange rate
     * @example 25.00
     */
    raised_usd: string;
    donations: number;
    /** Rounded down. Above 100 when the goal is exceeded. */
    progress_percent: number;
    deadline: string | null;
    /** The sponsor’s pledge that matches gifts now. Null if there is none. */
    matching: {
        /**
         * Decimal string
         * @example 25.00
         */
        cap: string;
        /**
         * What a sponsor adds to gifts so far
         * @example 25.00
         */
        used: string;
        /**
         * Decimal string
         * @example 25.00
         */
        left: string;
        /** ISO 4217 code, or the symbol of a crypto token */
        currency: Currency;
        /**
         * What the sponsor adds to each unit of a gift
         * @example 1.00
         */
        ratio: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        ends_at: string;
    } | null;
    /** The same as `matching.left` */
    matching_funds: string | null;
    /** True if a gift is matched now */
    matching_funds_available: boolean;
    update_frequency: ("daily" | "weekly" | "monthly" | "quarterly") | null;
    /**
     * `ended` after the deadline, `closed` by hand. Both refuse gifts.
     */
    status: "active" | "ended" | "closed";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    updated_at: string;
    /** ISO 8601, UTC */
    closed_at: string | null;
}
/** The answer of `GET /v1/campaigns` (List campaigns). */
export interface CampaignList {
    campaigns: Campaign[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/campaigns/{campaign_id}/matching` (Pledge to match the gifts of a campaign). */
export interface MatchingPledge {
    pledge_id: string;
    campaign_id: string;
    charity_id: string;
    sponsor_id: string;
    /** Only the sponsor and operators see it */
    source: string | null;
    payment_method: "card" | "ach" | "crypto";
    ratio: string;
    /**
     * Decimal string
     * @example 25.00
     */
    cap: string;
    /**
     * What the matched gifts keep of the cap
     * @example 25.00
     */
    used: string;
    /**
     * Decimal string
     * @example 25.00
     */
    left: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    ends_at: string;
    /**
     * `withdrawn` if the pledge was never accepted. An `ended` one matches no more gifts.
     */
    status: "pending" | "accepted" | "withdrawn" | "ended";
    end_reason: ("sponsor" | "charity" | "time" | "charge_failed") | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** ISO 8601, UTC */
    accepted_at: string | null;
    /** ISO 8601, UTC */
    ended_at: string | null;
    /** When matches that are due are charged next */
    next_charge_at: string | null;
}
/** The answer of `GET /v1/campaigns/{campaign_id}/matching` (List the pledges for a campaign). */
export interface MatchingPledgeList {
    pledges: MatchingPledge[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/opportunities` (Offer volunteer work for a charity). */
export interface Opportunity {
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
    mode: "in_person" | "virtual" | "hybrid";
    time_commitment: "one_time" | "weekly" | "monthly" | "flexible";
    skills: string[];
    required_qualifications: string[];
    background_check_required: boolean;
    verification_level_required: ("basic" | "standard" | "enhanced") | null;
    minimum_age: number | null;
    maximum_age: number | null;
    accessibility: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals")[];
    verifier_id: string | null;
    status: "active" | "closed";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    updated_at: string;
    /** ISO 8601, UTC */
    closed_at: string | null;
}
/** The answer of `GET /v1/opportunities` (List volunteer opportunities). */
export interface OpportunityList {
    opportunities: Opportunity[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/volunteer/hours/decisions` (Make the same decision on up to 100 submissions). */
export interface VolunteerHoursBulkResult {
    results: {
        submission_id: string;
        /** The new status, or null after an error */
        status: VolunteerHoursStatus | null;
        error: {
            code: string;
            message: string;
            details: {
                [key: string]: unknown;
            };
        } | null;
    }[];
}
/** Part of `VolunteerHoursBulkResult`. */
export type VolunteerHoursStatus = "pending" | "in_review" | "information_required" | "verified" | "rejected" | "withdrawn" | "expired";
/** The answer of `POST /v1/volunteer/hours/{submission_id}/decision` (Verify hours, reject them, or ask for more information). */
export interface VolunteerHours {
    submission_id: string;
    charity_id: string;
    opportunity_id: string | null;
    volunteer_id: string;
    verifier_id: string | null;
    /** Hours that count, as claimed or as reduced by the charity */
    hours: number;
    claimed_hours: number;
    date: string;
    start_time: string | null;
    description: string;
    proof_documents: string[];
    status: VolunteerHoursStatus;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    submitted_at: string;
    /** ISO 8601, UTC */
    decided_at: string | null;
    /** The user who decided. null if the charity's rule or the deadline decided. */
    decided_by: string | null;
    reason: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
    /** ISO 8601, UTC */
    handed_over_at: string | null;
    timeline: {
        status: string;
        detail: string;
        by: string | null;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        at: string;
    }[];
}
/** The answer of `GET /v1/charities/{charity_id}/volunteer-hours` (List the hours submitted to a charity). */
export interface VolunteerHoursList {
    submissions: VolunteerHours[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/volunteer/hours/{submission_id}/certificate` (Read the certificate of one verified submission). */
export interface VolunteerCertificate {
    volunteer: {
        id: string;
        name: string;
    };
    /** First requested day, or null if none was given */
    from: string | null;
    /** Last requested day, or null if none was given */
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
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        verified_at: string;
    }[];
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    issued_at: string;
}
/** The answer of `POST /v1/volunteer/qualifications` (State a skill, license or certification). */
export interface Qualification {
    qualification_id: string;
    volunteer_id: string;
    kind: "skill" | "license" | "certification" | "portfolio" | "assessment";
    name: string;
    /** For reviewers and operators who read this one only */
    number: string | null;
    number_last4: string | null;
    authority: string | null;
    country: string | null;
    issued_on: string | null;
    expires_on: string | null;
    documents: string[];
    status: "pending" | "confirmed" | "refused" | "withdrawn" | "expired";
    reason: string | null;
    /** For reviewers and operators only */
    decided_by: string | null;
    /** ISO 8601, UTC */
    decided_at: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
}
/** The answer of `GET /v1/volunteer/qualifications` (List the caller's skills and licenses). */
export interface QualificationList {
    qualifications: Qualification[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/users/me/impact` (Read the caller's gifts, hours and share of reported impact). */
export interface UserImpact {
    /**
     * In USD, at the exchange rate of each gift
     * @example 25.00
     */
    total_donated: string;
    /** Verified hours, rounded down */
    total_volunteer_hours: number;
    /** Charities that the caller gave to or worked for */
    charities_supported: number;
    /** The caller's share of the results that charities reported. Each report counts in proportion to the caller's share of all gifts to the charity in the report's period. */
    impact_metrics: AttributedImpact;
    achievements: {
        badge: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        earned_at: string;
    }[];
}
/** The caller's share of the results that charities reported. Each report counts in proportion to the caller's share of all gifts to the charity in the report's period. */
export interface AttributedImpact {
    people_helped: number;
    projects_funded: number;
    /** @example 12.5 kg */
    carbon_offset: string;
}
/** The answer of `GET /v1/users/me/impact/{year}` (Read the caller's year in review). */
export interface YearInReview {
    year: number;
    /**
     * In USD, at the exchange rate of each gift
     * @example 25.00
     */
    total_donated: string;
    /** Verified hours, rounded down */
    total_volunteer_hours: number;
    /** Charities that the caller gave to or worked for */
    charities_supported: number;
    /** The caller's share of the results that charities reported. Each report counts in proportion to the caller's share of all gifts to the charity in the report's period. */
    impact_metrics: AttributedImpact;
    achievements: {
        badge: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
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
         * Decimal string
         * @example 25.00
         */
        amount: string;
        donations: number;
        hours: number;
    }[];
    /** Most money first, then most hours */
    charities: {
        charity_id: string;
        name: string;
        /**
         * Decimal string
         * @example 25.00
         */
        amount: string;
        donations: number;
        hours: number;
    }[];
}
/** The answer of `POST /v1/donations/{donation_id}/refunds` (Refund a completed gift, fully or in part). */
export interface Refund {
    refund_id: string;
    donation_id: string;
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    status: "pending" | "completed" | "failed";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    reason: string | null;
    requested_by: "donor" | "charity" | "platform";
    /**
     * The proportional part of covered fees, minus `fees_kept`. Negative if more is kept than was covered.
     * @example 2.20
     */
    fees: string;
    /**
     * Returned to the source: `amount` plus `fees`
     * @example 25.00
     */
    returned_amount: string;
    /**
     * Part of the processing fee that is not returned when the donor asks for the refund
     * @example 25.00
     */
    fees_kept: string;
    /**
     * The same as `returned_amount`
     * @example 25.00
     */
    returned_to_donor: string;
    /**
     * Decimal string
     * @example 25.00
     */
    platform_fee_returned: string;
    /** ISO 8601, UTC */
    settled_at: string | null;
    /** The time at which a completed refund failed. The money never reached the donor. */
    reversed_at: string | null;
    failure: {
        code: string;
        message: string;
    } | null;
    /** The charity cannot pay this refund. It stays pending until an operator decides. */
    awaits_decision: boolean;
    decision: {
        decision: "platform_bears" | "refuse";
        reason: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        decided_at: string;
    } | null;
}
/** The answer of `GET /v1/donations/{donation_id}/refunds` (List the refunds of a gift). */
export interface RefundList {
    refunds: Refund[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/donations/{donation_id}/disputes` (Record that the donor's bank disputes a gift). */
export interface Dispute {
    dispute_id: string;
    donation_id: string;
    status: "opened" | "under_review" | "won" | "lost";
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /**
     * Amount that the donor's bank withdrew
     * @example 25.00
     */
    withdrawn: string;
    /**
     * The chargeback fee that the charity owes, whatever the outcome
     * @example 25.00
     */
    fee: string;
    reason: string | null;
    /** The code of the bank that returned a debit, such as R01 or AC04. Then `reason` is `ach_return`. */
    return_code: string | null;
    /** For the charity and operators only */
    evidence: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    evidence_due_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** ISO 8601, UTC */
    resolved_at: string | null;
    /** When a dispute that was lost was won after all. Then `resolved_at` is the same time. */
    reversed_at: string | null;
}
/** The answer of `GET /v1/donations/{donation_id}/disputes` (List the disputes of a gift). */
export interface DisputeList {
    disputes: Dispute[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/charities/{charity_id}/write-offs` (Ask to write off a charity's debt). */
export interface WriteOff {
    write_off_id: string;
    charity_id: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    reason: string;
    status: "pending" | "approved";
    requested_by: string;
    approved_by: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** ISO 8601, UTC */
    approved_at: string | null;
}
/** The answer of `GET /v1/charities/{charity_id}/write-offs` (List the write-offs of a charity). */
export interface WriteOffList {
    write_offs: WriteOff[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/operations/summary` (Read how the platform stands). */
export interface OperationsSummary {
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    as_of: string;
    money: {
        /** Gifts that completed since midnight UTC */
        completed_today: {
            /** ISO 4217 code, or the symbol of a crypto token */
            currency: Currency;
            /** @example 12 */
            count: number;
            /**
             * Decimal string
             * @example 25.00
             */
            amount: string;
        }[];
        /** Gifts that completed in the last 7 days */
        completed_7_days: {
            /** ISO 4217 code, or the symbol of a crypto token */
            currency: Currency;
            /** @example 12 */
            count: number;
            /**
             * Decimal string
             * @example 25.00
             */
            amount: string;
        }[];
        /** Refunds that completed in the last 7 days */
        refunded_7_days: {
            /** ISO 4217 code, or the symbol of a crypto token */
            currency: Currency;
            /** @example 12 */
            count: number;
            /**
             * Decimal string
             * @example 25.00
             */
            amount: string;
        }[];
        /** Open disputes */
        disputed: {
            /** ISO 4217 code, or the symbol of a crypto token */
            currency: Currency;
            /** @example 12 */
            count: number;
            /**
             * Decimal string
             * @example 25.00
             */
            amount: string;
        }[];
        /** Payouts that are held, scheduled or in transit */
        in_payout: {
            /** ISO 4217 code, or the symbol of a crypto token */
            currency: Currency;
            /** @example 12 */
            count: number;
            /**
             * Decimal string
             * @example 25.00
             */
            amount: string;
        }[];
        /** What the platform owes charities. `count` is the number of charities. */
        payable: {
            /** ISO 4217 code, or the symbol of a crypto token */
            currency: Currency;
            /** @example 12 */
            count: number;
            /**
             * Decimal string
             * @example 25.00
             */
            amount: string;
        }[];
    };
    /** Gifts that failed in the last 24 hours, by code, the most frequent first */
    failures_24_hours: {
        /** @example DECLINED */
        code: string;
        /** @example 5 */
        count: number;
    }[];
    backlogs: {
        /** Messages for Temporal that are not sent yet */
        outbox: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
        /** Mails that are not sent yet. None in a sandbox without a mail server, which sends none. */
        mails: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
        /** Deliveries that wait for an attempt */
        webhook_deliveries: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
        /** Payouts that wait for an approval */
        payouts_held: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
        /** Verifications that wait for a reviewer */
        verifications: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
        /** Refunds that wait for a decision or for their money */
        refunds: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
        /** Differences that are not resolved */
        reconciliation_items: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
        /** Changes that the search index does not have yet */
        search_changes: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
        /** Changes that the sums of impact do not have yet */
        impact_changes: {
            /** @example 3 */
            waiting: number;
            /** ISO 8601, UTC */
            oldest_at: string | null;
            /**
             * The age of the oldest entry. null if nothing waits.
             * @example 42
             */
            oldest_seconds: number | null;
        };
    };
}
/** The answer of `GET /v1/reconciliation` (List the differences between the ledger and the outside). */
export interface ReconciliationList {
    items: ReconciliationItem[];
    total: number;
    limit: number;
    offset: number;
    /** Counts of all unresolved items by their age in days */
    ageing: {
        "0-1": number;
        "2-7": number;
        "8-30": number;
        "31+": number;
    };
}
/** The answer of `GET /v1/reconciliation/{item_id}` (Read a difference). */
export interface ReconciliationItem {
    item_id: string;
    /**
     * What the ledger was compared with
     */
    source: "charges" | "processor" | "bank" | "receipt_log";
    kind: "missing_here" | "missing_there" | "unknown_reference" | "duplicate" | "other_amount" | "other_currency" | "other_fee" | "other_date" | "other_state" | "other_content";
    /**
     * What moved, or the kind of a leaf
     * @example charge
     */
    movement: string;
    /** Our id of the gift, refund, dispute, payout or file; otherwise the name that the other side uses */
    reference: string;
    /** The difference as a sentence */
    detail: string;
    /** The posting in the ledger */
    our_reference: string | null;
    /** The name of the movement on the other side */
    their_reference: string | null;
    /**
     * What the ledger says
     * @example 25.00 USD
     */
    ours: string | null;
    /**
     * What the other side says
     * @example 24.00 USD
     */
    theirs: string | null;
    /** The money that the difference is about */
    amount: string | null;
    currency: string | null;
    status: "open" | "explained" | "resolved";
    age_days: number;
    age_bucket: "0-1" | "2-7" | "8-30" | "31+";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    first_seen_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    last_seen_at: string;
    explained_by: string | null;
    explanation: string | null;
    /** ISO 8601, UTC */
    explained_at: string | null;
    /** `decided` by two people, or `disappeared`: a later comparison no longer found it */
    resolution: ("decided" | "disappeared") | null;
    resolved_by: string | null;
    resolution_reason: string | null;
    /** ISO 8601, UTC */
    resolved_at: string | null;
}
/** The answer of `GET /v1/charities/{charity_id}/payout-settings` (Read when a charity is paid). */
export interface PayoutSettings {
    charity_id: string;
    schedule: "daily" | "weekly" | "monthly" | "manual";
    /**
     * In US dollars. A schedule pays no smaller amount; a payout on request may be smaller.
     * @example 25.00
     */
    minimum_amount: string;
}
/** The answer of `POST /v1/charities/{charity_id}/payouts/quote` (Price a payout). */
export interface PayoutQuote {
    /**
     * What leaves the balance
     * @example 25.00
     */
    amount: string;
    /**
     * A part of `amount`
     * @example 25.00
     */
    fee: string;
    /**
     * What arrives
     * @example 25.00
     */
    net_amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    speed: "standard" | "instant";
    method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
    /**
     * US dollars for one unit of `currency`. It converts the fixed fees of a token, which are in dollars.
     * @example 1.08
     */
    rate: string;
    account_id: string;
    /**
     * Format: date-time
     * A payout that is asked for by then has this rate
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
}
/** The answer of `POST /v1/charities/{charity_id}/payouts` (Pay a charity to its account). */
export interface Payout {
    payout_id: string;
    charity_id: string;
    /**
     * What leaves the balance
     * @example 25.00
     */
    amount: string;
    /**
     * A part of `amount`
     * @example 25.00
     */
    fee: string;
    /**
     * What arrives
     * @example 25.00
     */
    net_amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    speed: "standard" | "instant";
    method: "ach" | "sepa" | "wire" | "stripe" | "wallet";
    status: "held" | "scheduled" | "in_transit" | "paid" | "failed" | "returned" | "cancelled";
    hold_reason: string | null;
    account_last4: string;
    /** The provider’s name of the payout */
    reference: string | null;
    /** ISO 8601, UTC */
    expected_at: string | null;
    /** ISO 8601, UTC */
    paid_at: string | null;
    failure: {
        code: string;
        message: string;
    } | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** The workflow that drives it, for a plan its schedule. Only operators see it. null if none runs it yet. */
    workflow?: ({
        id: string;
        /** Its page in the Temporal UI. null if the installation does not name a Temporal UI. */
        url: string | null;
    } | null) | undefined;
}
/** The answer of `GET /v1/charities/{charity_id}/payouts` (List the payouts of a charity). */
export interface PayoutList {
    payouts: Payout[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/charities/{charity_id}/subscriptions` (Begin a subscription). */
export interface Subscription {
    subscription_id: string;
    charity_id: string;
    kind: "custom_reporting" | "api_premium";
    /**
     * `ending` runs until `paid_until`. `past_due` has a bill that is tried again daily.
     */
    status: "active" | "ending" | "past_due" | "ended";
    /**
     * The price of a month in US dollars
     * @example 25.00
     */
    price_usd: string;
    begun_by: string;
    began_on: string;
    /** The first day that is not paid */
    paid_until: string;
    /** The subscription ends on this day if the balance does not cover the bill */
    tried_until: string | null;
    /** ISO 8601, UTC */
    ended_at: string | null;
    end_reason: ("cancelled" | "unpaid") | null;
}
/** The answer of `GET /v1/charities/{charity_id}/subscriptions` (List the subscriptions of a charity). */
export interface SubscriptionList {
    subscriptions: Subscription[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/charities/{charity_id}/reports` (Save a report that arrives by mail). */
export interface SavedReport {
    saved_report_id: string;
    charity_id: string;
    name: string;
    /**
     * Sent on the first day after each day, week (from Monday), month or quarter, in UTC
     */
    frequency: "daily" | "weekly" | "monthly" | "quarterly";
    format: "csv" | "json" | "xlsx";
    columns: ("posted_at" | "kind" | "donation_id" | "cause_id" | "organization_id" | "organization_name" | "donor_id" | "payment_method" | "organization_tier" | "gift_currency" | "gift_amount" | "donation_amount" | "covered_fees" | "platform_fee" | "processing_fee" | "additional_fees" | "total_fees" | "borne_fees" | "net_amount" | "absorbed_fees" | "processing_cost")[];
    /** Only gifts by this method */
    payment_method: ("card" | "ach" | "crypto" | "wire") | null;
    /** Only gifts of this tier */
    tier: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | null;
    recipients: string[];
    /** The next day on which it is sent, if the subscription runs */
    next_on: string;
    /** ISO 8601, UTC */
    last_sent_at: string | null;
    created_by: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
}
/** The answer of `GET /v1/charities/{charity_id}/reports` (List the saved reports of a charity). */
export interface SavedReportList {
    reports: SavedReport[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/charities/{charity_id}/payout-accounts` (Add an account that the charity is paid to). */
export interface PayoutAccount {
    account_id: string;
    charity_id: string;
    kind: "bank_us" | "bank_iban" | "bank_other" | "stripe";
    status: "pending_confirmation" | "cooling_off" | "active" | "disabled";
    /** The end of its number. Nobody is shown more of it. */
    last4: string;
    country: string;
    /** false if the holder's name differs from the charity's. Nothing is paid to the account until a reviewer approves the charity's verification. */
    holder_accepted: boolean;
    /** Only when reviewers and operators read it */
    holder_name?: string | undefined;
    asked_by: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    confirmed_by: string | null;
    /** End of the cooling-off. null until somebody confirms the account. */
    effective_at: string | null;
    /** ISO 8601, UTC */
    disabled_at: string | null;
    disabled_reason: ("refused" | "removed" | "returned" | "changed") | null;
    /** false while Stripe does not pay to the account, because the onboarding is not finished or Stripe asks for more. Such an account cannot be confirmed or paid. */
    payouts_enabled: boolean;
    /** Stripe's page on which a member enters the bank. Only in the answers that made the link. It works once. */
    onboarding?: {
        url: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        expires_at: string;
    } | undefined;
}
/** The answer of `GET /v1/charities/{charity_id}/payout-accounts` (List the payout accounts of a charity). */
export interface PayoutAccountList {
    payout_accounts: PayoutAccount[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/charities/{charity_id}/statements/{period}` (Read a charity's statement of a month or a year). */
export interface CharityStatement {
    charity_id: string;
    period: string;
    /** true once the statement can never change */
    closed: boolean;
    statements: {
        /** ISO 4217 code, or the symbol of a crypto token */
        currency: Currency;
        /**
         * Decimal string
         * @example 25.00
         */
        opening_balance: string;
        /** Oldest first */
        lines: {
            kind: "gift" | "refund" | "dispute" | "redirect" | "payout" | "write_off" | "subscription" | "fee";
            /** The gift, refund, dispute, payout or write-off */
            id: string;
            donation_id: string | null;
            /** The kind of posting in the ledger */
            posting: string;
            posting_id: string;
            /**
             * Format: date-time
             * ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /**
             * What the line adds to the balance. Negative if it takes away.
             * @example 25.00
             */
            amount: string;
            /** The leaf of the gift, refund or lost dispute in the receipt log */
            leaf_index: number | null;
            /** Only for a gift: until then its money is `pending` in the balance */
            available_at: string | null;
            /** The path of the gift's receipt */
            receipt: string | null;
        }[];
        /**
         * Decimal string
         * @example 25.00
         */
        closing_balance: string;
    }[];
}
/** The answer of `GET /v1/charities/{charity_id}/statements/{period}/proof` (Read the proof that a closed month's statement is in the receipt log). */
export interface StatementProof {
    /** The canonical text of the leaf (RFC 8785), byte for byte */
    leaf: string;
    leaf_hash: string;
    leaf_index: number;
    /** A C2SP checkpoint: a signed note */
    checkpoint: string;
    tree_size: number;
    /** Hashes of 64 lower-case hex digits */
    inclusion_proof: string[];
    /** The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
    witnessed: {
        /** A C2SP checkpoint: a signed note */
        checkpoint: string;
        tree_size: number;
        /** Hashes of 64 lower-case hex digits */
        inclusion_proof: string[];
    } | null;
    /** Reserved for checkpoints on a blockchain. Always null. */
    anchor: string | null;
    /** Always empty */
    later: Record<string, never>[];
}
/** The answer of `GET /v1/users/me/recurring` (List the caller's recurring gifts). */
export interface RecurringList {
    recurring: Recurring[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/recurring/{recurring_id}` (Read a recurring gift and its upcoming dates). */
export interface Recurring {
    recurring_id: string;
    charity_id: string;
    /** Others than the donor see null if the plan is anonymous, or `contact_consent` is false. */
    donor_id: string | null;
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    frequency: "weekly" | "biweekly" | "monthly" | "quarterly" | "annually";
    duration_months: number | null;
    /**
     * pending: waits for the charge of its first gift. If that gift fails, the recurring gift is failed and charges nothing more.
     */
    status: "pending" | "active" | "paused" | "completed" | "cancelled" | "failed";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    started_at: string;
    /** ISO 8601, UTC */
    ended_at: string | null;
    next_date: string | null;
    upcoming: string[];
    /** Gifts made so far. Failed gifts do not count. */
    donations_made: number;
    /** Gifts to come. null if the plan has no end. */
    remaining: number | null;
    /** The next attempt at a charge that failed. null if no charge waits for one. */
    retry: {
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        next_attempt_at: string;
        last_failure: {
            code: string;
            message: string;
        } | null;
    } | null;
    paused_until: string | null;
    paused_by: ("donor" | "charity" | "platform") | null;
    /** Why the platform paused the recurring gift. charity: the charity cannot receive gifts. source: the payment source was disabled. The gift resumes once it has a new source. */
    pause_reason: ("charity" | "source") | null;
    cancelled_by: ("donor" | "charity" | "platform") | null;
    cancel_reason: string | null;
    /** true if the gift was cancelled with the access of the application that made it. The donor can keep it. Others see false. */
    keepable: boolean;
    payment_method: "card" | "ach" | "crypto";
    /** Only the donor sees it. Others see null. */
    source: string | null;
    anonymous: boolean;
    cover_fees: boolean;
    /** The workflow that drives it, for a plan its schedule. Only operators see it. null if none runs it yet. */
    workflow?: ({
        id: string;
        /** Its page in the Temporal UI. null if the installation does not name a Temporal UI. */
        url: string | null;
    } | null) | undefined;
}
/** The answer of `GET /v1/recurring/{recurring_id}/occurrences` (List the occurrences of a recurring gift). */
export interface RecurringOccurrenceList {
    occurrences: RecurringOccurrence[];
    total: number;
    limit: number;
    offset: number;
}
/** Part of `RecurringOccurrenceList`. */
export interface RecurringOccurrence {
    number: number;
    /**
     * Format: date
     * @example 2027-01-31
     */
    due_on: string;
    status: "pending" | "made" | "retrying" | "failed" | "skipped";
    /** The gift of the last attempt */
    donation_id: string | null;
    attempts: number;
    /** ISO 8601, UTC */
    next_attempt_at: string | null;
    failure: {
        code: string;
        message: string;
    } | null;
}
/** The answer of `POST /v1/users/me/payment-sources` (Add a card, a bank account or a wallet). */
export interface PaymentSource {
    source_id: string;
    /**
     * card, ach (a bank account of any country) or wallet
     */
    kind: "wallet" | "card" | "ach";
    /**
     * requires_action: finish the setup. disabled: it cannot pay any more, so add another one.
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
    /** Pays gifts of this kind that name no source */
    default: boolean;
    /** null unless the setup must be finished */
    setup: PaymentSourceSetup | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
}
/** What the processor's form needs to finish the setup */
export interface PaymentSourceSetup {
    processor: "sandbox" | "stripe";
    publishable_key: string;
    client_secret: string;
}
/** The answer of `GET /v1/users/me/payment-sources` (List the caller's saved payment sources). */
export interface PaymentSourceList {
    payment_sources: PaymentSource[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/velocity/blocks` (List cards, users and addresses that are blocked). */
export interface VelocityBlockList {
    velocity_blocks: VelocityBlock[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `DELETE /v1/velocity/blocks/{block_id}` (Lift a block). */
export interface VelocityBlock {
    block_id: string;
    subject_kind: "card" | "user" | "address" | "bank" | "wallet";
    /** A user’s id, the end of the fingerprint of a card, or a guest’s bank account or wallet, or the network of an address */
    subject: string;
    /**
     * `gifts`: too many gifts in an hour. `declines`: too many declined payments.
     */
    reason: "gifts" | "declines";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    ends_at: string;
    /** ISO 8601, UTC */
    lifted_at: string | null;
    lifted_by: string | null;
    lift_reason: string | null;
}
/** The answer of `GET /v1/donations/{donation_id}/receipt` (Read the receipt of a completed gift). */
export interface Receipt {
    /**
     * Counted per charity, without gaps. Later versions keep the number.
     * @example 000042
     */
    receipt_number: string;
    version: number;
    status: "valid" | "voided";
    donation_id: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    issued_at: string;
    /** ISO 8601, UTC */
    voided_at: string | null;
    /** null if a charity reads it and may not see who gave */
    donor: {
        id: string;
        name: string;
        company: string | null;
        address: {
            line1: string;
            line2: string | null;
            city: string;
            state: string | null;
            postal_code: string;
            country: string;
        } | null;
        /** Shown to the donor and operators only */
        tax_id: string | null;
    } | null;
    charity: {
        id: string;
        name: string;
        ein: string | null;
        city: string | null;
        state: string | null;
    };
    /** The charity, while nobody has claimed it and the platform holds the money for it. null once it is claimed or paid, and if the receipt is voided. */
    held_for: {
        id: string;
        name: string;
    } | null;
    /** Format: date */
    given_on: string;
    payment_method: string;
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
    /**
     * Decimal string
     * @example 25.00
     */
    amount: string;
    /**
     * Decimal string
     * @example 25.00
     */
    fees_covered: string;
    /**
     * Decimal string
     * @example 25.00
     */
    total_paid: string;
    /**
     * Amount returned to the donor
     * @example 25.00
     */
    returned: string;
    /** What went back by refunds and lost disputes. null if nothing did. */
    refunded: {
        /**
         * The part of the gift. The same as `refunded_amount`.
         * @example 25.00
         */
        given: string;
        /**
         * The proportional part of covered fees, minus `fees_kept`. Negative if more is kept than was covered.
         * @example 2.20
         */
        fees: string;
        /**
         * What the donor got back: `given` plus `fees`
         * @example 25.00
         */
        returned: string;
    } | null;
    /**
     * Processing fees of the returned part. Not a contribution.
     * @example 25.00
     */
    fees_kept: string;
    /**
     * Amount paid, less `returned` and `fees_kept`
     * @example 25.00
     */
    contribution: string;
    /** Only for a gift of a digital asset */
    property: {
        description: string;
        /** The rate for limits and fees, not a valuation */
        usd_per_unit: string;
    } | null;
    /** In the donor's language when this version was issued. The first one says how the law taxes the gift. A PDF says them in the reader's language. */
    statements: string[];
}
/** The answer of `GET /v1/users/me/receipts/{year}` (Read the receipts of the caller's gifts in a calendar year). */
export interface YearReceipts {
    year: number;
    donor: {
        id: string;
        name: string;
    };
    receipts: Receipt[];
    totals: {
        /** ISO 4217 code, or the symbol of a crypto token */
        currency: Currency;
        gifts: number;
        /**
         * Decimal string
         * @example 25.00
         */
        total_paid: string;
        /**
         * Decimal string
         * @example 25.00
         */
        returned: string;
        /**
         * Decimal string
         * @example 25.00
         */
        fees_kept: string;
        /**
         * Decimal string
         * @example 25.00
         */
        contribution: string;
    }[];
}
/** The answer of `GET /v1/sandbox` (Read the test charity and the test sources). */
export interface Sandbox {
    environment: "sandbox";
    charity_id: string;
    sources: {
        source: string;
        kind: "wallet" | "card" | "ach";
        currencies: string[];
        outcome: "succeeds" | "insufficient_funds" | "declined" | "dropped" | "slow" | "never_confirms" | "requires_action" | "returned" | "velocity_limited";
    }[];
}
/** The answer of `POST /api/v1/verification/initiate` (Apply for a verification level). */
export interface Verification {
    verification_id: string;
    entity_id: string;
    entity_type: VerificationEntityType;
    /** The name of the organization or person */
    entity_name: string;
    /** The user who works on it. For reviewers and operators only */
    claimed_by: string | null;
    /** How many different people must approve. For reviewers and operators only */
    approvals_needed: number | null;
    /** The steps that the stage allows now. The rules say who may take each of them. */
    possible: ("documents_submitted" | "information_provided" | "pass" | "fail" | "approve" | "deny" | "trigger" | "concern_raised" | "remedy_submitted" | "dismiss" | "revoke" | "appeal" | "withdraw")[];
    level: VerificationLevel;
    /** True for the standing verification of the entity */
    standing: boolean;
    /** The open application, if this one stands. Otherwise the standing verification. */
    other_verification_id: string | null;
    status: VerificationStatus;
    stage: VerificationStage;
    checks: {
        identity: VerificationCheckState;
        documents: VerificationCheckState;
        database: VerificationCheckState;
    };
    required_actions: string[];
    /** Where the person proves their identity with a document and a selfie. Only in the person's own reading of their status. */
    next_action: {
        type: "redirect";
        /**
         * Format: uri
         * Open it soon, and once. Read the status again for a new one.
         */
        url: string;
        /** Why the latest attempt was refused */
        problem: ("abandoned" | "consent_declined" | "country_not_supported" | "device_not_supported" | "document_expired" | "document_type_not_supported" | "document_unverified_other" | "selfie_document_missing_photo" | "selfie_face_mismatch" | "selfie_manipulated" | "selfie_unverified_other" | "under_supported_age" | "other") | null;
    } | null;
    reason: string | null;
    grounds: ("fraudulent_documents" | "criminal_activity" | "terms_violations" | "regulatory_non_compliance") | null;
    /** Approvals of this stage that wait for another person */
    approvals: {
        /** For reviewers and operators only */
        by: string | null;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        at: string;
    }[];
    documents: {
        id: string;
        type: "determination_letter" | "charity_registration" | "tax_exempt_certificate" | "articles_of_incorporation" | "bylaws" | "board_list" | "conflict_of_interest_policy" | "annual_return" | "audited_statements" | "annual_report" | "budget" | "certified_translation" | "banking_verification" | "compliance_certificate" | "government_id" | "proof_of_address" | "source_of_funds" | "wealth_statement" | "reference" | "background_check_consent" | "license" | "certification" | "portfolio" | "assessment";
        status: "pending" | "accepted" | "refused" | "replaced";
        issued_on: string | null;
        /** The uploaded document */
        document_id: string | null;
        /** The address from which the platform fetched the document. For reviewers and operators only */
        url: string | null;
        expires_on: string | null;
        problems: {
            rule: "reachable" | "size" | "not_empty" | "format" | "one_format" | "complete" | "not_encrypted" | "opens" | "safe_archive" | "no_active_content" | "no_malware" | "has_pages" | "format_of_type" | "dated" | "recent" | "not_expired";
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
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        checked_at: string;
    }[];
    /** When the name was last compared with the sanctions lists. Never says what was found */
    last_screened_at: string | null;
    /** Everything that the level asks for */
    requirements: VerificationRequirement[];
    references: VerificationReference[];
    /** The newest call */
    video_call: VideoCall | null;
    /** ISO 8601, UTC */
    estimated_completion: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    submitted_at: string;
    /** ISO 8601, UTC */
    expires_at: string | null;
    history_url: string;
    /** The workflow that drives it, for a plan its schedule. Only operators see it. null if none runs it yet. */
    workflow?: ({
        id: string;
        /** Its page in the Temporal UI. null if the installation does not name a Temporal UI. */
        url: string | null;
    } | null) | undefined;
}
/** Part of `Verification`. */
export type VerificationCheckState = "pending" | "in_review" | "completed" | "failed";
/** Part of `Verification`. */
export interface VerificationRequirement {
    code: "email" | "phone" | "profile" | "terms" | "officer" | "officer_background" | "proof_of_address" | "social_profile" | "background_check_consent" | "governance" | "board_list" | "tax_exempt_status" | "annual_return" | "audited_statements" | "budget" | "conflict_of_interest_policy" | "references" | "video_call" | "country_registration" | "certified_translation" | "banking_verification" | "compliance_certificate" | "government_id" | "source_of_funds" | "wealth_statement" | "reference" | "license";
    label: string;
    /**
     * `received`: somebody still has to check it
     */
    status: "missing" | "received" | "passed" | "failed";
    problem: string | null;
}
/** Part of `Verification`. */
export interface VerificationReference {
    reference_id: string;
    name: string;
    email: string;
    relation: string;
    status: "requested" | "answered" | "declined" | "expired";
    /** For independent reviewers and operators only */
    answer: {
        knows: boolean;
        since: string;
        how: string;
        recommends: boolean;
        statement: string;
    } | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    requested_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
    /** ISO 8601, UTC */
    answered_at: string | null;
}
/** Part of `Verification`. */
export interface VideoCall {
    call_id: string;
    status: "proposed" | "scheduled" | "cancelled" | "passed" | "failed" | "no_show";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    at: string;
    link: string | null;
    present: string[];
    /** For reviewers and operators only */
    notes: string | null;
    /** For reviewers and operators only */
    recorded_by: string | null;
    /** ISO 8601, UTC */
    recorded_at: string | null;
}
/** The answer of `GET /api/v1/verification/{entity_id}/history` (List the history of an entity's verifications, oldest first). */
export interface VerificationHistory {
    history: VerificationHistoryEntry[];
    total: number;
    page: number;
    limit: number;
}
/** Part of `VerificationHistory`. */
export interface VerificationHistoryEntry {
    verification_id: string;
    happening: "applied" | "documents_submitted" | "documents_accepted" | "documents_refused" | "information_provided" | "pass" | "fail" | "approve" | "deny" | "found_in_database" | "not_found_in_database" | "renewal_due" | "grace_over" | "trigger" | "concern_raised" | "notice_sent" | "remedy_submitted" | "remedy_over" | "dismiss" | "revoke" | "appeal" | "superseded" | "withdraw" | "details_changed" | "claimed" | "released" | "reminded" | "screened" | "reference_requested" | "reference_reminded" | "reference_answered" | "reference_declined" | "reference_expired" | "call_proposed" | "call_scheduled" | "call_cancelled" | "call_recorded";
    from_stage: VerificationStage | null;
    to_stage: VerificationStage;
    status: VerificationStatus;
    actor: {
        kind: "entity" | "reviewer" | "operator" | "system" | "referee";
        /** The user. Only reviewers and operators see ids of reviewers. */
        id: string | null;
    };
    reason: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    at: string;
}
/** The answer of `GET /api/v1/verification/queue` (List verifications that wait for somebody, most urgent first). */
export interface VerificationQueue {
    verifications: QueuedVerification[];
    total: number;
    page: number;
    limit: number;
}
/** Part of `VerificationQueue`. */
export interface QueuedVerification {
    verification_id: string;
    entity_id: string;
    entity_type: VerificationEntityType;
    /** The name of the organization or person */
    entity_name: string;
    level: VerificationLevel;
    status: VerificationStatus;
    stage: VerificationStage;
    standing: boolean;
    waits_for: "entity" | "reviewer" | "system";
    claimed_by: string | null;
    /** Approvals of this stage that wait for another person */
    approvals: {
        /** For reviewers and operators only */
        by: string | null;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        at: string;
    }[];
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    submitted_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    stage_entered_at: string;
    /** ISO 8601, UTC */
    due_at: string | null;
    overdue: boolean;
}
/** The answer of `GET /api/v1/search` (Find organizations, campaigns and opportunities). */
export interface SearchResult {
    results: SearchHit[];
    /** Exact number of matches */
    total: number;
    page: number;
    limit: number;
    facets: {
        [key: string]: {
            value: string;
            count: number;
        }[];
    };
    /** The corrected query that ran because plain words found nothing */
    corrected_query: string | null;
    took_ms: number;
}
/** Part of `SearchResult`. */
export interface SearchHit {
    id: string;
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
    /** The owner, or `id` itself for an organization */
    charity_id: string;
    /** Only with a location */
    distance_miles?: (number | null) | undefined;
    /** 0 to 100 */
    score: number;
    /** HTML. Matches are in <mark>, the rest is escaped. */
    highlights: {
        name: string | null;
        description: string | null;
    };
    /** Only with `explain`. Shows each factor from 0 to 1, its weight and its points. */
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
    } | undefined;
}
/** The answer of `POST /api/v1/search/advanced` (Search with clauses, several sort fields and counted values). */
export interface AdvancedSearchResult {
    results: SearchHit[];
    /** Exact number of matches */
    total: number;
    page: number;
    limit: number;
    facets: {
        [key: string]: {
            value: string;
            count: number;
        }[];
    };
    /** The corrected query that ran because plain words found nothing */
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
}
/** The answer of `GET /api/v1/search/autocomplete` (Suggest categories and names while the user types). */
export interface Autocomplete {
    suggestions: ({
        text: string;
        type: "category";
        count: number;
    } | {
        text: string;
        type: "organization" | "campaign" | "opportunity";
        id: string;
    })[];
}
/** The answer of `POST /v1/webhooks/endpoints` (Subscribe a URL to events). */
export interface CreatedWebhookEndpoint {
    endpoint_id: string;
    url: string;
    events: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "volunteer.qualification.updated" | "volunteer.qualification.expiring" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "verification.reference.updated" | "verification.video_call.updated" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
    description: string | null;
    status: "enabled" | "paused" | "disabled";
    /** owner: you disabled it. gone: it answered 410. failing: it failed for five days. */
    disabled_reason: ("owner" | "gone" | "failing") | null;
    /** ISO 8601, UTC */
    failing_since: string | null;
    /** Names of the headers on every request */
    header_names: string[];
    max_concurrency: number;
    rate_per_second: number | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Shown only once
     * @example whsec_…
     */
    secret: string;
}
/** The answer of `GET /v1/webhooks/endpoints` (List the account's endpoints). */
export interface WebhookEndpointList {
    endpoints: WebhookEndpoint[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/webhooks/endpoints/{endpoint_id}` (Read an endpoint). */
export interface WebhookEndpoint {
    endpoint_id: string;
    url: string;
    events: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "volunteer.qualification.updated" | "volunteer.qualification.expiring" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "verification.reference.updated" | "verification.video_call.updated" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
    description: string | null;
    status: "enabled" | "paused" | "disabled";
    /** owner: you disabled it. gone: it answered 410. failing: it failed for five days. */
    disabled_reason: ("owner" | "gone" | "failing") | null;
    /** ISO 8601, UTC */
    failing_since: string | null;
    /** Names of the headers on every request */
    header_names: string[];
    max_concurrency: number;
    rate_per_second: number | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
}
/** The answer of `DELETE /v1/webhooks/endpoints/{endpoint_id}` (Delete an endpoint and keep its deliveries readable). */
export interface DeletedWebhookEndpoint {
    endpoint_id: string;
    deleted: true;
}
/** The answer of `POST /v1/webhooks/endpoints/{endpoint_id}/rotate-secret` (Give an endpoint a new secret). */
export interface RotatedWebhookEndpoint {
    endpoint_id: string;
    url: string;
    events: ("*" | "donation.created" | "donation.completed" | "donation.action_required" | "donation.failed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "matching.pledged" | "matching.accepted" | "matching.withdrawn" | "matching.ended" | "matching.charged" | "matching.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "volunteer.qualification.updated" | "volunteer.qualification.expiring" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "verification.reference.updated" | "verification.video_call.updated" | "charity.claim.updated" | "payout_account.updated" | "payout.created" | "payout.in_transit" | "payout.paid" | "payout.failed" | "payout.returned" | "subscription.begun" | "subscription.billed" | "subscription.payment_failed" | "subscription.ending" | "subscription.ended" | "exchange_rates.stale" | "reconciliation.difference_found" | "reconciliation.difference_resolved" | "webhook.test" | "webhook.endpoint.disabled")[];
    description: string | null;
    status: "enabled" | "paused" | "disabled";
    /** owner: you disabled it. gone: it answered 410. failing: it failed for five days. */
    disabled_reason: ("owner" | "gone" | "failing") | null;
    /** ISO 8601, UTC */
    failing_since: string | null;
    /** Names of the headers on every request */
    header_names: string[];
    max_concurrency: number;
    rate_per_second: number | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Shown only once
     * @example whsec_…
     */
    secret: string;
    /**
     * Format: date-time
     * Until then both secrets sign
     * @example 2026-11-21T12:00:00.000Z
     */
    previous_secret_valid_until: string;
}
/** The answer of `POST /v1/webhooks/endpoints/{endpoint_id}/test` (Send a webhook.test event to this endpoint only). */
export interface WebhookTestResult {
    delivery_id?: string | undefined;
    webhook_id: string;
    event: "webhook.test";
    endpoint_id: string;
    state?: WebhookDeliveryState | undefined;
    attempts?: WebhookAttempt[] | undefined;
    /** ISO 8601, UTC */
    next_attempt_at?: (string | null) | undefined;
    /** The endpoint rests after failures. The delivery waits until this time. Redeliver it to try at once. */
    resting_until?: (string | null) | undefined;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at?: string | undefined;
    /** The workflow that drives it, for a plan its schedule. Only operators see it. null if none runs it yet. */
    workflow?: ({
        id: string;
        /** Its page in the Temporal UI. null if the installation does not name a Temporal UI. */
        url: string | null;
    } | null) | undefined;
}
/** Part of `WebhookTestResult`. */
export type WebhookDeliveryState = "pending" | "delivered" | "retrying" | "failed" | "held";
/** Part of `WebhookTestResult`. */
export interface WebhookAttempt {
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    at: string;
    /** null when there was no answer */
    status: number | null;
    duration_ms: number;
    /** dns, refused, tls, timeout, reset, protocol, blocked, invalid_url, status or secret (the signing secret cannot be read). null on success. */
    error: string | null;
    error_message: string | null;
    /** The first 1 KiB of the answer */
    response: string | null;
}
/** The answer of `POST /v1/webhooks/endpoints/{endpoint_id}/recover` (Resend the events that an endpoint missed). */
export interface WebhookRecovery {
    endpoint_id: string;
    recovered: number;
}
/** The answer of `GET /v1/webhooks/deliveries` (List deliveries with every attempt). */
export interface WebhookDeliveryList {
    deliveries: WebhookDelivery[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/webhooks/deliveries/{delivery_id}` (Read a delivery with every attempt). */
export interface WebhookDelivery {
    delivery_id: string;
    webhook_id: string;
    event: string;
    endpoint_id: string;
    state: WebhookDeliveryState;
    attempts: WebhookAttempt[];
    /** ISO 8601, UTC */
    next_attempt_at: string | null;
    /** The endpoint rests after failures. The delivery waits until this time. Redeliver it to try at once. */
    resting_until: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** The workflow that drives it, for a plan its schedule. Only operators see it. null if none runs it yet. */
    workflow?: ({
        id: string;
        /** Its page in the Temporal UI. null if the installation does not name a Temporal UI. */
        url: string | null;
    } | null) | undefined;
}
/** The answer of `GET /v1/events` (Read the event feed). */
export interface EventList {
    events: WebhookEvent[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `POST /v1/charities/{charity_id}/claims` (Claim a charity). */
export interface Claim {
    claim_id: string;
    charity_id: string;
    charity_name: string;
    user_id: string;
    /** For reviewers and operators only */
    claimant_name?: string | undefined;
    status: "in_review" | "approved" | "denied";
    statement: string;
    documents: string[];
    /** When a decider took the claim up. Before that it voids no approvals of other claims. */
    passed_to_review_at: string | null;
    approvals: {
        by: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        at: string;
    }[];
    objections: {
        by: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        at: string;
        reason: string;
    }[];
    /** Nobody approves the claim before. null if the charity had no members. */
    objections_until: string | null;
    reason: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** ISO 8601, UTC */
    decided_at: string | null;
}
/** The answer of `GET /v1/claims` (List claims, newest first). */
export interface ClaimList {
    claims: Claim[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/charities/{charity_id}/members` (List the members of a charity that the caller manages). */
export interface CharityMemberList {
    members: CharityMember[];
    total: number;
    limit: number;
    offset: number;
}
/** Part of `CharityMemberList`. */
export interface CharityMember {
    user_id: string;
    name: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    joined_at: string;
}
/** The answer of `POST /v1/charities/{charity_id}/members` (Add a member, such as the first member of an imported charity). */
export interface CharityMembership {
    charity_id: string;
    user_id: string;
    status: "active";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    joined_at: string;
}
/** The answer of `DELETE /v1/charities/{charity_id}/members/{user_id}` (Remove a member, or leave a charity). */
export interface RemovedCharityMember {
    charity_id: string;
    user_id: string;
    removed: true;
}
/** The answer of `POST /v1/charities/{charity_id}/invitations` (Invite somebody by email to become a member). */
export interface CharityInvitation {
    invitation_id: string;
    charity_id: string;
    email: string;
    status: "pending" | "accepted" | "revoked" | "expired";
    invited_by: string;
    accepted_by: string | null;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
}
/** The answer of `GET /v1/charities/{charity_id}/invitations` (List the invitations of a charity that the caller manages). */
export interface CharityInvitationList {
    invitations: CharityInvitation[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/approvals` (List acts of operators that need another operator). */
export interface ApprovalList {
    approvals: Approval[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/users/me` (Read the calling user). */
export interface Profile {
    user_id: string;
    name: string;
    /** null for a user without a sign-in */
    email: string | null;
    /** bouncing: the mail server of the address refused it, so only mails about security are sent to it */
    email_status: ("confirmed" | "unconfirmed" | "bouncing") | null;
    /**
     * The language of mails
     */
    locale: "en" | "de" | "es";
    /** Everybody is a donor. A member belongs to the charities in `charities`. */
    roles: ("donor" | "member" | "reviewer" | "operator")[];
    /** The charities that the user is a member of, by name */
    charities: {
        charity_id: string;
        name: string;
    }[];
    verification_level: "none" | "basic" | "standard" | "enhanced";
    /** The confirmed phone in E.164. null without one */
    phone: string | null;
    /** ISO 8601, UTC */
    phone_confirmed_at: string | null;
    /** A code that was sent and still works */
    phone_code: PhoneCode | null;
    /** The terms that the user accepted last */
    terms: {
        version: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        accepted_at: string;
    } | null;
    /** true if the user has an authenticator app or a passkey */
    second_factor: boolean;
    /** The kinds of mails that can be switched off. Mails about money and security always arrive. */
    mail_preferences: MailPreferences;
    /** The kinds that can reach the user, in groups. A group of which the user switched a kind off is there, too. */
    mail_groups: MailGroup[];
}
/** The answer of `POST /v1/users/me/phone` (Send a code to a phone of the calling user). */
export interface PhoneCode {
    /** In E.164 */
    phone: string;
    /**
     * Format: date-time
     * Until then, the code confirms the phone
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
}
/** The kinds of mails that can be switched off. Mails about money and security always arrive. */
export interface MailPreferences {
    card_expiring: boolean;
    verification_moved: boolean;
    verification_reminder: boolean;
    hours_decided: boolean;
    hours_due: boolean;
    endpoint_disabled: boolean;
    saved_report: boolean;
    video_call_moved: boolean;
    qualification_moved: boolean;
    qualification_expiring: boolean;
}
/** Part of `Profile`. */
export interface MailGroup {
    group: "giving" | "volunteering" | "charities" | "development";
    kinds: ("card_expiring" | "verification_moved" | "verification_reminder" | "hours_decided" | "hours_due" | "endpoint_disabled" | "saved_report" | "video_call_moved" | "qualification_moved" | "qualification_expiring")[];
}
/** The answer of `DELETE /v1/users/me` (Erase the data of the calling user in 14 days). */
export interface Erasure {
    status: "scheduled";
    /**
     * Format: date-time
     * Until then, the person can be restored
     * @example 2026-11-21T12:00:00.000Z
     */
    erase_at: string;
}
/** The answer of `POST /v1/users/{user_id}/block` (Block a person). */
export interface UserBlock {
    user_id: string;
    reason: string;
    /** The operator */
    blocked_by: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    at: string;
}
/** The answer of `GET /v1/users/me/export` (Ask for a file with all data of the calling user). */
export interface DataExport {
    export_id: string;
    status: "preparing" | "mailed";
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    requested_at: string;
    /** Until then, the mailed link works. null while preparing */
    expires_at: string | null;
}
/** The answer of `GET /v1/users/me/sessions` (List the caller's signed-in sessions). */
export interface SessionList {
    sessions: Session[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `DELETE /v1/users/me/sessions/{session_id}` (End a session and all tokens that applications got in it). */
export interface Session {
    /** @example session_6b86b273ff34fce19d6b804eff */
    session_id: string;
    /** true for the session of the token that asks */
    current: boolean;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    signed_in_at: string;
    /**
     * How the person signed in (`amr`): pwd, mfa, otp, pop
     * @example [
     *       "pwd",
     *       "mfa",
     *       "otp"
     *     ]
     */
    methods: string[];
    second_factor: boolean;
    /**
     * Format: date-time
     * When the browser last came to the authorization server, or a token was last given
     * @example 2026-11-21T12:00:00.000Z
     */
    last_used_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
    /** The applications that the person signed in to */
    applications: {
        /** @example giving-pages */
        client_id: string;
        /** @example Giving Platform */
        name: string;
    }[];
}
/** The answer of `DELETE /v1/users/me/sessions` (End all sessions of the caller except the one that asks). */
export interface EndedSessions {
    /**
     * How many sessions ended
     * @example 2
     */
    ended: number;
}
/** The answer of `GET /v1/users/me/applications` (List the applications that may act for the caller). */
export interface ApplicationList {
    applications: Application[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `DELETE /v1/users/me/applications/{client_id}` (Take back the access of an application, and revoke all its tokens at once). */
export interface Application {
    /** @example client_01kakv0000000000000000000 */
    client_id: string;
    /** @example Tax helper */
    name: string;
    /**
     * @example [
     *       "donations:read",
     *       "openid"
     *     ]
     */
    scopes: string[];
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    granted_at: string;
    /**
     * Format: date-time
     * When the application last got a grant or a token
     * @example 2026-11-21T12:00:00.000Z
     */
    last_used_at: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
}
/** The answer of `POST /v1/oauth/clients` (Register an application that signs users in, or a machine client). */
export interface SecretOauthClient {
    client_id: string;
    name: string;
    kind: "web" | "public" | "machine";
    redirect_uris: string[];
    scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "fees:write" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read" | "discovery:write")[];
    user_id: string;
    plan: "standard" | "premium" | "enterprise";
    hourly_limit: number;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** ISO 8601, UTC */
    revoked_at: string | null;
    /** false for a user’s application until an operator reviews it */
    reviewed: boolean;
    /** Shown only once. null for a public client. */
    client_secret: string | null;
}
/** The answer of `GET /v1/oauth/clients` (List the clients that the caller may manage). */
export interface OauthClientList {
    clients: OauthClient[];
    total: number;
    limit: number;
    offset: number;
}
/** The answer of `GET /v1/oauth/clients/{client_id}` (Read one client). */
export interface OauthClient {
    client_id: string;
    name: string;
    kind: "web" | "public" | "machine";
    redirect_uris: string[];
    scopes: ("charities:read" | "charities:write" | "donations:read" | "donations:write" | "volunteer:read" | "volunteer:write" | "impact:read" | "verification:read" | "verification:write" | "fees:read" | "fees:write" | "payouts:read" | "payouts:manage" | "webhooks:manage" | "search:read" | "discovery:write")[];
    user_id: string;
    plan: "standard" | "premium" | "enterprise";
    hourly_limit: number;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    created_at: string;
    /** ISO 8601, UTC */
    revoked_at: string | null;
    /** false for a user’s application until an operator reviews it */
    reviewed: boolean;
}
/** The answer of `GET /v1/audit-log` (List privileged actions). */
export interface AuditLog {
    entries: AuditEntry[];
    total: number;
    limit: number;
    offset: number;
}
/** Part of `AuditLog`. */
export interface AuditEntry {
    audit_id: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
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
}
/** The answer of `GET /v1/receipt-log/consistency` (Prove that the receipt log only grew). */
export interface ReceiptLogConsistency {
    from: number;
    to: number;
    /** Hashes of 64 lower-case hex digits */
    consistency_proof: string[];
}
/** The answer of `GET /v1/receipt-log/proof` (Prove that a leaf is in the receipt log). */
export interface ReceiptLeafProof {
    leaf_hash: string;
    leaf_index: number;
    /** A C2SP checkpoint: a signed note */
    checkpoint: string;
    tree_size: number;
    /** Hashes of 64 lower-case hex digits */
    inclusion_proof: string[];
    /** The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
    witnessed: {
        /** A C2SP checkpoint: a signed note */
        checkpoint: string;
        tree_size: number;
        /** Hashes of 64 lower-case hex digits */
        inclusion_proof: string[];
    } | null;
    /** Reserved for checkpoints on a blockchain. Always null. */
    anchor: string | null;
    /** The refunds, lost disputes and failed refunds of the gift, oldest first, as far as a checkpoint covers them */
    later: {
        leaf_hash: string;
        leaf_index: number;
        /** A C2SP checkpoint: a signed note */
        checkpoint: string;
        tree_size: number;
        /** Hashes of 64 lower-case hex digits */
        inclusion_proof: string[];
        /** The proof for the checkpoint with the most cosignatures, and the newest of these. null if no cosigned checkpoint covers the leaf. */
        witnessed: {
            /** A C2SP checkpoint: a signed note */
            checkpoint: string;
            tree_size: number;
            /** Hashes of 64 lower-case hex digits */
            inclusion_proof: string[];
        } | null;
        /** Reserved for checkpoints on a blockchain. Always null. */
        anchor: string | null;
    }[];
}
/** The answer of `GET /.well-known/receipt-log.json` (Read the name and keys of the receipt log). */
export interface ReceiptLog {
    origin: string;
    /** null before the first checkpoint */
    public_key: string | null;
    checkpoint_url: string;
    keys: {
        /** A C2SP verifier key: `name+hash+base64` */
        public_key: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         * @example 2026-11-21T12:00:00.000Z
         */
        from: string;
        /** null while the key signs */
        until: string | null;
    }[];
    earlier_logs: {
        origin: string;
        keys: {
            /** A C2SP verifier key: `name+hash+base64` */
            public_key: string;
            /**
             * Format: date-time
             * ISO 8601, UTC
             * @example 2026-11-21T12:00:00.000Z
             */
            from: string;
            /** null while the key signs */
            until: string | null;
        }[];
        last_checkpoint: string | null;
        /** Why the log was closed */
        reason: string;
    }[];
}
/** The answer of `GET /v1/give/{recipient_id}` (Read what a page for giving needs). */
export interface GivePage {
    charity: Charity;
    campaign: Campaign | null;
    settings: {
        /** Suggested amounts by currency: `{"USD": {"once": ["25.00"], "monthly": [{"amount": "10.00", "label": "A week of school meals"}]}}`. At most 8 in each list */
        amounts: {
            [key: string]: {
                once?: (string | {
                    /** @example 25.00 */
                    amount: string;
                    label: string;
                })[] | undefined;
                monthly?: (string | {
                    /** @example 25.00 */
                    amount: string;
                    label: string;
                })[] | undefined;
            };
        };
        /** ISO 4217 code, or the symbol of a crypto token */
        default_currency: Currency;
        default_frequency: "once" | "monthly";
        /** Whether the page asks, once, to make the gift monthly */
        ask_monthly: boolean;
        /**
         * Whether the page asks for a postal address
         */
        address: "off" | "optional" | "required";
        /** What the donor reads after the gift */
        thank_you: string | null;
    };
    /** What the charity takes and this installation can charge and settle */
    methods: {
        method: "card" | "ach" | "crypto";
        /** ISO 4217 code, or the symbol of a crypto token */
        currencies: Currency[];
        /** Where a gift of crypto is settled. Empty for other methods */
        networks: string[];
    }[];
    /** By currency: from this amount on, every method of the currency takes the gift */
    minimum: {
        [key: string]: string;
    };
    processor: {
        name: string;
        /** For the processor’s own form; null for the sandbox */
        publishable_key: string | null;
    };
}
/** A challenge in the format of ALTCHA, version 1 */
export interface GuestChallenge {
    algorithm: "SHA-256";
    /** The SHA-256 of `salt` followed by the number to find, in hex */
    challenge: string;
    /** The number is at most this */
    maxnumber: number;
    salt: string;
    signature: string;
}
/** The answer of `POST /v1/guest-sessions` (Begin or renew a session that gives without an account). */
export interface GuestSession {
    /** Send it as `Authorization: Bearer …` */
    access_token: string;
    /**
     * Format: date-time
     * ISO 8601, UTC
     * @example 2026-11-21T12:00:00.000Z
     */
    expires_at: string;
    user_id: string;
}
/** The answer of `POST /v1/guest-sessions/link` (Mail a link to the gifts and plans that guests made with an address). */
export interface GuestLinkRequested {
    accepted: true;
}
/** The answer of `GET /v1/terms` (Read which terms are in force). */
export interface Terms {
    version: string;
    /** Where people read them */
    url: string;
}
/** The answer of `POST /v1/processors/stripe/webhook` (Receive an event of Stripe). */
export interface ProcessorEventReceipt {
    received: true;
}
/** The query of `GET /v1/api-keys` (List the calling user's keys). */
export interface ListApiKeysQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/charities` (List the charities that can receive gifts). */
export interface ListCharitiesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | undefined;
    verified?: boolean | undefined;
    ein?: string | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/impact-reports` (List a charity's impact reports). */
export interface ListImpactReportsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `POST /v1/charities/{charity_id}/photos` (Upload a photograph of a charity). */
export interface AddCharityPhotoQuery {
    /** What the photograph shows, for people who do not see it */
    caption?: string | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/ratings` (List a charity's ratings). */
export interface ListCharityRatingsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /api/v1/recommendations` (Recommend charities to the calling user, and list five groups). */
export interface GetRecommendationsQuery {
    /** State of the user. Defaults to the state of most of their gifts. */
    state?: string | undefined;
    limit?: number | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/similar` (List similar charities, by common donors or by cause and place). */
export interface ListSimilarCharitiesQuery {
    limit?: number | undefined;
}
/** The query of `GET /v1/donations` (Find gifts of all donors). */
export interface ListAllDonationsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    /** First day, YYYY-MM-DD, UTC, or a time in ISO 8601 */
    from?: DayOrTime | undefined;
    /** Last day, inclusive, YYYY-MM-DD, UTC, or a time in ISO 8601 */
    to?: DayOrTime | undefined;
    status?: ("pending" | "completed" | "failed" | "refunded" | "disputed") | undefined;
    campaign_id?: string | undefined;
    payment_method?: ("card" | "ach" | "crypto") | undefined;
    /** Returns gifts older than this one */
    after?: string | undefined;
    charity_id?: string | undefined;
    donor_id?: string | undefined;
    donor_email?: string | undefined;
    /** In units of the currency of each gift */
    min_amount?: string | undefined;
    /** In units of the currency of each gift */
    max_amount?: string | undefined;
    /** The end of the number of the card, bank account or wallet that paid */
    last4?: string | undefined;
}
/** The query of `GET /v1/users/me/donations` (List the caller's gifts). */
export interface ListMyDonationsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("pending" | "completed" | "failed" | "refunded" | "disputed") | undefined;
    charity_id?: string | undefined;
    /** First day, YYYY-MM-DD, UTC, or a time in ISO 8601 */
    from?: DayOrTime | undefined;
    /** Last day, inclusive, YYYY-MM-DD, UTC, or a time in ISO 8601 */
    to?: DayOrTime | undefined;
    /** Returns gifts older than this one */
    after?: string | undefined;
}
/** The query of `GET /v1/unclaimed-gifts` (List the gifts that wait for a charity to be claimed). */
export interface ListUnclaimedGiftsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/donations` (List the gifts to a charity). */
export interface ListCharityDonationsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    /** First day, YYYY-MM-DD, UTC, or a time in ISO 8601 */
    from?: DayOrTime | undefined;
    /** Last day, inclusive, YYYY-MM-DD, UTC, or a time in ISO 8601 */
    to?: DayOrTime | undefined;
    status?: ("pending" | "completed" | "failed" | "refunded" | "disputed") | undefined;
    campaign_id?: string | undefined;
    payment_method?: ("card" | "ach" | "crypto") | undefined;
    /** Returns gifts older than this one */
    after?: string | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/donors` (List the donors of a charity with what they gave). */
export interface ListCharityDonorsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    /** Returns the donors that follow this one */
    after?: string | undefined;
}
/** The query of `GET /v1/guest-reports` (List addresses whose guests gave more in a year than their limit). */
export interface ListGuestReportsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /api/v1/fees/report` (Report the fees of a range of days). */
export interface ReportFeesQuery {
    /** First day, YYYY-MM-DD, UTC */
    start_date: string;
    /** Last day, inclusive, YYYY-MM-DD, UTC. At most five years after the first. */
    end_date: string;
    organization_id?: string | undefined;
    payment_method?: ("card" | "ach" | "crypto" | "wire") | undefined;
    tier?: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | undefined;
    page?: number | undefined;
    limit?: number | undefined;
}
/** The query of `GET /api/v1/fees/summary` (Sum up fees by day, week, month, quarter or year). */
export interface SummarizeFeesQuery {
    period?: ("daily" | "weekly" | "monthly" | "quarterly" | "yearly") | undefined;
    start_date?: string | undefined;
    end_date?: string | undefined;
    organization_id?: string | undefined;
    payment_method?: ("card" | "ach" | "crypto" | "wire") | undefined;
    tier?: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | undefined;
}
/** The query of `GET /api/v1/fees/export` (Export every posting of a range of days). */
export interface ExportFeesQuery {
    format?: ("csv" | "json" | "xlsx") | undefined;
    /** Defaults to a year before the last day */
    start_date?: string | undefined;
    /** Defaults to today */
    end_date?: string | undefined;
    organization_id?: string | undefined;
    payment_method?: ("card" | "ach" | "crypto" | "wire") | undefined;
    tier?: ("standard" | "bronze" | "silver" | "gold" | "platinum" | "nonprofit" | "negotiated") | undefined;
}
/** The query of `GET /v1/exchange-rates` (List the stored exchange rates). */
export interface ListExchangeRatesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    /** Only rates of this currency */
    currency?: Currency | undefined;
}
/** The query of `GET /v1/campaigns` (List campaigns). */
export interface ListCampaignsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    charity_id?: string | undefined;
    category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | undefined;
    status?: ("active" | "ended" | "closed") | undefined;
    /** Minimum goal, in whole US dollars */
    goal_min?: string | undefined;
    /** Maximum goal, in whole US dollars */
    goal_max?: string | undefined;
    deadline_from?: string | undefined;
    /** Inclusive */
    deadline_to?: string | undefined;
    matching_funds_available?: boolean | undefined;
    /** Minimum progress, in percent of the goal */
    progress_min?: string | undefined;
    /** Maximum progress, in percent of the goal */
    progress_max?: string | undefined;
    update_frequency?: ("daily" | "weekly" | "monthly" | "quarterly") | undefined;
    country?: string | undefined;
    state?: string | undefined;
}
/** The query of `GET /v1/campaigns/{campaign_id}/matching` (List the pledges for a campaign). */
export interface ListMatchingPledgesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/opportunities` (List volunteer opportunities). */
export interface ListOpportunitiesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    charity_id?: string | undefined;
    category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | undefined;
    status?: ("active" | "closed") | undefined;
    time_commitment?: ("one_time" | "weekly" | "monthly" | "flexible") | undefined;
    mode?: ("in_person" | "virtual" | "hybrid") | undefined;
    /** A skill of the opportunity, case-insensitive */
    skill?: string | undefined;
    background_check_required?: boolean | undefined;
    /** Selects opportunities that accept volunteers of this age */
    age?: string | undefined;
    accessibility?: ("wheelchair_access" | "accessible_restroom" | "sign_language" | "hearing_loop" | "large_print" | "quiet_space" | "seated_work" | "service_animals") | undefined;
    country?: string | undefined;
    state?: string | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/volunteer-hours` (List the hours submitted to a charity). */
export interface ListCharityVolunteerHoursQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("pending" | "in_review" | "information_required" | "verified" | "rejected" | "withdrawn" | "expired") | undefined;
    /** First day of work, YYYY-MM-DD */
    from?: string | undefined;
    /** Last day of work, inclusive, YYYY-MM-DD */
    to?: string | undefined;
    /** Returns submissions older than this one */
    after?: string | undefined;
    volunteer_id?: string | undefined;
    verifier_id?: string | undefined;
}
/** The query of `GET /v1/volunteer/review-queue` (List the hours that wait for platform reviewers). */
export interface ListVolunteerHoursToReviewQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("pending" | "in_review" | "information_required" | "verified" | "rejected" | "withdrawn" | "expired") | undefined;
    /** First day of work, YYYY-MM-DD */
    from?: string | undefined;
    /** Last day of work, inclusive, YYYY-MM-DD */
    to?: string | undefined;
    /** Returns submissions older than this one */
    after?: string | undefined;
    charity_id?: string | undefined;
}
/** The query of `GET /v1/volunteer/hours` (List the caller's submissions of hours). */
export interface ListMyVolunteerHoursQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("pending" | "in_review" | "information_required" | "verified" | "rejected" | "withdrawn" | "expired") | undefined;
    /** First day of work, YYYY-MM-DD */
    from?: string | undefined;
    /** Last day of work, inclusive, YYYY-MM-DD */
    to?: string | undefined;
    /** Returns submissions older than this one */
    after?: string | undefined;
    charity_id?: string | undefined;
}
/** The query of `GET /v1/volunteer/hours/{submission_id}/certificate` (Read the certificate of one verified submission). */
export interface GetVolunteerHoursCertificateQuery {
    /** Defaults to the format that the `Accept` header prefers */
    format?: ("json" | "pdf") | undefined;
}
/** The query of `GET /v1/users/me/volunteer/certificate` (Read a certificate of the caller's verified hours). */
export interface GetMyVolunteerCertificateQuery {
    charity_id?: string | undefined;
    /** First day of work, YYYY-MM-DD */
    from?: string | undefined;
    /** Last day of work, inclusive, YYYY-MM-DD */
    to?: string | undefined;
    /** Defaults to the format that the `Accept` header prefers */
    format?: ("json" | "pdf") | undefined;
}
/** The query of `GET /v1/volunteer/qualifications` (List the caller's skills and licenses). */
export interface ListMyQualificationsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("pending" | "confirmed" | "refused" | "withdrawn" | "expired") | undefined;
}
/** The query of `GET /v1/volunteer/qualification-queue` (List the skills and licenses that wait for a reviewer). */
export interface ListQualificationsToReviewQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("pending" | "confirmed" | "refused" | "withdrawn" | "expired") | undefined;
    user_id?: string | undefined;
}
/** The query of `GET /v1/users/me/impact/{year}` (Read the caller's year in review). */
export interface GetMyYearInReviewQuery {
    /** Defaults to the format that the `Accept` header prefers */
    format?: ("json" | "pdf") | undefined;
}
/** The query of `GET /v1/donations/{donation_id}/refunds` (List the refunds of a gift). */
export interface ListRefundsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/refunds` (List the refunds of all gifts). */
export interface ListAllRefundsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("pending" | "completed" | "failed") | undefined;
}
/** The query of `GET /v1/donations/{donation_id}/disputes` (List the disputes of a gift). */
export interface ListDisputesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/disputes` (List the disputes of all gifts, or of the gifts to a charity). */
export interface ListAllDisputesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("opened" | "under_review" | "won" | "lost") | undefined;
    /** Required from members of a charity */
    charity_id?: string | undefined;
    /** Only disputes whose evidence is due before this day (UTC) or time */
    due_before?: DayOrTime | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/write-offs` (List the write-offs of a charity). */
export interface ListWriteOffsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/reconciliation` (List the differences between the ledger and the outside). */
export interface ListReconciliationQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("open" | "explained" | "resolved") | undefined;
    source?: ("charges" | "processor" | "bank" | "receipt_log") | undefined;
    kind?: ("missing_here" | "missing_there" | "unknown_reference" | "duplicate" | "other_amount" | "other_currency" | "other_fee" | "other_date" | "other_state" | "other_content") | undefined;
    age?: ("0-1" | "2-7" | "8-30" | "31+") | undefined;
    reference?: string | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/payouts` (List the payouts of a charity). */
export interface ListPayoutsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("held" | "scheduled" | "in_transit" | "paid" | "failed" | "returned" | "cancelled") | undefined;
}
/** The query of `GET /v1/payouts` (List the payouts of all charities). */
export interface ListAllPayoutsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("held" | "scheduled" | "in_transit" | "paid" | "failed" | "returned" | "cancelled") | undefined;
    charity_id?: string | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/subscriptions` (List the subscriptions of a charity). */
export interface ListSubscriptionsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/reports` (List the saved reports of a charity). */
export interface ListReportsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/reports/{saved_report_id}/file` (Download the file of a saved report). */
export interface GetReportFileQuery {
    /** By default the first day of the last whole period */
    start_date?: string | undefined;
    /** By default the last day of that period */
    end_date?: string | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/payout-accounts` (List the payout accounts of a charity). */
export interface ListPayoutAccountsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/statements/{period}` (Read a charity's statement of a month or a year). */
export interface GetStatementQuery {
    /** Defaults to the format that the `Accept` header prefers */
    format?: ("json" | "pdf" | "csv") | undefined;
    /** Only this currency. Required for `csv`. */
    currency?: Currency | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/statements/{period}/proof` (Read the proof that a closed month's statement is in the receipt log). */
export interface GetStatementProofQuery {
    /** ISO 4217 code, or the symbol of a crypto token */
    currency: Currency;
}
/** The query of `GET /v1/users/me/recurring` (List the caller's recurring gifts). */
export interface ListMyRecurringQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("pending" | "active" | "paused" | "completed" | "cancelled" | "failed") | undefined;
    charity_id?: string | undefined;
}
/** The query of `GET /v1/recurring/{recurring_id}/occurrences` (List the occurrences of a recurring gift). */
export interface ListRecurringOccurrencesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/users/me/payment-sources` (List the caller's saved payment sources). */
export interface ListPaymentSourcesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `DELETE /v1/users/me/payment-sources/{source_id}` (Remove a payment source). */
export interface RemovePaymentSourceQuery {
    /** A source of the same kind, which takes over the recurring gifts */
    replace_with?: string | undefined;
}
/** The query of `GET /v1/velocity/blocks` (List cards, users and addresses that are blocked). */
export interface ListVelocityBlocksQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/donations/{donation_id}/receipt` (Read the receipt of a completed gift). */
export interface GetReceiptQuery {
    /** Defaults to the format that the `Accept` header prefers */
    format?: ("json" | "pdf") | undefined;
    /** Defaults to the latest version. */
    version?: number | undefined;
}
/** The query of `GET /v1/users/me/receipts/{year}` (Read the receipts of the caller's gifts in a calendar year). */
export interface GetYearReceiptsQuery {
    /** Defaults to the format that the `Accept` header prefers */
    format?: ("json" | "pdf") | undefined;
}
/** The query of `GET /api/v1/verification/status/{entity_id}` (Read an entity's verification). */
export interface GetVerificationStatusQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/documents` (Submit documents or the requested information). */
export interface SubmitVerificationDocumentsQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/withdraw` (Withdraw an application). */
export interface WithdrawVerificationQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/concerns/remedy` (Answer a concern and describe its remedy). */
export interface RemedyVerificationConcernQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/appeals` (Appeal a rejection or revocation). */
export interface AppealVerificationQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/triggers` (Start the re-verification of a verified entity). */
export interface TriggerVerificationQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `GET /api/v1/verification/{entity_id}/history` (List the history of an entity's verifications, oldest first). */
export interface GetVerificationHistoryQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
    page?: number | undefined;
    limit?: number | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/references` (Name a referee of an organization). */
export interface NameVerificationRefereeQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/video-call` (Propose or set the time of a video call). */
export interface SetVerificationVideoCallQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `DELETE /api/v1/verification/{entity_id}/video-call` (Cancel the video call). */
export interface CancelVerificationVideoCallQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `GET /api/v1/verification/queue` (List verifications that wait for somebody, most urgent first). */
export interface ListVerificationQueueQuery {
    status?: VerificationStatus | undefined;
    stage?: VerificationStage | undefined;
    entity_type?: VerificationEntityType | undefined;
    level?: VerificationLevel | undefined;
    overdue?: boolean | undefined;
    claimed_by?: ("me" | "nobody") | undefined;
    waits_for?: ("entity" | "reviewer" | "system") | undefined;
    page?: number | undefined;
    limit?: number | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/claim` (Claim a verification). */
export interface ClaimVerificationQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/release` (Return a verification to the queue). */
export interface ReleaseVerificationQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/review` (Decide the stage under review). */
export interface ReviewVerificationQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/concerns` (Raise a concern about a verified entity). */
export interface RaiseVerificationConcernQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/concerns/determination` (Dismiss a concern, or revoke the verification). */
export interface DetermineVerificationConcernQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/video-call/record` (Record what became of a video call). */
export interface RecordVerificationVideoCallQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `POST /api/v1/verification/{entity_id}/social-links` (Pass or fail a social profile of an organization). */
export interface DecideSocialLinkQuery {
    /** Selects the verification of a user who is both donor and volunteer */
    entity_type?: VerificationEntityType | undefined;
}
/** The query of `GET /api/v1/search` (Find organizations, campaigns and opportunities). */
export interface SearchQuery {
    /** Words, `"a phrase"`, AND, OR, NOT, `(groups)`, `wild*`, `field:value`, ranges and `near:`. `word~` and `word~2` find words one or two edits away. An edit inserts, deletes or replaces a letter, or swaps two neighbours. docs/rules/search.md describes the whole language. */
    q: string;
    type?: ("organization" | "campaign" | "opportunity") | undefined;
    category?: ("Animals & Wildlife" | "Arts & Culture" | "Community Development" | "Disaster Relief" | "Education" | "Environment" | "Health & Medicine" | "Human Rights" | "International Aid" | "Religion & Spirituality") | undefined;
    sub_category?: string | undefined;
    tags?: string | undefined;
    city?: string | undefined;
    state?: string | undefined;
    country?: string | undefined;
    charity_id?: string | undefined;
    verified?: boolean | undefined;
    verification_level?: ("basic" | "standard" | "enhanced") | undefined;
    tax_deductible?: boolean | undefined;
    size?: ("small" | "medium" | "large" | "very_large") | undefined;
    payment_methods?: ("card" | "ach" | "crypto") | undefined;
    matching_funds?: boolean | undefined;
    update_frequency?: ("daily" | "weekly" | "monthly" | "quarterly") | undefined;
    mode?: ("in_person" | "virtual" | "hybrid") | undefined;
    time_commitment?: ("one_time" | "weekly" | "monthly" | "flexible") | undefined;
    skills?: string | undefined;
    background_check?: boolean | undefined;
    accessibility?: string | undefined;
    min_rating?: string | undefined;
    min_transparency_rating?: string | undefined;
    min_budget?: string | undefined;
    max_budget?: string | undefined;
    min_staff?: string | undefined;
    max_staff?: string | undefined;
    min_founded?: string | undefined;
    max_founded?: string | undefined;
    min_goal?: string | undefined;
    max_goal?: string | undefined;
    min_progress?: string | undefined;
    max_progress?: string | undefined;
    deadline_from?: string | undefined;
    deadline_to?: string | undefined;
    min_years_active?: string | undefined;
    max_years_active?: string | undefined;
    /** Only opportunities that accept this age */
    age?: string | undefined;
    /** "39.74,-104.99", "Denver, CO" or a ZIP code */
    location?: string | undefined;
    /** Miles around the location. Defaults to 25. */
    radius?: number | undefined;
    sort?: ("relevance" | "distance" | "rating" | "newest" | "most_funded" | "ending_soon") | undefined;
    facets?: string | undefined;
    explain?: boolean | undefined;
    page?: number | undefined;
    limit?: number | undefined;
}
/** The query of `GET /api/v1/search/autocomplete` (Suggest categories and names while the user types). */
export interface AutocompleteQuery {
    q: string;
}
/** The query of `GET /v1/webhooks/endpoints` (List the account's endpoints). */
export interface ListWebhookEndpointsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `POST /v1/webhooks/endpoints/{endpoint_id}/test` (Send a webhook.test event to this endpoint only). */
export interface TestWebhookEndpointQuery {
    /** true waits up to 15 seconds for the attempt and answers with the delivery */
    wait?: boolean | undefined;
}
/** The query of `GET /v1/webhooks/deliveries` (List deliveries with every attempt). */
export interface ListWebhookDeliveriesQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    endpoint_id?: string | undefined;
    event?: EventName | undefined;
    state?: ("pending" | "delivered" | "retrying" | "failed" | "held") | undefined;
    webhook_id?: string | undefined;
    /** Returns deliveries older than this one */
    after?: string | undefined;
}
/** The query of `GET /v1/events` (Read the event feed). */
export interface ListEventsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    event?: EventName | undefined;
    /** Returns events after this one */
    after?: string | undefined;
}
/** The query of `GET /v1/claims` (List claims, newest first). */
export interface ListClaimsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("in_review" | "approved" | "denied") | undefined;
    /** true: only your own and those of your charities, also for reviewers and operators */
    mine?: boolean | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/members` (List the members of a charity that the caller manages). */
export interface ListCharityMembersQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/charities/{charity_id}/invitations` (List the invitations of a charity that the caller manages). */
export interface ListCharityInvitationsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/approvals` (List acts of operators that need another operator). */
export interface ListApprovalsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    status?: ("waiting" | "approved" | "refused" | "expired") | undefined;
}
/** The query of `GET /v1/users/me/sessions` (List the caller's signed-in sessions). */
export interface ListSessionsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/users/me/applications` (List the applications that may act for the caller). */
export interface ListApplicationsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
}
/** The query of `GET /v1/oauth/clients` (List the clients that the caller may manage). */
export interface ListOauthClientsQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    /** Only clients of this user. Only operators may name somebody else. */
    user_id?: string | undefined;
}
/** The query of `GET /v1/audit-log` (List privileged actions). */
export interface ListAuditLogQuery {
    limit?: number | undefined;
    offset?: number | undefined;
    action?: string | undefined;
    actor_id?: string | undefined;
    subject_id?: string | undefined;
    /** First day, YYYY-MM-DD, UTC */
    from?: string | undefined;
    /** Last day, inclusive, YYYY-MM-DD, UTC */
    to?: string | undefined;
    /** Returns entries older than this one */
    after?: string | undefined;
}
/** The query of `GET /v1/receipt-log/consistency` (Prove that the receipt log only grew). */
export interface GetReceiptLogConsistencyQuery {
    from: number;
    to: number;
}
/** The query of `GET /v1/receipt-log/proof` (Prove that a leaf is in the receipt log). */
export interface ProveReceiptLeafQuery {
    /** A gift's `transaction_hash` without `0x` */
    leaf_hash: string;
}
/** `event` decides the type of `data`. A newer server may also send events that are not listed here. */
export type WebhookEvent = DonationCreatedEvent | DonationCompletedEvent | DonationActionRequiredEvent | DonationFailedEvent | DonationRefundedEvent | DonationRefundFailedEvent | DonationDisputedEvent | FeeCalculatedEvent | RecurringCreatedEvent | RecurringUpdatedEvent | RecurringPausedEvent | RecurringResumedEvent | RecurringCancelledEvent | RecurringFailedEvent | MatchingPledgedEvent | MatchingAcceptedEvent | MatchingWithdrawnEvent | MatchingEndedEvent | MatchingChargedEvent | MatchingFailedEvent | VolunteerHoursSubmittedEvent | VolunteerHoursVerifiedEvent | VolunteerHoursRejectedEvent | VolunteerHoursInformationRequiredEvent | VolunteerHoursWithdrawnEvent | VolunteerHoursReminderEvent | VolunteerHoursHandedOverEvent | VolunteerHoursExpiredEvent | VolunteerQualificationUpdatedEvent | VolunteerQualificationExpiringEvent | CharityVerificationUpdatedEvent | VerificationCompletedEvent | VerificationFailedEvent | VerificationReminderEvent | VerificationReferenceUpdatedEvent | VerificationVideoCallUpdatedEvent | CharityClaimUpdatedEvent | PayoutAccountUpdatedEvent | PayoutCreatedEvent | PayoutInTransitEvent | PayoutPaidEvent | PayoutFailedEvent | PayoutReturnedEvent | SubscriptionBegunEvent | SubscriptionBilledEvent | SubscriptionPaymentFailedEvent | SubscriptionEndingEvent | SubscriptionEndedEvent | ExchangeRatesStaleEvent | ReconciliationDifferenceFoundEvent | ReconciliationDifferenceResolvedEvent | WebhookTestEvent | WebhookEndpointDisabledEvent;
