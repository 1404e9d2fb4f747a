/** Finds characters that nobody sees in a name. See docs/rules/charities.md. */
import { toUnicode } from 'tr46';

/**
 * Matches invisible characters, such as control characters, zero-width characters and line separators. Does
 * not match the variation selectors 15 and 16, because emojis need them and `skeletonOf` removes them.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\uFFF9-\uFFFB]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/u;

/** An ideograph with the selector of its variant, such as the one in a Japanese place name. */
const VARIANT = /(?<=\p{Ideographic})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** A zero-width joiner or non-joiner with the letters on both sides and their marks. */
const JOINED = /(?<=(\p{L}\p{M}*))(?:\u200C(?=(\p{M}*\p{L}))|\u200D(?!(?=\p{M})\p{Alphabetic}))/gu;

/** Returns true if a name has an invisible character that its writing does not need. */
export function hasUnseenCharacter(name: string): boolean {
  return UNSEEN.test(withoutJoiners(name).replace(VARIANT, ''));
}

/**
 * Removes the joiners that change how a word is read (UTS 39, 3.1.1): a non-joiner between letters that would join
 * (context A1) or after a virama before a letter (A2), and a joiner after a virama and not before a vowel sign (B).
 */
function withoutJoiners(name: string): string {
  return name.replace(JOINED, (joiner, before: string, after: string | undefined) =>
    fitsBetween(before, joiner, after ?? '') ? '' : joiner,
  );
}

/** IDNA has the same contexts (RFC 5892), so its library knows which letters join and which signs are viramas. */
function fitsBetween(before: string, joiner: string, after: string): boolean {
  return !toUnicode(before + joiner + after, { checkJoiners: true }).error;
}
