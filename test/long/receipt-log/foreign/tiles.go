package main

import (
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"

	"golang.org/x/mod/sumdb/tlog"
)

// tiles is a log as a stranger sees it: a checkpoint and the tiles by their paths.
// The proofs are ours. The library computes its own from the tiles, and they must be the same.
type tiles struct {
	Origin     string            `json:"origin"`
	Keys       []string          `json:"keys"`
	Checkpoint string            `json:"checkpoint"`
	Tiles      map[string]string `json:"tiles"`

	Inclusion map[int64][]string `json:"inclusion"`
	// Consistency has the proof for each older size.
	Consistency map[int64][]string `json:"consistency"`
}

func (t *tiles) check() error {
	c, err := openCheckpoint(t.Checkpoint, t.Origin, t.Keys, nil, 0)
	if err != nil {
		return err
	}
	tree := tlog.Tree{N: int64(c.Size), Hash: tlog.Hash(c.Hash)}
	reader := tlog.TileHashReader(tree, t)
	root, err := tlog.TreeHash(tree.N, reader)
	if err != nil {
		return err
	}
	if root != tree.Hash {
		return fmt.Errorf("the tiles have another root")
	}
	for index, ours := range t.Inclusion {
		theirs, err := tlog.ProveRecord(tree.N, index, reader)
		if err != nil {
			return err
		}
		if err := same(ours, theirs); err != nil {
			return fmt.Errorf("leaf %d: %w", index, err)
		}
	}
	for from, ours := range t.Consistency {
		theirs, err := tlog.ProveTree(tree.N, from, reader)
		if err != nil {
			return err
		}
		if err := same(ours, theirs); err != nil {
			return fmt.Errorf("from size %d: %w", from, err)
		}
	}
	return nil
}

func same(ours []string, theirs []tlog.Hash) error {
	var printed []string
	for _, h := range theirs {
		printed = append(printed, hex.EncodeToString(h[:]))
	}
	if strings.Join(ours, " ") != strings.Join(printed, " ") {
		return fmt.Errorf("the proof is %v, not %v", printed, ours)
	}
	return nil
}

func (t *tiles) Height() int { return 8 }

// ReadTiles knows that the Go checksum database has the height in its paths, and C2SP tlog-tiles has not.
func (t *tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var data [][]byte
	for _, tile := range wanted {
		path := strings.Replace(tile.Path(), "tile/8/", "tile/", 1)
		content, ok := t.Tiles[path]
		if !ok {
			return nil, fmt.Errorf("there is no %s", path)
		}
		hashes, err := base64.StdEncoding.DecodeString(content)
		if err != nil {
			return nil, err
		}
		data = append(data, hashes)
	}
	return data, nil
}

func (t *tiles) SaveTiles([]tlog.Tile, [][]byte) {}
