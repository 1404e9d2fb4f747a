import { type List } from '../list';
import { type CallOptions, path, type RequestEngine } from '../request';
import {
  type ListVelocityBlocksQuery,
  type VelocityBlock,
  type VelocityBlockList,
  type VelocityLift,
} from '../openapi-types';

/**
 * For operators: lists and lifts blocks of cards, users and addresses that made too many gifts or had too
 * many declines.
 */
export class VelocityResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists the blocks in force, newest first. */
  listBlocks(
    page: ListVelocityBlocksQuery = {},
    options?: CallOptions,
  ): List<VelocityBlockList, VelocityBlock> {
    return this.#engine.list(
      { path: '/v1/velocity/blocks', query: page },
      { entries: 'velocity_blocks', by: 'offset' },
      options,
    );
  }

  /** Lifts a block. ConflictError if the block has ended or was lifted before. */
  liftBlock(blockId: string, lift: VelocityLift, options?: CallOptions): Promise<VelocityBlock> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/velocity/blocks/${blockId}`, body: lift },
      options,
    );
  }
}
