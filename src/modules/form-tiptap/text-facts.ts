import { countWords } from '#platform/text/count-words.ts'
import { fold } from '#platform/text/fold.ts'
import { plainText } from '#platform/server/html/stored-html.ts'

const maxLeadLength = 160
const searched = 20_000

/** Derived columns for listing, searching and sorting. */
export function deriveColumns({ title, content }: { title: string; content: string }) {
  const text = plainText(content)
  const letters = [...text.replaceAll('\n', ' ')]
  return {
    lead: letters.slice(0, maxLeadLength).join('').trim(),
    words: countWords(text),
    characters: letters.length,
    search: fold(title, text.slice(0, searched)),
    byTitle: fold(title),
  }
}
