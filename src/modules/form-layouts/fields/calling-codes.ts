/** Calling codes by country. */
export const callingCodes = {
  GB: '44',
  FR: '33',
  DE: '49',
  ES: '34',
  IT: '39',
  NL: '31',
  PT: '351',
  SE: '46',
  PL: '48',
  TR: '90',
  MA: '212',
  EG: '20',
  AE: '971',
  SA: '966',
  CN: '86',
  IN: '91',
  JP: '81',
  US: '1',
} as const
export type Region = keyof typeof callingCodes

/** The digits of a text; accepts Western and Arabic-Indic ones. */
const keepDigits = (typed: string) =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x6_60)).replaceAll(/\D/g, '')

const isInternational = (typed: string) => /^\s*(?:\+|00)/.test(typed)

const regions: readonly Region[] = [
  'GB',
  'FR',
  'DE',
  'ES',
  'IT',
  'NL',
  'PT',
  'SE',
  'PL',
  'TR',
  'MA',
  'EG',
  'AE',
  'SA',
  'CN',
  'IN',
  'JP',
  'US',
]

/** The country of a number by its calling code, or `other` if unknown. */
export function findRegion(phone: string, other: Region): Region {
  if (!phone.startsWith('+') || phone.startsWith(`+${callingCodes[other]}`)) return other
  return regions.find((region) => phone.startsWith(`+${callingCodes[region]}`)) ?? other
}

/** The number without its calling code. */
export const getLocalPart = (phone: string, region: Region) =>
  phone.startsWith(`+${callingCodes[region]}`) ? phone.slice(callingCodes[region].length + 1) : phone

/** Formats a number as E.164; omits the trunk prefix 0 of national numbers, except in Italy. */
export function formatPhone(typed: string, region: Region): string {
  const digits = keepDigits(typed)
  if (digits === '') return ''
  if (isInternational(typed)) return `+${digits.replace(/^00/, '')}`
  const local = region === 'IT' ? digits : digits.replace(/^0+/, '')
  return local === '' ? '' : `+${callingCodes[region]}${local}`
}
