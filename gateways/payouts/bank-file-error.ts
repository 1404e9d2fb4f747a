/** A bank file cannot be written or read. The message may be shown to an operator: it holds no account number. */
export class BankFileError extends Error {
  override readonly name = 'BankFileError';

  /** `place` says where, such as "line 4" or "Stmt/Ntry". */
  constructor(
    reason: string,
    readonly place?: string,
  ) {
    super(place === undefined ? reason : `${place}: ${reason}`);
  }
}
