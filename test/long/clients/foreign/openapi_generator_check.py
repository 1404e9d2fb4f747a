"""Makes and lists a gift, and reads a webhook, with the client that openapi-generator generated as `giving`."""

import json
import sys

from giving import ApiClient, Configuration, DonationsApi
from giving.models import Currency, DonationCompletedEvent, DonationRequest
from standardwebhooks import Webhook

given = json.loads(sys.argv[1])
api = DonationsApi(ApiClient(Configuration(host=given["url"], access_token=given["key"])))

order = DonationRequest(charity_id=given["charity_id"], amount="25.00", currency=Currency.USD, message="Thanks")
gift = api.create_donation(order, idempotency_key="order-1")
gifts = api.list_my_donations().donations
assert [(each.donation_id, each.message) for each in gifts] == [(gift.donation_id, "Thanks")], gifts

signed = given["signed"]
Webhook(signed["secret"]).verify(signed["body"], signed["headers"])
event = DonationCompletedEvent.from_json(signed["body"])
assert event.event == "donation.completed" and event.data.donation_id == gift.donation_id, event
assert event.data.donor_id is None and event.timestamp.year == 2026, event
print("made and listed a gift, and read a webhook")
