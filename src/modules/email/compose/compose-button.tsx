import { IconPencil } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { HeaderButton } from '#platform/ui/panes/header-button.tsx'
import styles from '../email-screen.module.css'
import { linkTo } from '../email-view.ts'
import { useEmailView } from '../use-email-view.ts'

/** The button beside the screen title. */
export function ComposeButton() {
  const t = useTexts('email')
  const { view } = useEmailView()
  return (
    <HeaderButton
      label={t('compose.new')}
      icon={<IconPencil size={18} aria-hidden />}
      action={linkTo(view, { compose: 'new' })}
      opensField
      className={styles.compose}
    />
  )
}
