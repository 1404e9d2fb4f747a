/** Compares what two pictures show, not their bytes. See docs/rules/documents.md. */

/** Two pictures are the same if at most this many of the 64 bits of their perceptual hashes differ. */
export const SAME_PICTURE_BITS = 4;

/** A picture with more pixels is not compared. */
export const MOST_COMPARED_PIXELS = 100_000_000;

/** The number of pictures of a PDF that are compared. The first ones count. */
export const MOST_COMPARED_PICTURES = 8;

/** A picture in a PDF with a shorter side is a logo or a stamp, which many documents share. In pixels. */
export const SHORTEST_COMPARED_SIDE = 200;

/** The least difference between the lightest and the darkest part of a picture that shows something, of 255. */
export const LEAST_CONTRAST = 16;
