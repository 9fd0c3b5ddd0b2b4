import { type Editor, useEditorState } from '@tiptap/react'
import { use, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Choices } from '#platform/ui/rich-text/choices.tsx'
import { matchingPeople, mentionQuery } from './mention-query.ts'
import { PeopleContext } from './people-context.ts'

/** Menu of people after `@`, found by any part of their names. */
export function MentionMenu({ editor }: { editor: Editor }) {
  const t = useTexts('rich-text')
  const people = use(PeopleContext)
  const trigger = useEditorState({
    editor,
    selector: () => (editor.isFocused ? mentionQuery(editor.state) : undefined),
  })
  const [closedAt, setClosedAt] = useState<number>()
  const suggestions = trigger ? matchingPeople(trigger.query, people) : []
  // Escape closes the menu for this `@` only, not for the next one.
  if (!trigger && closedAt !== undefined) setClosedAt(undefined)
  if (!trigger || trigger.from === closedAt || suggestions.length === 0) return null

  const options = suggestions.map(({ id, name, avatar, jobTitle }) => ({
    key: id,
    name,
    icon: <Avatar name={name} src={avatar} size={28} />,
    label: (
      <span className="grid padding-block-1">
        <bdi className="medium">{name}</bdi>
        {jobTitle && <bdi className="text-quiet text-12">{jobTitle}</bdi>}
      </span>
    ),
  }))
  return (
    <Choices
      editor={editor}
      label={t('people')}
      trigger={trigger}
      options={options}
      onChoose={({ key, name }) =>
        editor
          .chain()
          .focus()
          .insertContentAt(trigger, [
            { type: 'mention', attrs: { id: key, name } },
            { type: 'text', text: ' ' },
          ])
          .run()
      }
      onClose={() => setClosedAt(trigger.from)}
    />
  )
}
