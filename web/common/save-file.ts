/** Saves a file of the API. A link cannot send the token, so the file comes by script. */
export async function saveFile(
  opening: Promise<ReadableStream<Uint8Array>>,
  name: string,
  type = 'application/pdf',
): Promise<void> {
  const bytes = await new Response(await opening, { headers: { 'Content-Type': type } }).blob();
  saveBlob(bytes, name);
}

export function saveBlob(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
