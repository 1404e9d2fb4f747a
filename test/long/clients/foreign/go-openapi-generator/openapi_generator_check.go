// Makes and lists a gift, and reads a webhook, with the client that openapi-generator generated as "check/giving".
package main

import (
	"context"
	"fmt"

	"check/giving"
)

func main() {
	g := readGiven()
	settings := giving.NewConfiguration()
	settings.Servers = giving.ServerConfigurations{{URL: g.URL}}
	settings.AddDefaultHeader("Authorization", "Bearer "+g.Key)
	client := giving.NewAPIClient(settings)
	ctx := context.Background()

	message := "Thanks"
	order := giving.DonationRequest{CharityId: g.CharityID, Amount: "25.00", Currency: "USD", Message: &message}
	gift, _, err := client.DonationsAPI.CreateDonation(ctx).DonationRequest(order).IdempotencyKey("order-1").Execute()
	must(err)
	gifts, _, err := client.DonationsAPI.ListMyDonations(ctx).Execute()
	must(err)
	if len(gifts.Donations) != 1 {
		panic(fmt.Sprint(gifts))
	}
	listed := gifts.Donations[0]
	if listed.DonationId != gift.DonationId || listed.GetMessage() != message {
		panic(fmt.Sprint(listed))
	}

	var event giving.DonationCompletedEvent
	readWebhook(g, &event)
	if event.Event != "donation.completed" || event.Data.DonationId != gift.DonationId || event.Data.DonorId.IsSet() && event.Data.DonorId.Get() != nil {
		panic(fmt.Sprint(event))
	}
	fmt.Println("made and listed a gift, and read a webhook")
}
