package main

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strings"

	"github.com/transparency-dev/formats/log"
	cosignature "github.com/transparency-dev/formats/note"
	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type receipt struct {
	Origin    string   `json:"origin"`
	Keys      []string `json:"keys"`
	Witnesses []string `json:"witnesses"`

	Leaf           string   `json:"leaf"`
	LeafHash       string   `json:"leaf_hash"`
	LeafIndex      uint64   `json:"leaf_index"`
	TreeSize       uint64   `json:"tree_size"`
	InclusionProof []string `json:"inclusion_proof"`
	Checkpoint     string   `json:"checkpoint"`
}

func (r *receipt) check() error {
	c, err := openCheckpoint(r.Checkpoint, r.Origin, r.Keys, r.Witnesses)
	if err != nil {
		return err
	}
	if c.Size != r.TreeSize {
		return fmt.Errorf("the checkpoint has size %d, not %d", c.Size, r.TreeSize)
	}
	leafHash := rfc6962.DefaultHasher.HashLeaf([]byte(r.Leaf))
	if hex.EncodeToString(leafHash) != r.LeafHash {
		return errors.New("the leaf has another hash")
	}
	hashes, err := decode(r.InclusionProof)
	if err != nil {
		return err
	}
	return agree(
		proof.VerifyInclusion(rfc6962.DefaultHasher, r.LeafIndex, c.Size, leafHash, hashes, c.Hash),
		checkRecord(r, c, leafHash, hashes),
	)
}

func checkRecord(r *receipt, c *log.Checkpoint, leafHash []byte, hashes [][]byte) error {
	var p tlog.RecordProof
	for _, h := range hashes {
		p = append(p, tlog.Hash(h))
	}
	return tlog.CheckRecord(p, int64(c.Size), tlog.Hash(c.Hash), int64(r.LeafIndex), tlog.Hash(leafHash))
}

// openCheckpoint returns the checkpoint if one of the keys and each witness signed it.
func openCheckpoint(text, origin string, keys, witnesses []string) (*log.Checkpoint, error) {
	if err := checkSigners(text, keys, note.NewVerifier, 1); err != nil {
		return nil, err
	}
	if len(witnesses) > 0 {
		err := checkSigners(text, witnesses, cosignature.NewVerifierForCosignatureV1, len(witnesses))
		if err != nil {
			return nil, err
		}
	}
	body := text[:strings.LastIndex(text, "\n\n")+1]
	var c log.Checkpoint
	if _, err := c.Unmarshal([]byte(body)); err != nil {
		return nil, err
	}
	if c.Origin != origin {
		return nil, fmt.Errorf("the origin is %q", c.Origin)
	}
	if len(c.Hash) != tlog.HashSize {
		return nil, errors.New("the root is no SHA-256 hash")
	}
	return &c, nil
}

func checkSigners(text string, keys []string, read func(string) (note.Verifier, error), needed int) error {
	var verifiers []note.Verifier
	for _, key := range keys {
		v, err := read(key)
		if err != nil {
			return err
		}
		verifiers = append(verifiers, v)
	}
	n, err := note.Open([]byte(text), note.VerifierList(verifiers...))
	if err != nil {
		return err
	}
	if len(n.Sigs) < needed {
		return fmt.Errorf("%d of %d signed", len(n.Sigs), needed)
	}
	return nil
}

func decode(hashes []string) ([][]byte, error) {
	var decoded [][]byte
	for _, text := range hashes {
		h, err := hex.DecodeString(text)
		if err != nil {
			return nil, err
		}
		if len(h) != tlog.HashSize {
			return nil, errors.New("a hash has the wrong length")
		}
		decoded = append(decoded, h)
	}
	return decoded, nil
}
