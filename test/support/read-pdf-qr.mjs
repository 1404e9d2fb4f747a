/**
 * Reads a PDF from standard input, paints the filled rectangles of its last page, and writes the text of the QR code that
 * they show, or nothing. Both parsers need ES modules, which Jest does not load.
 */
import { buffer } from 'node:stream/consumers';
import decodeQR from 'qr/decode.js';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const PIXELS_PER_POINT = 4;
const MOVE_TO = 0;
const LINE_TO = 1;
const CLOSE = 3;

/** The corners of the rectangles of a path, as pairs of opposite ones. */
function* readRectangles(path) {
  let corners = [];
  for (let at = 0; at < path.length;) {
    const step = path[at];
    if (step === CLOSE) {
      if (corners.length === 4) yield [corners[0], corners[2]];
      corners = [];
      at += 1;
    } else if (step === MOVE_TO || step === LINE_TO) {
      corners.push([path[at + 1], path[at + 2]]);
      at += 3;
    } else {
      // The mark of the letterhead has curves. It is no part of the code.
      return;
    }
  }
}

const multiply = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The filled rectangles in points from the lower left corner of the page. */
async function listRectangles(page) {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const kept = [];
  const rectangles = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.save) kept.push(matrix);
    if (operator === OPS.restore) matrix = kept.pop();
    if (operator === OPS.transform) matrix = multiply(matrix, argsArray[at]);
    if (operator !== OPS.constructPath || argsArray[at][0] !== OPS.fill) continue;
    const [a, b, c, d, e, f] = matrix;
    const move = ([x, y]) => [a * x + c * y + e, b * x + d * y + f];
    for (const corners of readRectangles(argsArray[at][1][0])) rectangles.push(corners.map(move));
  }
  return rectangles;
}

function paint(page, rectangles) {
  const [, , width, height] = page.view.map((points) => Math.ceil(points * PIXELS_PER_POINT));
  const data = new Uint8Array(width * height * 4).fill(255);
  const range = (one, other) =>
    [one, other].sort((a, b) => a - b).map((points) => Math.round(points * PIXELS_PER_POINT));
  for (const [[x1, y1], [x2, y2]] of rectangles) {
    const [left, right] = range(x1, x2);
    const [bottom, top] = range(y1, y2);
    for (let y = bottom; y < top; y += 1) {
      // The first row of an image is the highest.
      const row = (height - 1 - y) * width;
      for (let x = left; x < right; x += 1) data.fill(0, (row + x) * 4, (row + x) * 4 + 3);
    }
  }
  return { width, height, data };
}

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const page = await pdf.getPage(pdf.numPages);
const rectangles = await listRectangles(page);
if (rectangles.length > 0) {
  process.stdout.write(decodeQR(paint(page, rectangles), { effort: 10, timeLimit: 60_000 }));
}
