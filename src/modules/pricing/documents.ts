import { documents, type SitePage } from '#platform/server/site/document.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { plans } from './plans.ts'
import { renderPricingPage } from './server/pricing-page.ts'

export default documents(() => [
  {
    path: '/frontend-pages/pricing',
    menu: { label: 'page.menu', order: 40 },
    respond: (request): Promise<SitePage> =>
      Promise.resolve({
        title: request.t('title'),
        description: request.t('page.description'),
        structured: {
          '@context': 'https://schema.org',
          '@type': 'Service',
          name: request.t('title'),
          description: request.t('page.description'),
          offers: plans.map(({ id, monthly }) => ({
            '@type': 'Offer',
            name: request.t(`plans.${id}.name`),
            description: request.t(`plans.${id}.for`),
            price: (monthly / 100).toFixed(2),
            priceCurrency: builtWorkspace.currency,
          })),
        },
        body: renderPricingPage(request),
      }),
  },
])
