import styles from './qr-code.module.css'
import { createQrPath } from './qr-path.ts'

interface QrCodeProps {
  text: string
  /** Accessible name. */
  label: string
}

export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = createQrPath(text)
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
