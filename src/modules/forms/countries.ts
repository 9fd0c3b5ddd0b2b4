interface CountryRules {
  /** Pattern and example of the postal code. */
  postal?: { pattern: RegExp; example: string }
  /** Pattern and example of the VAT number; omitted for countries without one. */
  vat?: { pattern: RegExp; example: string }
  /** Codes of states or provinces, in countries whose addresses require one. */
  regions?: readonly string[]
}

const american =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'

/** The countries of suppliers (ISO 3166-1), with their formats of addresses and VAT numbers. */
export const countryRules = {
  AT: { postal: { pattern: /^\d{4}$/, example: '1010' }, vat: { pattern: /^ATU\d{8}$/, example: 'ATU12345678' } },
  AU: { postal: { pattern: /^\d{4}$/, example: '3000' }, regions: 'ACT NSW NT QLD SA TAS VIC WA'.split(' ') },
  BE: { postal: { pattern: /^\d{4}$/, example: '1000' }, vat: { pattern: /^BE[01]\d{9}$/, example: 'BE0123456789' } },
  CA: {
    postal: { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'M5V 2T6' },
    regions: 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
  },
  CH: {
    postal: { pattern: /^\d{4}$/, example: '8001' },
    vat: { pattern: /^CHE\d{9}(MWST|TVA|IVA)?$/, example: 'CHE123456789' },
  },
  CN: { postal: { pattern: /^\d{6}$/, example: '200000' } },
  DE: { postal: { pattern: /^\d{5}$/, example: '10115' }, vat: { pattern: /^DE\d{9}$/, example: 'DE123456789' } },
  DK: { postal: { pattern: /^\d{4}$/, example: '2100' }, vat: { pattern: /^DK\d{8}$/, example: 'DK12345678' } },
  EG: { postal: { pattern: /^\d{5}$/, example: '11511' } },
  ES: {
    postal: { pattern: /^\d{5}$/, example: '28013' },
    vat: { pattern: /^ES[\dA-Z]\d{7}[\dA-Z]$/, example: 'ESB12345678' },
  },
  FR: {
    postal: { pattern: /^\d{5}$/, example: '75002' },
    vat: { pattern: /^FR[\dA-Z]{2}\d{9}$/, example: 'FR12345678901' },
  },
  GB: {
    postal: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
    vat: { pattern: /^GB\d{9}(\d{3})?$/, example: 'GB123456789' },
  },
  IT: { postal: { pattern: /^\d{5}$/, example: '20121' }, vat: { pattern: /^IT\d{11}$/, example: 'IT12345678901' } },
  JO: { postal: { pattern: /^\d{5}$/, example: '11118' } },
  MA: { postal: { pattern: /^\d{5}$/, example: '20000' } },
  NL: {
    postal: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
    vat: { pattern: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  },
  PL: {
    postal: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
    vat: { pattern: /^PL\d{10}$/, example: 'PL1234567890' },
  },
  SE: {
    postal: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
    vat: { pattern: /^SE\d{12}$/, example: 'SE123456789001' },
  },
  US: { postal: { pattern: /^\d{5}(-\d{4})?$/, example: '94103' }, regions: american.split(' ') },
} satisfies Record<string, CountryRules>

export type Country = keyof typeof countryRules
export const countries = [
  'AT',
  'AU',
  'BE',
  'CA',
  'CH',
  'CN',
  'DE',
  'DK',
  'EG',
  'ES',
  'FR',
  'GB',
  'IT',
  'JO',
  'MA',
  'NL',
  'PL',
  'SE',
  'US',
] as const satisfies readonly Country[]

/** The rules of a country; empty for an unknown one. */
export const getCountryRules = (country: string): CountryRules => {
  const knownCountry = countries.find((one) => one === country)
  return knownCountry ? countryRules[knownCountry] : {}
}
