// Makes and lists a gift, and reads a webhook, with the client that oapi-codegen generated as "check/giving".
package main

import (
	"context"
	"fmt"
	"net/http"

	"check/giving"
)

func main() {
	g := readGiven()
	withKey := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+g.Key)
		return nil
	}
	client, err := giving.NewClientWithResponses(g.URL, giving.WithRequestEditorFn(withKey))
	must(err)
	ctx := context.Background()

	key, message := "order-1", "Thanks"
	order := giving.DonationRequest{CharityId: g.CharityID, Amount: "25.00", Currency: "USD", Message: &message}
	gift, err := client.CreateDonationWithResponse(ctx, &giving.CreateDonationParams{IdempotencyKey: &key}, order)
	must(err)
	if gift.JSON201 == nil {
		panic(string(gift.Body))
	}
	gifts, err := client.ListMyDonationsWithResponse(ctx, &giving.ListMyDonationsParams{})
	must(err)
	if gifts.JSON200 == nil || len(gifts.JSON200.Donations) != 1 {
		panic(string(gifts.Body))
	}
	listed := gifts.JSON200.Donations[0]
	if listed.DonationId != gift.JSON201.DonationId || listed.Message == nil || *listed.Message != message {
		panic(fmt.Sprint(listed))
	}

	var event giving.DonationCompletedEvent
	readWebhook(g, &event)
	if event.Event != "donation.completed" || event.Data.DonationId != gift.JSON201.DonationId || event.Data.DonorId != nil {
		panic(fmt.Sprint(event))
	}
	fmt.Println("made and listed a gift, and read a webhook")
}
