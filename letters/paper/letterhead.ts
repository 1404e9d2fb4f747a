/** Draws the platform's mark and name at the top of a document. */
import { type Config } from '../../config';
import { publicAddress } from '../../domain/public-address';
import { type PackedDocument } from './packed-document';

export interface Letterhead {
  /** The platform's web address. */
  address: string;
  /** A sandbox makes the document. Readers must see on every page that it is worth nothing. */
  isTest: boolean;
}

/** The letterhead of this installation. */
export function letterheadOf(config: Pick<Config, 'publicUrl' | 'port' | 'environment'>): Letterhead {
  return { address: publicAddress(config), isTest: config.environment === 'sandbox' };
}

export const PLATFORM_NAME = 'Giving Platform';
const COLOR = '#0b5c4d';

/** The mark on a field of 24 by 24: an open hand below a heart. */
const HEART =
  'M12 12.2 C6.4 8.6 6.4 3.2 9.6 3.2 C11 3.2 11.7 4.1 12 4.9 C12.3 4.1 13 3.2 14.4 3.2 C17.6 3.2 17.6 8.6 12 12.2 Z';
const HAND =
  'M3 13.6 C5.4 13 7.4 13.4 9.2 14.8 L14 14.8 C15.6 14.8 15.6 17 14 17 L10.6 17 L15.4 17 L19.4 13.9 C20.9 12.9 22.2 14.7 20.9 15.8 L15.9 20.2 C15.2 20.8 14.6 21 13.6 21 L3 21 Z';
const FIELD = 24;

/** Draws the mark with its upper left corner at a point. */
export function drawMark(document: PackedDocument, [left, top]: [number, number], size: number): void {
  document.save();
  document.translate(left, top).scale(size / FIELD);
  document.path(HEART).fill(COLOR);
  document.path(HAND).fill(COLOR);
  document.restore();
  document.fillColor('black');
}
