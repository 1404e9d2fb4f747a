/** The library that decodes pictures, with only the three formats that may read an uploaded file. */
import sharp from 'sharp';

// The library has parsers for many formats. Only these three may read an uploaded file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);

export const readPicture = sharp;
