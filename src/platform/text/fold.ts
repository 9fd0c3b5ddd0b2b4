/**
 * Folds text for comparing, searching and sorting: without case, accents and width ("Öztürk" is found by "ozt").
 * Several parts become one text with a space between them; spaces within a part stay. Independent of the machine's
 * language, so that browser and server find the same.
 */
export const fold = (...parts: (string | null | undefined)[]) =>
  parts
    .filter((part) => part)
    .join(' ')
    // Removed before normalisation, too, which takes quadratic time for many marks in a row.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
