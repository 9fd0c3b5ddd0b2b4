/** A picture of four pixels, to choose in a file field. */
export const pictureFile = {
  name: 'own.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGOIbf8PRAwQCgAyWgeNS5kzlwAAAABJRU5ErkJggg==',
    'base64',
  ),
}
