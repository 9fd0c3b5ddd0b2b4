import { enlarge } from './enlarge.ts'

const gallery = document.querySelector<HTMLElement>('.marketing-screens')
if (gallery) enlarge(gallery)

// The kind is in the URL, so that a filtered gallery can be shared.
const kinds = document.querySelectorAll<HTMLInputElement>('.marketing-kinds input')
const requestedKind = new URLSearchParams(location.search).get('kind')
for (const input of kinds) {
  if (input.value === requestedKind) input.checked = true
  input.addEventListener('change', () => {
    const address = new URL(location.href)
    if (input.value === 'all') address.searchParams.delete('kind')
    else address.searchParams.set('kind', input.value)
    history.replaceState(null, '', address)
  })
}
