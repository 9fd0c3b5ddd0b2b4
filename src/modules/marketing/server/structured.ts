import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import type { DocumentRequest } from '#platform/server/site/document.ts'
import { previewPicture } from './picture.ts'
import { homePath } from './paths.ts'

/** Structured data of the product for search engines (schema.org). */
export const createApplicationData = ({ t, absolute, workspace }: DocumentRequest) => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: workspace.name,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  description: t('summary'),
  url: absolute(homePath),
  screenshot: absolute(previewPicture),
  inLanguage: offeredLanguages.map((code) => languages[code].tag),
  license: 'https://opensource.org/license/mit',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
})

/** Structured data of the site and its publisher. */
export const describeSite = ({ t, absolute, language, workspace }: DocumentRequest) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      name: workspace.name,
      url: absolute(homePath),
      logo: absolute('/pictures/logo-mark.svg'),
    },
    {
      '@type': 'WebSite',
      name: workspace.name,
      description: t('summary'),
      url: absolute(homePath),
      inLanguage: languages[language].tag,
    },
  ],
})
