/** Whether the visitor has asked the browser to load no more than needed. */
export function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
