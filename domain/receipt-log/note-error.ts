/** A note, a checkpoint or a key is unreadable, or a signature does not verify. The message shows no private key. */
export class NoteError extends Error {
  override readonly name = 'NoteError';
}
