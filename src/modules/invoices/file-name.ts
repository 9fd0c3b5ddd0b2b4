/** The longest name without its ending; file systems accept 255 bytes, and a letter may take three. */
const maxLength = 80

/** The name of an invoice's file, without characters that file systems refuse. */
export const getFileName = ({ number, billTo }: { number: string; billTo: string }) =>
  `${number} ${billTo}`
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/[.\s]+$/, '')
