package main

import (
	"encoding/hex"
	"encoding/json"
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

// receipt is an answer of the API, and what its reader trusts.
type receipt struct {
	Origin    string   `json:"origin"`
	Keys      []string `json:"keys"`
	Witnesses []string `json:"witnesses"`

	leafProof
	Later []leafProof `json:"later"`
}

type leafProof struct {
	covering
	Leaf      string    `json:"leaf"`
	LeafHash  string    `json:"leaf_hash"`
	LeafIndex uint64    `json:"leaf_index"`
	Witnessed *covering `json:"witnessed"`
}

type covering struct {
	TreeSize       uint64   `json:"tree_size"`
	InclusionProof []string `json:"inclusion_proof"`
	Checkpoint     string   `json:"checkpoint"`
}

// check requires the witnesses for the gift. A later leaf may be too new for them.
func (r *receipt) check() error {
	if err := r.checkLeaf(&r.leafProof, len(r.Witnesses)); err != nil {
		return err
	}
	gift, err := donationID(r.Leaf)
	if err != nil {
		return err
	}
	for at := range r.Later {
		if err := r.checkLeaf(&r.Later[at], 0); err != nil {
			return fmt.Errorf("later %d: %w", at, err)
		}
		other, err := donationID(r.Later[at].Leaf)
		if err != nil {
			return err
		}
		if other != gift {
			return fmt.Errorf("later %d is of another gift", at)
		}
	}
	return nil
}

func (r *receipt) checkLeaf(l *leafProof, needed int) error {
	leafHash := rfc6962.DefaultHasher.HashLeaf([]byte(l.Leaf))
	if hex.EncodeToString(leafHash) != l.LeafHash {
		return errors.New("the leaf has another hash")
	}
	if l.Witnessed == nil {
		return r.checkCovering(&l.covering, l.LeafIndex, leafHash, needed)
	}
	if err := r.checkCovering(&l.covering, l.LeafIndex, leafHash, 0); err != nil {
		return err
	}
	if err := r.checkCovering(l.Witnessed, l.LeafIndex, leafHash, needed); err != nil {
		return fmt.Errorf("witnessed: %w", err)
	}
	return nil
}

func (r *receipt) checkCovering(c *covering, index uint64, leafHash []byte, needed int) error {
	tree, err := openCheckpoint(c.Checkpoint, r.Origin, r.Keys, r.Witnesses, needed)
	if err != nil {
		return err
	}
	if tree.Size != c.TreeSize {
		return fmt.Errorf("the checkpoint has size %d, not %d", tree.Size, c.TreeSize)
	}
	hashes, err := decode(c.InclusionProof)
	if err != nil {
		return err
	}
	return agree(
		proof.VerifyInclusion(rfc6962.DefaultHasher, index, tree.Size, leafHash, hashes, tree.Hash),
		checkRecord(index, tree, leafHash, hashes),
	)
}

func checkRecord(index uint64, tree *log.Checkpoint, leafHash []byte, hashes [][]byte) error {
	var p tlog.RecordProof
	for _, h := range hashes {
		p = append(p, tlog.Hash(h))
	}
	return tlog.CheckRecord(p, int64(tree.Size), tlog.Hash(tree.Hash), int64(index), tlog.Hash(leafHash))
}

func donationID(leaf string) (string, error) {
	var fields struct {
		DonationID string `json:"donation_id"`
	}
	err := json.Unmarshal([]byte(leaf), &fields)
	return fields.DonationID, err
}

// openCheckpoint returns the checkpoint if one of the keys and at least so many witnesses signed it.
func openCheckpoint(text, origin string, keys, witnesses []string, needed int) (*log.Checkpoint, error) {
	logs, err := verifiers(keys, note.NewVerifier)
	if err != nil {
		return nil, err
	}
	others, err := verifiers(witnesses, cosignature.NewVerifierForCosignatureV1)
	if err != nil {
		return nil, err
	}
	// Refuses a wrong signature of any of them.
	n, err := note.Open([]byte(text), note.VerifierList(append(others, logs...)...))
	if err != nil {
		return nil, err
	}
	if signed(n, logs) < 1 || signed(n, others) < needed {
		return nil, errors.New("a signature is missing")
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

func verifiers(keys []string, read func(string) (note.Verifier, error)) ([]note.Verifier, error) {
	var all []note.Verifier
	for _, key := range keys {
		v, err := read(key)
		if err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return all, nil
}

func signed(n *note.Note, by []note.Verifier) int {
	count := 0
	for _, s := range n.Sigs {
		for _, v := range by {
			if s.Name == v.Name() && s.Hash == v.KeyHash() {
				count++
			}
		}
	}
	return count
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
