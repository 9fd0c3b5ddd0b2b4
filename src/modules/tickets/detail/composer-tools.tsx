import { IconAt, IconMessage2Bolt, IconMoodSmile } from '@tabler/icons-react'
import { Menu, MenuItem } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import { MacroMenu } from '../macros/macro-menu.tsx'
import type { Macro } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'

interface ComposerToolsProps {
  ticketId: number
  isNote: boolean
  applyMacro: (macro: Macro) => void
  onFiles: (files: File[]) => void
  /** Appends HTML to the text. */
  onInsert: (html: string) => void
}

/** Attaches files, applies macros, asks for a rating, and mentions colleagues in notes. */
export function ComposerTools({ ticketId, isNote, applyMacro, onFiles, onInsert }: ComposerToolsProps) {
  const t = useTexts('tickets')
  const [menu, setMenu] = useState<{ kind: 'macro' | 'mention'; at: HTMLElement }>()
  const { mutateAsync: askRating } = useMutation(api.askRating.mutation())
  const insertRatingLink = async () => {
    try {
      const { address } = await askRating({ params: { id: ticketId } })
      onInsert(
        `<p>${escapeHtml(t('rate.request'))} <a href="${escapeHtml(address)}">${escapeHtml(t('rate.link'))}</a></p>`,
      )
    } catch {
      // The application reports failures itself.
    }
  }
  const close = () => setMenu(undefined)
  const insert = (html: string) => {
    close()
    onInsert(html)
  }
  return (
    <>
      <AttachButton onFiles={onFiles} />
      <IconAction
        label={t('macros.insert')}
        icon={<IconMessage2Bolt size={20} aria-hidden />}
        opens="menu"
        onClick={(at) => setMenu({ kind: 'macro', at })}
      />
      {!isNote && (
        <IconAction
          label={t('rate.ask')}
          icon={<IconMoodSmile size={20} aria-hidden />}
          onClick={() => void insertRatingLink()}
        />
      )}
      {isNote && (
        <IconAction
          label={t('mention')}
          icon={<IconAt size={20} aria-hidden />}
          opens="menu"
          onClick={(at) => setMenu({ kind: 'mention', at })}
        />
      )}
      <MacroMenu anchor={menu?.kind === 'macro' ? menu.at : null} onApply={applyMacro} onClose={close} />
      <MentionMenu
        anchor={menu?.kind === 'mention' ? menu.at : null}
        onMention={(name) => insert(`<p>@${escapeHtml(name)} </p>`)}
        onClose={close}
      />
    </>
  )
}

interface MentionMenuProps {
  anchor: HTMLElement | null
  onMention: (name: string) => void
  onClose: () => void
}

function MentionMenu({ anchor, onMention, onClose }: MentionMenuProps) {
  const { user } = useSession()
  const colleagues = useColleagues().filter(({ id }) => id !== user.id)
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {colleagues.map(({ id, name }) => (
        <MenuItem key={id} onClick={() => onMention(name)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
