import { IconMail, IconPhone } from '@tabler/icons-react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { EmailLink } from '#platform/ui/people/email-link.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Card } from '#platform/ui/card.tsx'
import type { Order } from '../contract-orders.ts'
import { OrderPayment } from './order-payment.tsx'
import styles from './order-facts.module.css'

/** Buyer, address, delivery and payment. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTexts('shop')
  const countryName = useCountryName()
  const { address, buyer } = order
  return (
    <>
      <Card title={t('orders.customer')}>
        <p className="row gap-3">
          <Avatar name={address.name} src={address.name === buyer.name ? buyer.avatar : undefined} size={40} />
          <span className="grid semibold">
            <bdi {...asWritten(address.name)}>{address.name}</bdi>
            {address.company && <bdi className="text-quiet text-13 regular">{address.company}</bdi>}
          </span>
        </p>
        <ul className="grid margin-block-start-3">
          <li className={styles.contact}>
            <IconMail size={16} aria-hidden />
            <EmailLink email={address.email} dir="ltr" />
          </li>
          {address.phone && (
            <li className={styles.contact}>
              <IconPhone size={16} aria-hidden />
              <a href={`tel:${address.phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
                {address.phone}
              </a>
            </li>
          )}
        </ul>
      </Card>
      <Card title={t('orders.delivery')}>
        <address className={styles.address} dir="auto">
          {[address.name, address.company, address.street, `${address.postalCode} ${address.city}`]
            .filter(Boolean)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
        <p>{countryName(address.country)}</p>
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
