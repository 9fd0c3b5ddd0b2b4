import type { NoticeValue } from '#platform/contracts/notice.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type texts from '../locales/en.json'
import type { NoteRow } from './note-rows.ts'

export type NoticeKind = 'reminder' | 'shared'
export type NoteEvents = Call<NoticeKind>['events']

/** The key of a name beside the kinds of notices. */
type NoticeText = Exclude<keyof (typeof texts)['notices']['notes'], NoticeKind>

/** What a notice calls a note: its title, or the beginning of its content. */
export function noteTitle({ title, text, items }: Pick<NoteRow, 'title' | 'text' | 'items'>): NoticeValue {
  const lines = [title, ...text.split('\n'), ...items.map((item) => item.text)].map((line) => line.trim())
  return lines.find(Boolean)?.slice(0, 200) ?? { text: 'untitled' satisfies NoticeText }
}

export const aboutNote = (id: number) => ({ path: `/apps/notes?note=${id}`, recordId: id })
