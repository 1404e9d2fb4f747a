/**
 * Thrown if a note, a checkpoint or a key is malformed, or a signature is wrong. The message shows no private
 * key.
 */
export class NoteError extends Error {
  override readonly name = 'NoteError';
}
