/** Parses a number with a point or a comma, in Western or Arabic digits; null for an empty field. */
export function parseNumber(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed
  const text = String(typed ?? '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x6_60))
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(/[,٫]/, '.')
  return text === '' ? undefined : Number(text)
}
