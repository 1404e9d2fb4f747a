"""Makes and lists a gift, and reads a webhook, with the client that openapi-python-client generated as `giving`."""

import json
import sys

from giving import AuthenticatedClient
from giving.api.donations import create_donation, list_my_donations
from giving.models import Currency, DonationCompletedEvent, DonationCreated, DonationList, DonationRequest
from standardwebhooks import Webhook

given = json.loads(sys.argv[1])
client = AuthenticatedClient(base_url=given["url"], token=given["key"])

order = DonationRequest(charity_id=given["charity_id"], amount="25.00", currency=Currency.USD, message="Thanks")
gift = create_donation.sync(client=client, body=order, idempotency_key="order-1")
assert isinstance(gift, DonationCreated), gift
gifts = list_my_donations.sync(client=client)
assert isinstance(gifts, DonationList), gifts
assert [(each.donation_id, each.message) for each in gifts.donations] == [(gift.donation_id, "Thanks")], gifts

signed = given["signed"]
event = DonationCompletedEvent.from_dict(Webhook(signed["secret"]).verify(signed["body"], signed["headers"]))
assert event.event == "donation.completed" and event.data.donation_id == gift.donation_id, event
assert event.data.donor_id is None and event.timestamp.year == 2026, event
print("made and listed a gift, and read a webhook")
