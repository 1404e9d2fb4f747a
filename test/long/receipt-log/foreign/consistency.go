package main

import (
	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	"golang.org/x/mod/sumdb/tlog"
)

type consistency struct {
	From             uint64   `json:"from"`
	To               uint64   `json:"to"`
	FromRoot         string   `json:"from_root"`
	ToRoot           string   `json:"to_root"`
	ConsistencyProof []string `json:"consistency_proof"`
}

func (c *consistency) check() error {
	roots, err := decode([]string{c.FromRoot, c.ToRoot})
	if err != nil {
		return err
	}
	hashes, err := decode(c.ConsistencyProof)
	if err != nil {
		return err
	}
	var p tlog.TreeProof
	for _, h := range hashes {
		p = append(p, tlog.Hash(h))
	}
	return agree(
		proof.VerifyConsistency(rfc6962.DefaultHasher, c.From, c.To, hashes, roots[0], roots[1]),
		tlog.CheckTree(p, int64(c.To), tlog.Hash(roots[1]), int64(c.From), tlog.Hash(roots[0])),
	)
}
