/** A receipt log in memory: the tiles as a database would keep them. */
import { hashLeaf } from '../../domain/receipt-log/leaf';
import { appendLeaves, EMPTY_ROOT, type ReadTile } from '../../domain/receipt-log/tree';

export class MemoryTree {
  size = 0;
  root = EMPTY_ROOT;
  readonly tiles = new Map<string, Buffer>();
  readonly leaves: Buffer[] = [];

  readonly read: ReadTile = ({ level, index }) => this.tiles.get(`${level}/${index}`);

  append(hashes: Buffer[]): void {
    const { size, root, tiles } = appendLeaves(this.size, hashes, this.read);
    for (const { level, index, hashes: content } of tiles) this.tiles.set(`${level}/${index}`, content);
    [this.size, this.root] = [size, root];
    this.leaves.push(...hashes);
  }
}

/** The hashes of as many different leaves. */
export function someHashes(count: number): Buffer[] {
  return Array.from({ length: count }, (_, at) => hashLeaf(`leaf ${at}`));
}
