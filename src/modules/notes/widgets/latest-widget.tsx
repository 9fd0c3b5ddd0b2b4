import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { unlessKnown } from '#platform/ui/figures/unless-known.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { ColorMark } from '../color-mark.tsx'
import { api } from '../notes-client.ts'
import { NoteDate } from '../note-date.tsx'

const maxRows = 12

/** The most recently changed notes, as links. */
export default function LatestWidget() {
  const t = useTexts('notes')
  const fitting = useRowsThatFit()
  const query = { archived: false, sort: '-updatedAt', limit: maxRows } as const
  const { data } = useQuery({ ...api.list.query({ query }), throwOnError: unlessKnown })
  return (
    <WidgetCard title={t('widgets.latest.title')} more={{ to: '/apps/notes', label: t('widgets.latest.all') }}>
      {!data && <WidgetRowSkeletons count={fitting} hasLead={false} />}
      {data?.length === 0 && <EmptyState small as="p" title={t('widgets.latest.empty')} />}
      <WidgetRows>
        {data?.slice(0, fitting).map((note) => (
          <WidgetRow
            key={note.id}
            to={`/apps/notes?note=${note.id}`}
            lead={<ColorMark color={note.color} />}
            title={note.title || note.text.slice(0, 80) || t('untitled')}
            note={
              <>
                {note.kind === 'checklist' && (
                  <>
                    {t('widgets.latest.progress', {
                      done: note.items.filter(({ done }) => done).length,
                      total: note.items.length,
                    })}
                    {' · '}
                  </>
                )}
                <NoteDate iso={note.updatedAt} />
              </>
            }
          />
        ))}
      </WidgetRows>
    </WidgetCard>
  )
}
