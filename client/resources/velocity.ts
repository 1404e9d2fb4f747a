import { type CallOptions, path, type RequestEngine } from '../request';
import { type Page, type VelocityBlock, type VelocityBlockList, type VelocityLift } from '../types';

/**
 * For operators: lists and lifts blocks of cards, users and addresses that made too many gifts or had too
 * many declines.
 */
export class Velocity {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists the blocks in force, newest first. */
  listBlocks(page: Page = {}, options?: CallOptions): Promise<VelocityBlockList> {
    return this.#engine.send({ method: 'GET', path: '/v1/velocity/blocks', query: page }, options);
  }

  /** Lifts a block. ConflictError if the block has ended or was lifted before. */
  liftBlock(blockId: string, lift: VelocityLift, options?: CallOptions): Promise<VelocityBlock> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/velocity/blocks/${blockId}`, body: lift },
      options,
    );
  }
}
