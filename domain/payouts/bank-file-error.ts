/** Thrown if a bank file cannot be written or read. Operators may see the message, so it contains no account number. */
export class BankFileError extends Error {
  override readonly name = 'BankFileError';

  /** `place` is the position of the fault, such as "line 4" or "Stmt/Ntry". */
  constructor(
    reason: string,
    readonly place?: string,
  ) {
    super(place === undefined ? reason : `${place}: ${reason}`);
  }
}
