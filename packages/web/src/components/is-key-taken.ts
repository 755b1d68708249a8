/** Is a key meant for a field, a dialog or the browser? */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  return (
    event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]') !== null
  )
}
