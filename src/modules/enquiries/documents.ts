import { documents, type SitePage } from '#platform/server/site/document.ts'
import { enquiries } from './contract.ts'
import { toDraft } from './form-fields.ts'
import { renderContactPage } from './server/contact-page.ts'

const path = '/frontend-pages/contact'

export default documents(() => [
  {
    path,
    menu: { label: 'page.menu', order: 90 },
    contact: true,
    form: { endpoint: enquiries.base, body: toDraft, done: `${path}?sent=yes` },
    respond: (request): Promise<SitePage> =>
      Promise.resolve({
        title: request.t('page.title'),
        description: request.t('page.description'),
        structured: {
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          name: request.t('page.title'),
          description: request.t('page.description'),
          url: request.absolute(path),
        },
        body: renderContactPage(request, path),
      }),
  },
])
