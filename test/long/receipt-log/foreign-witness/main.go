// Serves the witness of github.com/transparency-dev/witness for one log, without a disk.
// Arguments: the log's verifier key. Prints its address and its own verifier key.
package main

import (
	"context"
	"crypto/rand"
	"fmt"
	"net"
	"net/http"
	"os"

	fnote "github.com/transparency-dev/formats/note"
	"github.com/transparency-dev/witness/config"
	"github.com/transparency-dev/witness/omniwitness"
	"github.com/transparency-dev/witness/persistence/inmemory"
	"golang.org/x/mod/sumdb/note"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	ctx := context.Background()
	key := os.Args[1]
	verifier := must(note.NewVerifier(key))
	secret, public, err := note.GenerateKey(rand.Reader, "witness.example")
	if err != nil {
		panic(err)
	}
	signer := must(fnote.NewSignerForCosignatureV1(secret))
	state := inmemory.New()
	log := config.Log{VKey: key, Verifier: verifier, Origin: verifier.Name()}
	if err := state.AddLogs(ctx, []config.Log{log}); err != nil {
		panic(err)
	}
	listener := must(net.Listen("tcp", "127.0.0.1:0"))
	fmt.Printf("%s %s\n", listener.Addr(), must(fnote.VKeyToCosignatureV1(public)))
	operator := omniwitness.OperatorConfig{WitnessKeys: []note.Signer{signer}, Logs: state}
	panic(omniwitness.Main(ctx, operator, state, listener, http.DefaultClient))
}
