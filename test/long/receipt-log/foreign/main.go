// Command foreign verifies the receipt log's output with libraries that are not ours.
// It reads one JSON request a line, and answers each with a line {"ok": …, "error": …}.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

type request struct {
	Receipt     *receipt     `json:"receipt"`
	Consistency *consistency `json:"consistency"`
	Tiles       *tiles       `json:"tiles"`
}

type answer struct {
	OK    bool   `json:"ok"`
	Error string `json:"error,omitempty"`
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 64<<20)
	out := json.NewEncoder(os.Stdout)
	for in.Scan() {
		err := check(in.Bytes())
		a := answer{OK: err == nil}
		if err != nil {
			a.Error = err.Error()
		}
		if err := out.Encode(a); err != nil {
			panic(err)
		}
	}
	if err := in.Err(); err != nil {
		panic(err)
	}
}

// check takes unreadable fields for a wrong proof, too.
func check(line []byte) error {
	var r request
	if err := json.Unmarshal(line, &r); err != nil {
		return err
	}
	switch {
	case r.Receipt != nil:
		return r.Receipt.check()
	case r.Consistency != nil:
		return r.Consistency.check()
	case r.Tiles != nil:
		return r.Tiles.check()
	}
	return fmt.Errorf("unknown request")
}

// agree returns the verdict of two libraries, and panics if they differ.
func agree(first, second error) error {
	if (first == nil) != (second == nil) {
		panic(fmt.Sprintf("merkle says %v, tlog says %v", first, second))
	}
	return first
}
