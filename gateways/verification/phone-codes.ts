/** A vendor sends codes to phones and checks what people enter. The platform never has a real code. */

export interface PhoneCodes {
  /** The name of the vendor. */
  name: string;
  /**
   * Sends a code to a phone. Repeating it sends the same code again. `refused` means that no message can reach this
   * number, and `used_up` that the vendor sends no more codes to it for now. Rejects with a PhoneVendorFault.
   */
  send(phone: string, language: string): Promise<'sent' | 'refused' | 'used_up'>;
  /** Checks a code. The right code works once. Rejects with a PhoneVendorFault. */
  check(phone: string, code: string): Promise<'right' | 'wrong' | 'over' | 'used_up'>;
}

/** The vendor does not answer, or refuses what we ask. Its message has no phone and no code. */
export class PhoneVendorFault extends Error {
  override readonly name = 'PhoneVendorFault';
  readonly code = 'PHONE_VENDOR_FAILED';
  /** True if the vendor said that it refuses. Otherwise it may have sent the code. */
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal }: { isRefusal: boolean }) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

/** The code of every phone in a sandbox. */
const SANDBOX_PHONE_CODE = '000000';

/** Sends nothing. */
export const sandboxPhoneCodes: PhoneCodes = {
  name: 'sandbox',
  send: () => Promise.resolve('sent'),
  check: (_phone, code) => Promise.resolve(code === SANDBOX_PHONE_CODE ? 'right' : 'wrong'),
};
