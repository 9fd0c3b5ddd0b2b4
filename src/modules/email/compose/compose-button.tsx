import { IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../email-screen.module.css'
import { linkTo } from '../email-view.ts'
import { useEmailView } from '../use-email-view.ts'

/** Beside the screen's title, as small as its picture on a phone. */
export function ComposeButton() {
  const t = useTexts('email')
  const { view } = useEmailView()
  return (
    <Button
      component={Link}
      to={linkTo(view, { compose: 'new' })}
      className={styles.compose}
      variant="contained"
      startIcon={<IconPencil size={18} aria-hidden />}
    >
      <span className="wide-text">{t('compose.new')}</span>
    </Button>
  )
}
