// What both Go checks get from the test, and how they verify a webhook.
package main

import (
	"encoding/json"
	"net/http"
	"os"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

type given struct {
	URL       string `json:"url"`
	Key       string `json:"key"`
	CharityID string `json:"charity_id"`
	Signed    struct {
		Body    string            `json:"body"`
		Headers map[string]string `json:"headers"`
		Secret  string            `json:"secret"`
	} `json:"signed"`
}

func readGiven() given {
	var g given
	must(json.Unmarshal([]byte(os.Args[1]), &g))
	return g
}

// Reads the webhook into the generated type of its event, after its signature was verified.
func readWebhook(g given, event any) {
	webhook, err := standardwebhooks.NewWebhook(g.Signed.Secret)
	must(err)
	headers := http.Header{}
	for name, value := range g.Signed.Headers {
		headers.Set(name, value)
	}
	must(webhook.Verify([]byte(g.Signed.Body), headers))
	must(json.Unmarshal([]byte(g.Signed.Body), event))
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
