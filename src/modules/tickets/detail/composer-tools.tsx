import { IconAt, IconMessage2Bolt } from '@tabler/icons-react'
import { Divider, Menu, MenuItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import { escaped, filledIn } from '../canned/fill-in.ts'
import type { Ticket } from '../contract.ts'
import { api } from '../tickets-client.ts'

const CannedDialog = lazy(async () => ({ default: (await import('../canned/canned-dialog.tsx')).CannedDialog }))

interface ComposerToolsProps {
  ticket: Ticket
  isNote: boolean
  onFiles: (files: File[]) => void
  /** Appends HTML to the text. */
  onInsert: (html: string) => void
}

/** Attaches files, inserts canned replies, and mentions colleagues in notes. */
export function ComposerTools({ ticket, isNote, onFiles, onInsert }: ComposerToolsProps) {
  const t = useTexts('tickets')
  const { user } = useSession()
  const { data: canned } = useQuery(api.canned.query())
  const [menu, setMenu] = useState<{ of: 'canned' | 'mention'; at: HTMLElement }>()
  const [isManaging, setManaging] = useState(false)
  const close = () => setMenu(undefined)
  const insert = (html: string) => {
    close()
    onInsert(html)
  }
  return (
    <>
      <AttachButton onFiles={onFiles} />
      <IconAction
        label={t('canned.insert')}
        icon={<IconMessage2Bolt size={20} aria-hidden />}
        opens="menu"
        onClick={(at) => setMenu({ of: 'canned', at })}
      />
      {isNote && (
        <IconAction
          label={t('mention')}
          icon={<IconAt size={20} aria-hidden />}
          opens="menu"
          onClick={(at) => setMenu({ of: 'mention', at })}
        />
      )}
      <Menu anchorEl={menu?.at ?? null} open={menu?.of === 'canned'} onClose={close}>
        {canned?.map(({ id, title, html }) => (
          <MenuItem key={id} dir="auto" onClick={() => insert(filledIn(html, ticket, user))}>
            {title}
          </MenuItem>
        ))}
        {canned && canned.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            close()
            setManaging(true)
          }}
        >
          {t('canned.manage')}
        </MenuItem>
      </Menu>
      <MentionMenu
        anchor={menu?.of === 'mention' ? menu.at : null}
        onMention={(name) => insert(`<p>@${escaped(name)} </p>`)}
        onClose={close}
      />
      {isManaging && (
        <Suspense>
          <CannedDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
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
