import { IconMail, IconPhone } from '@tabler/icons-react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { EmailLink } from '#platform/ui/people/email-link.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { OrderAddress } from '../contract-address.ts'
import type { Order } from '../contract-orders.ts'
import { CustomerAvatar } from './customer-avatar.tsx'
import { OrderPayment } from './order-payment.tsx'
import styles from './order-facts.module.css'

/** Buyer, address, delivery and payment. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTexts('shop')
  const { address, buyer } = order
  return (
    <>
      <Card title={t('orders.customer')}>
        <p className="row gap-3">
          <CustomerAvatar address={address} buyer={buyer} size={40} />
          <span className="grid semibold">
            <bdi {...asWritten(address?.name ?? buyer.name)}>{address?.name ?? buyer.name}</bdi>
            {address?.company && (
              <bdi className="text-quiet text-13 regular" {...asWritten(address.company)}>
                {address.company}
              </bdi>
            )}
          </span>
        </p>
        {address && <ContactDetails address={address} />}
      </Card>
      <Card title={t('orders.delivery')}>
        {address ? <PostalAddress address={address} /> : <p className="text-quiet">{t('orders.addressHidden')}</p>}
        <dl className={styles.facts}>
          <dt>{t('orders.deliveryBy')}</dt>
          <dd>{t(`orders.deliveries.${order.delivery}`)}</dd>
        </dl>
      </Card>
      <OrderPayment order={order} />
      {order.note && (
        <Card title={t('orders.note')}>
          <p className="pre-line" {...asWritten(order.note)}>
            {order.note}
          </p>
        </Card>
      )}
    </>
  )
}

/** Email address and phone number of the customer. */
function ContactDetails({ address: { email, phone } }: { address: OrderAddress }) {
  return (
    <ul className="grid margin-block-start-3">
      <li className={styles.contact}>
        <IconMail size={16} aria-hidden />
        <EmailLink email={email} dir="ltr" />
      </li>
      {phone && (
        <li className={styles.contact}>
          <IconPhone size={16} aria-hidden />
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </a>
        </li>
      )}
    </ul>
  )
}

function PostalAddress({ address }: { address: OrderAddress }) {
  const countryName = useCountryName()
  return (
    <>
      <address className={styles.address} dir="auto">
        {[address.name, address.company, address.street, `${address.postalCode} ${address.city}`]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      <p>{countryName(address.country)}</p>
    </>
  )
}
