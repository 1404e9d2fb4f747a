/** Reads the QR code of a PDF with a parser and a decoder that the platform did not write. */
import decodeQR from 'qr/decode.js';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { type PdfPage } from './pdf';

const PIXELS_PER_POINT = 4;
const MOVE_TO = 0;
const LINE_TO = 1;
const CLOSE = 3;

type Point = [x: number, y: number];
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];
/** Two opposite corners. */
type Rectangle = [Point, Point];

/** Returns the text of the QR code on the last page. Empty without one. */
export async function readPdfQrCode(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const page = await document.getPage(document.numPages);
  const rectangles = await listRectangles(page);
  if (rectangles.length === 0) return '';
  return decodeQR(paint(page, rectangles), { effort: 10, timeLimit: 60_000 });
}

/** The rectangles of a path. */
function* readRectangles(path: ArrayLike<number>): Generator<Rectangle, void, undefined> {
  let corners: Point[] = [];
  for (let at = 0; at < path.length;) {
    const step = path[at];
    if (step === CLOSE) {
      const [first, , third] = corners;
      if (corners.length === 4 && first !== undefined && third !== undefined) yield [first, third];
      corners = [];
      at += 1;
    } else if (step === MOVE_TO || step === LINE_TO) {
      corners.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
      at += 3;
    } else {
      // The mark of the letterhead has curves. It is no part of the code.
      return;
    }
  }
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function move([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The filled rectangles in points from the lower left corner of the page. */
async function listRectangles(page: PdfPage): Promise<Rectangle[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const kept: Matrix[] = [];
  const rectangles: Rectangle[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    const given = argsArray[at] as unknown;
    if (operator === OPS.save) kept.push(matrix);
    if (operator === OPS.restore) matrix = kept.pop() ?? matrix;
    if (operator === OPS.transform) matrix = multiply(matrix, given as Matrix);
    if (operator !== OPS.constructPath) continue;
    const [painting, [path]] = given as [number, [ArrayLike<number>]];
    if (painting !== OPS.fill) continue;
    for (const [one, other] of readRectangles(path))
      rectangles.push([move(matrix, one), move(matrix, other)]);
  }
  return rectangles;
}

function paint(page: PdfPage, rectangles: Rectangle[]) {
  const [, , width = 0, height = 0] = page.view.map((points) => Math.ceil(points * PIXELS_PER_POINT));
  const data = new Uint8Array(width * height * 4).fill(255);
  const range = (one: number, other: number) =>
    [Math.min(one, other), Math.max(one, other)].map((points) => Math.round(points * PIXELS_PER_POINT));
  for (const [[x1, y1], [x2, y2]] of rectangles) {
    const [left = 0, right = 0] = range(x1, x2);
    const [bottom = 0, top = 0] = range(y1, y2);
    for (let y = bottom; y < top; y += 1) {
      // The first row of an image is the highest.
      const row = (height - 1 - y) * width;
      for (let x = left; x < right; x += 1) data.fill(0, (row + x) * 4, (row + x) * 4 + 3);
    }
  }
  return { width, height, data };
}
