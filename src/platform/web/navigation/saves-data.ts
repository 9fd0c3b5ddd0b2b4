/** Whether the browser's data saver is on. */
export function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
