/**
 * The API's types, generated from its OpenAPI document by `npm run types:client`. Changes by hand are lost.
 */

export interface paths {
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calling user's keys
         * @description Any API key; no access token.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make another key for the calling user
         * @description A key gets at most the scopes and the plan of the key that makes it; the key is shown once. Live keys need an organization with Enhanced verification. Any API key; no access token.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{user_id}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a key, as an operator: their first one, or one of another plan
         * @description Live keys need an organization of the user with Enhanced verification. Any API key; no access token. Needs the role operator.
         */
        post: operations["issueApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{key_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key by a new one of the same name, scopes and plan
         * @description The old key stays good for `overlap_hours`, so that no deployment is without one. A key is replaced once. Any API key; no access token.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key at once
         * @description Any API key; no access token.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the charities that can receive
         * @description Needs the scope `charities:read`.
         */
        get: operations["listCharities"];
        put?: never;
        /**
         * Create a charity and become its member
         * @description It is listed and can receive once it is verified. An EIN that is there already is 409: its members invite further ones. Needs the scope `charities:write`.
         */
        post: operations["createCharity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one charity
         * @description Needs the scope `charities:read`.
         */
        get: operations["getCharity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a charity
         * @description For its members. What members wrote, later imports of the register leave as it is. Needs the scope `charities:write`.
         */
        patch: operations["updateCharity"];
        trace?: never;
    };
    "/v1/charities/{charity_id}/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a charity received and reached
         * @description Needs the scope `charities:read`.
         */
        get: operations["getCharityImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a charity is owed
         * @description For members of the charity and operators. A negative amount is what the charity owes, for example after a refund of a gift whose fees are kept. Needs the scope `charities:read`.
         */
        get: operations["getCharityBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/impact-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a charity reported
         * @description Needs the scope `charities:read`.
         */
        get: operations["listImpactReports"];
        put?: never;
        /**
         * Report what the charity reached in a period
         * @description For its members. Periods of one charity do not overlap: withdraw a report to correct it. Needs the scope `charities:write`.
         */
        post: operations["createImpactReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/impact-reports/{report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a report back
         * @description Needs the scope `charities:write`.
         */
        delete: operations["withdrawImpactReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/trust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a charity's trust score and what it rests on
         * @description Scored anew when a rating or the verification changes, and once a day. Needs the scope `charities:read`.
         */
        get: operations["getCharityTrust"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a charity's ratings
         * @description Needs the scope `charities:read`.
         */
        get: operations["listCharityRatings"];
        put?: never;
        /**
         * Rate a charity that you gave to
         * @description A donor has one rating of a charity; another one takes its place. Members do not rate their own charity. Needs the scope `donations:write`.
         */
        post: operations["rateCharity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document for a verification
         * @description The body is the file itself, at most 10 MB. It is examined with the verification that names its document_id. Needs the scope `verification:write`.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is known of an uploaded document
         * @description Needs the scope `verification:read`.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an uploaded document
         * @description Needs the scope `verification:read`.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what the user did with what was found
         * @description Impressions, clicks, conversions, dwell times and shares. They move the ranking; each counts once a day for a user. Needs the scope `search:read`.
         */
        post: operations["recordSearchEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Charities for the calling user, and five groupings
         * @description What those who gave alike give to (0.6) and what is like your gifts (0.4), adjusted for season, place and emergencies. Needs the scope `search:read`.
         */
        get: operations["getRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Charities like one: given to together, or of its cause and place
         * @description Needs the scope `search:read`.
         */
        get: operations["listSimilarCharities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The causes, their parts, and how many organizations each has
         * @description Needs the scope `search:read`.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trends/signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell of a mention of a charity, or of an emergency (operators)
         * @description Trends take it into account within the hour. Needs the scope `search:read`.
         */
        post: operations["recordTrendSignal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give to a charity
         * @description A 201 means that the gift is committed: it will end completed or failed, whatever happens. With `recurring` it is the first of a plan. Needs the scope `donations:write`.
         */
        post: operations["createDonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations/{donation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a gift and how far it is
         * @description Needs the scope `donations:read`.
         */
        get: operations["getDonation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's gifts
         * @description Needs the scope `donations:read`.
         */
        get: operations["listMyDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fees/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote the fees of a gift
         * @description Nothing is charged, kept or told: the fees of a gift are fixed when it is made. Needs the scope `fees:read`.
         */
        post: operations["calculateFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fees/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report the fees of a range of days
         * @description Read from the ledger: totals, and rows by day, organization, method and tier. Members read their organizations, operators all. Needs the scope `fees:read`.
         */
        get: operations["reportFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fees/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up fees by day, week, month, quarter or year
         * @description Calendar buckets in UTC, weeks from Monday, the first and the last cut to the days asked for. By default the last 30 days, 13 weeks, 12 months, 8 quarters or 5 years. Needs the scope `fees:read`.
         */
        get: operations["summarizeFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every posting of a range of days
         * @description A line for each posting, streamed, as of the moment of the request; amounts in US dollars. Anonymous donors are left out. Needs the scope `fees:read`.
         */
        get: operations["exportFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fees/organizations/{organization_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which rate an organization pays, and why
         * @description For its members and operators. Needs the scope `fees:read`.
         */
        get: operations["getFeeTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an organization's terms
         * @description For operators. Every change is kept, with who made it and why. Gifts that were made keep their price. Needs the scope `fees:read`.
         */
        patch: operations["updateFeeTerms"];
        trace?: never;
    };
    "/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Needs the scope `charities:read`.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Begin a campaign of a charity
         * @description For members of the charity. Gifts name it as `campaign_id`. Needs the scope `charities:write`.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{campaign_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one campaign and what it raised
         * @description Needs the scope `charities:read`.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Close a campaign
         * @description It takes no further gifts and stays to be read; closing it twice is harmless. Needs the scope `charities:write`.
         */
        delete: operations["closeCampaign"];
        options?: never;
        head?: never;
        /**
         * Edit a campaign
         * @description Needs the scope `charities:write`.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/v1/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List volunteer opportunities
         * @description Needs the scope `charities:read`.
         */
        get: operations["listOpportunities"];
        put?: never;
        /**
         * Offer volunteer work for a charity
         * @description For members of the charity. Hours name it as `opportunity_id`. Needs the scope `charities:write`.
         */
        post: operations["createOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/opportunities/{opportunity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one opportunity
         * @description Needs the scope `charities:read`.
         */
        get: operations["getOpportunity"];
        put?: never;
        post?: never;
        /**
         * Close an opportunity
         * @description It stays to be read, and hours that were worked may still name it. Needs the scope `charities:write`.
         */
        delete: operations["closeOpportunity"];
        options?: never;
        head?: never;
        /**
         * Edit an opportunity
         * @description Needs the scope `charities:write`.
         */
        patch: operations["updateOpportunity"];
        trace?: never;
    };
    "/v1/volunteer/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's submissions of hours
         * @description Needs the scope `volunteer:read`.
         */
        get: operations["listMyVolunteerHours"];
        put?: never;
        /**
         * Hand in hours of volunteer work
         * @description The charity decides; it is reminded on day 3 and 7, reviewers of the platform may decide from day 14, and on day 30 the submission expires. Needs the scope `volunteer:write`.
         */
        post: operations["submitVolunteerHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/volunteer/hours/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on up to 100 submissions alike
         * @description Each is decided for itself: one that is refused leaves the others as they are. Needs the scope `volunteer:write`.
         */
        post: operations["decideManyVolunteerHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/volunteer/hours/{submission_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a submission of hours and how far it is
         * @description A pending submission is `in_review` once a member of the charity has read it. Needs the scope `volunteer:read`.
         */
        get: operations["getVolunteerHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/volunteer/hours/{submission_id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify hours, reject them, or ask for more information
         * @description For members of the charity, reviewers and operators; nobody decides on their own hours. Needs the scope `volunteer:write`.
         */
        post: operations["decideVolunteerHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/volunteer/hours/{submission_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a submission back before it is decided
         * @description Needs the scope `volunteer:write`.
         */
        post: operations["withdrawVolunteerHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/volunteer/hours/{submission_id}/information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer what the charity asked
         * @description The submission is pending again; its deadline stays. Needs the scope `volunteer:write`.
         */
        post: operations["answerVolunteerHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/volunteer/hours/{submission_id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the verification of hours
         * @description For operators: verified hours are locked for everybody else. The timeline keeps what was. Needs the scope `volunteer:write`.
         */
        post: operations["reverseVolunteerHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/volunteer/hours/{submission_id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the certificate of one verified submission of hours
         * @description For schools and employers; for the volunteer, members of the charity, reviewers and operators. Hours that are not verified, or not any more, have none: 409. Needs the scope `volunteer:read`.
         */
        get: operations["getVolunteerHoursCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/volunteer/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a certificate of the caller's verified hours
         * @description For schools and employers: of all charities or one, of all days or some, at most 500 submissions. Needs the scope `volunteer:read`.
         */
        get: operations["getMyVolunteerCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/volunteer-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hours handed in to a charity
         * @description For its members, reviewers and operators. Needs the scope `volunteer:read`.
         */
        get: operations["listCharityVolunteerHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/volunteer/review-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hours that wait for the platform's reviewers
         * @description Submissions on which the charity has not decided for 14 days. For reviewers and operators. Needs the scope `volunteer:read`.
         */
        get: operations["listVolunteerHoursToReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the caller gave, worked and had a part in
         * @description Refunded gifts and reversed hours count nothing; anonymous gifts count for their giver. Needs the scope `impact:read`.
         */
        get: operations["getMyImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/impact/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's year in review
         * @description Gifts of the year by the day they settled, hours by the day of the work. Needs the scope `impact:read`.
         */
        get: operations["getMyYearInReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations/{donation_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refunds of a gift
         * @description Needs the scope `donations:read`.
         */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Give a completed gift back, wholly or in part
         * @description For the donor of the gift, members of its charity and operators. A 201 means that the amount is reserved and the refund will end completed or failed. Needs the scope `donations:write`.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations/{donation_id}/refunds/{refund_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a refund and how far it is
         * @description Needs the scope `donations:read`.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations/{donation_id}/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the disputes of a gift
         * @description Needs the scope `donations:read`.
         */
        get: operations["listDisputes"];
        put?: never;
        /**
         * Note that the donor's bank disputes a gift
         * @description For operators. The disputed money is withdrawn from what the charity is owed, and the chargeback fee is booked. Needs the scope `donations:write`.
         */
        post: operations["openDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations/{donation_id}/disputes/{dispute_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a dispute and how far it is
         * @description Needs the scope `donations:read`.
         */
        get: operations["getDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations/{donation_id}/disputes/{dispute_id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the charity's evidence, once
         * @description For members of the charity and operators. From then on the dispute waits for its outcome alone. Needs the scope `donations:write`.
         */
        post: operations["giveDisputeEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations/{donation_id}/disputes/{dispute_id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note how a dispute ended
         * @description For operators. `won` gives the money back to the charity, `lost` to the donor. Saying the same again changes nothing. Needs the scope `donations:write`.
         */
        post: operations["resolveDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/recurring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's recurring gifts
         * @description Needs the scope `donations:read`.
         */
        get: operations["listMyRecurring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recurring/{recurring_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a recurring gift and its dates to come
         * @description For its donor, the members of its charity, and operators. Needs the scope `donations:read`.
         */
        get: operations["getRecurring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the amount, the next date or the source of a recurring gift
         * @description Needs the scope `donations:write`.
         */
        patch: operations["updateRecurring"];
        trace?: never;
    };
    "/v1/recurring/{recurring_id}/occurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what became of each date of a recurring gift
         * @description Needs the scope `donations:read`.
         */
        get: operations["listRecurringOccurrences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recurring/{recurring_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rest a recurring gift
         * @description With `until` it goes on by itself on that day. What falls into the pause is not made up. Needs the scope `donations:write`.
         */
        post: operations["pauseRecurring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recurring/{recurring_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a paused recurring gift go on
         * @description Needs the scope `donations:write`.
         */
        post: operations["resumeRecurring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recurring/{recurring_id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass over the next gift
         * @description Needs the scope `donations:write`.
         */
        post: operations["skipRecurring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recurring/{recurring_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a recurring gift
         * @description For its donor, the members of its charity, and operators; who did it and why is kept. Needs the scope `donations:write`.
         */
        post: operations["cancelRecurring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/donations/{donation_id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the receipt of a completed gift
         * @description For the donor of the gift, members of its charity and operators. It is issued when it is first asked for. A refund voids it; for what is left a new version is issued. Needs the scope `donations:read`.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/receipts/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the receipts of the caller's gifts in a calendar year (UTC)
         * @description A gift belongs to the year in which it was made. Needs the scope `donations:read`.
         */
        get: operations["getYearReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the test charity and the test sources
         * @description Any credential.
         */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a verification level
         * @description Members apply for their organization, users for themselves. Documents are fetched and checked soon after; more can follow. Needs the scope `verification:write`.
         */
        post: operations["initiateVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/status/{entity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an entity's verification
         * @description The application under way, else what is in force, else the newest. Needs the scope `verification:read`.
         */
        get: operations["getVerificationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit documents or the information that was asked for
         * @description A document replaces those of its type that were refused. They are fetched and checked soon after. Needs the scope `verification:write`.
         */
        post: operations["submitVerificationDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide the stage under review
         * @description `pass` leads to the next stage, `fail` asks for more information, `approve` and `deny` end the verification or the appeal. A decision that the stage does not take is answered 409 with the possible ones. Needs the scope `verification:write`.
         */
        post: operations["reviewVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/concerns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give notice of a concern
         * @description The entity has ten business days to remedy it. The level is held until the final determination. Needs the scope `verification:write`.
         */
        post: operations["raiseVerificationConcern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/concerns/remedy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a concern with what was remedied
         * @description Needs the scope `verification:write`.
         */
        post: operations["remedyVerificationConcern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/concerns/determination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a concern, or revoke
         * @description A revocation takes two people: the first `revoke` proposes it, the `revoke` of another one confirms it. Needs the scope `verification:write`.
         */
        post: operations["determineVerificationConcern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal a rejection or revocation
         * @description Once, within 30 days. Somebody who had no part in the decision hears it. Needs the scope `verification:write`.
         */
        post: operations["appealVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/triggers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a verified entity looked at again
         * @description An entity reports a change of leadership or address, reviewers any trigger. The level is held meanwhile. Needs the scope `verification:write`.
         */
        post: operations["triggerVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that happened to an entity's verifications, oldest first
         * @description Needs the scope `verification:read`.
         */
        get: operations["getVerificationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for a reviewer, the most urgent first
         * @description Needs the scope `verification:read`.
         */
        get: operations["listVerificationQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a verification on
         * @description Until it is released or decided no other reviewer decides it. Needs the scope `verification:write`.
         */
        post: operations["claimVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verification/{entity_id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a verification back to the queue
         * @description Its own claim by the reviewer, anybody’s by an operator. Needs the scope `verification:write`.
         */
        post: operations["releaseVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find organizations, campaigns and opportunities
         * @description Words, phrases, AND, OR, NOT, wildcards, fields, ranges and places in `q`; filters beside it. Needs the scope `search:read`.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find by clauses, sort by several fields, count values
         * @description `must` holds and is ranked, `filter` holds unranked, `should` only ranks unless it stands alone. `match` takes a field of words, or `_all`. Needs the scope `search:read`.
         */
        post: operations["advancedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest categories and names while somebody types
         * @description Needs the scope `search:read`.
         */
        get: operations["autocomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's endpoints
         * @description Needs the scope `webhooks:manage`.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Subscribe a URL to events
         * @description The secret that signs what is sent is shown only now. Needs the scope `webhooks:manage`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an endpoint
         * @description Needs the scope `webhooks:manage`.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete an endpoint; its deliveries stay readable
         * @description Needs the scope `webhooks:manage`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change, pause, disable or enable an endpoint
         * @description Needs the scope `webhooks:manage`.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/v1/webhooks/endpoints/{endpoint_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an endpoint a new secret
         * @description For 24 hours `webhook-signature` carries a signature of each; the hex signature uses the new one. Needs the scope `webhooks:manage`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook.test event to this endpoint alone
         * @description It is delivered as every event is; read how that went from its deliveries. Needs the scope `webhooks:manage`.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/endpoints/{endpoint_id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what an endpoint did not get
         * @description By default what failed or was held, of events since a moment. Needs the scope `webhooks:manage`.
         */
        post: operations["recoverWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries with every attempt
         * @description Needs the scope `webhooks:manage`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery with every attempt
         * @description Needs the scope `webhooks:manage`.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, now
         * @description Whatever its state; retries under way end, and this attempt has retries of its own. Needs the scope `webhooks:manage`.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the event feed
         * @description Oldest first, kept for 90 days. Nothing ever appears before what a reader has seen: ask again with the last `webhook_id` as `after`. Needs the scope `webhooks:manage`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one event
         * @description Needs the scope `webhooks:manage`.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a charity of the caller
         * @description Needs the scope `charities:read`.
         */
        get: operations["listCharityMembers"];
        put?: never;
        /**
         * Make a user a member, as an operator: the first member of an imported charity
         * @description Members invite by mail instead. Adding a member again changes nothing. Needs the scope `charities:write`. Needs the role operator.
         */
        post: operations["addCharityMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member, or leave
         * @description The last member stays, so that a charity is not lost to everybody; an operator may remove them. Needs the scope `charities:write`.
         */
        delete: operations["removeCharityMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations of a charity of the caller
         * @description Needs the scope `charities:read`.
         */
        get: operations["listCharityInvitations"];
        put?: never;
        /**
         * Invite somebody by mail to become a member
         * @description The mail has a token for `POST /v1/invitations/accept`, good for seven days. Needs the scope `charities:write`.
         */
        post: operations["inviteCharityMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/charities/{charity_id}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Needs the scope `charities:write`.
         */
        delete: operations["revokeCharityInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a member of a charity by the token of an invitation
         * @description Any API key; no access token.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the registered applications and machines
         * @description Any API key; no access token. Needs the role operator.
         */
        get: operations["listOauthClients"];
        put?: never;
        /**
         * Register an application that signs users in, or a machine
         * @description Its secret is shown once and stored as a hash. A user consents to each application before it acts. Any API key; no access token. Needs the role operator.
         */
        post: operations["createOauthClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/clients/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one client
         * @description Any API key; no access token. Needs the role operator.
         */
        get: operations["getOauthClient"];
        put?: never;
        post?: never;
        /**
         * Revoke a client with every token it holds, at once
         * @description Any API key; no access token. Needs the role operator.
         */
        delete: operations["revokeOauthClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/clients/{client_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a client a new secret; the old one ends at once
         * @description Any API key; no access token. Needs the role operator.
         */
        post: operations["rotateOauthClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what with more than ordinary rights
         * @description Changes of keys, clients, members and roles, and what operators and reviewers did. Entries are only ever added. Any API key; no access token. Needs the role operator.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
    responses: never;
    parameters: never;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    issueApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCharity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createImpactReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND, NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rateCharity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordSearchEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordTrendSignal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_CHARITY, IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createDonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INSUFFICIENT_FUNDS */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LIMIT_EXCEEDED, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_CHARITY, IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    calculateFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_CHARITY, IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_CHARITY, IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createOpportunity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_CHARITY, IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    submitVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_CHARITY, IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideManyVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    answerVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reverseVolunteerHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    giveDisputeEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resolveDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pauseRecurring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resumeRecurring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    skipRecurring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelRecurring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    initiateVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_CHARITY, IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /** @description The query language is described in docs/search.md */
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    advancedSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recoverWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCharityMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND, NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    inviteCharityMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CHARITY_NOT_FOUND, NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createOauthClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateOauthClientSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first answer under 500 is kept for 24 hours and replayed byte for byte. */
                "Idempotency-Key"?: string;
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description VALIDATION_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description RATE_LIMIT_EXCEEDED */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    onDonationCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDonationCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDonationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDonationRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDonationDisputed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFeeCalculated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecurringCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecurringUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecurringPaused: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecurringResumed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecurringCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecurringFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVolunteerHoursSubmitted: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVolunteerHoursVerified: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVolunteerHoursRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVolunteerHoursInformation_required: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVolunteerHoursWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVolunteerHoursReminder: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVolunteerHoursHanded_over: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVolunteerHoursExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCharityVerificationUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVerificationCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVerificationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVerificationReminder: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookEndpointDisabled: {
        parameters: {
            query?: never;
            header: {
                /** @description Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8 */
                "X-Webhook-Signature": string;
                /** @description The same with the secret before, while a rotation keeps it valid */
                "X-Webhook-Signature-Previous"?: string;
                "X-Webhook-Event": "donation.created" | "donation.completed" | "donation.failed" | "donation.refunded" | "donation.disputed" | "fee.calculated" | "recurring.created" | "recurring.updated" | "recurring.paused" | "recurring.resumed" | "recurring.cancelled" | "recurring.failed" | "volunteer.hours.submitted" | "volunteer.hours.verified" | "volunteer.hours.rejected" | "volunteer.hours.information_required" | "volunteer.hours.withdrawn" | "volunteer.hours.reminder" | "volunteer.hours.handed_over" | "volunteer.hours.expired" | "charity.verification.updated" | "verification.completed" | "verification.failed" | "verification.reminder" | "webhook.test" | "webhook.endpoint.disabled";
                /** @description The same on every attempt */
                "webhook-id": string;
                /** @description The moment of this attempt in Unix seconds */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,<base64>`, one of each live secret, separated by spaces */
                "webhook-signature": string;
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
            /** @description Never to be sent to again: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
