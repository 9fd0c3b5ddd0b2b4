/**
 * Text as it is compared, searched and sorted by: without case, accents and width ("Öztürk" is found by "ozt"). Several
 * parts become one text with a space between them; spaces within a part stay. The same in every language of the
 * machine, so that the browser finds what the server finds.
 */
export const fold = (...parts: (string | null | undefined)[]) =>
  parts
    .filter((part) => part)
    .join(' ')
    // Before the normal form, too: putting marks in their order takes the square of how many follow each other.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
