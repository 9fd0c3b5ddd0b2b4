import { documents, type SitePage } from '#platform/server/documents/document.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { plans } from './plans.ts'
import { pricingPage } from './server/pricing-page.ts'

export default documents(() => [
  {
    path: '/frontend-pages/pricing',
    menu: { label: 'page.menu', order: 40 },
    answer: (asked): Promise<SitePage> =>
      Promise.resolve({
        title: asked.t('title'),
        description: asked.t('page.description'),
        structured: {
          '@context': 'https://schema.org',
          '@type': 'Service',
          name: asked.t('title'),
          description: asked.t('page.description'),
          offers: plans.map(({ id, monthly }) => ({
            '@type': 'Offer',
            name: asked.t(`plans.${id}.name`),
            description: asked.t(`plans.${id}.for`),
            price: (monthly / 100).toFixed(2),
            priceCurrency: builtWorkspace.currency,
          })),
        },
        body: pricingPage(asked),
      }),
  },
])
