import { waitFor } from '@testing-library/react'
import { startTransition, Suspense, use, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useSearchText } from './use-search-text.ts'

interface FieldProps {
  q: string
  onSearch: (q: string | undefined) => void
}

function Field({ q, onSearch }: FieldProps) {
  const { text, setText, setQuery } = useSearchText(q, onSearch)
  const type = (typed: string) => {
    setText(typed)
    setQuery(typed)
  }
  return <input value={text} onChange={(event) => type(event.target.value)} />
}

/** Types as a browser does; `act` would make React render everything in one step. */
function type(text: string) {
  const input = document.querySelector('input')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

const shows = (text: string) =>
  waitFor(() =>
    expect([document.querySelector('input')?.value, document.querySelector('p')?.textContent]).toEqual([
      text,
      `About ${text}`,
    ]),
  )

test('keeps a letter typed while the results of the previous text are rendered', async () => {
  const files = Promise.withResolvers<void>()
  function Results({ q }: { q: string }) {
    if (q === 'ann') use(files.promise)
    return <p>About {q}</p>
  }
  function Page() {
    const [q, setQ] = useState('')
    return (
      <Suspense>
        <Field q={q} onSearch={(next = '') => startTransition(() => setQ(next))} />
        <Results q={q} />
      </Suspense>
    )
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Page />)
  await shows('')
  type('ann')
  await new Promise((resolve) => setTimeout(resolve, 100))
  type('anna')
  expect(document.querySelector('input')?.value).toBe('anna')
  files.resolve()
  await shows('anna')
  root.unmount()
})
