import { IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../email-screen.module.css'
import { linkTo } from '../email-view.ts'
import { useEmailView } from '../use-email-view.ts'

/** The button beside the screen title; only an icon on a phone. */
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
