import { asWritten } from '#platform/i18n/as-written.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import type { OrderAddress } from '../contract-address.ts'
import styles from './checkout.module.css'

/** An address in postal format. */
export function AddressLines({ address }: { address: OrderAddress }) {
  const countryName = useCountryName()
  const { name, company, street, city, postalCode, country, email, phone } = address
  return (
    <address className={styles.address}>
      {[name, company, street].filter(Boolean).map((line) => (
        <span key={line}>
          <bdi {...asWritten(line)}>{line}</bdi>
        </span>
      ))}
      <span>
        <bdi>
          {postalCode} {city}
        </bdi>
      </span>
      <span>{countryName(country)}</span>
      {[email, phone].filter(Boolean).map((line) => (
        <span key={line}>
          <bdi dir="ltr">{line}</bdi>
        </span>
      ))}
    </address>
  )
}
